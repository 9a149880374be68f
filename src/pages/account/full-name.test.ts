import { expect, test } from 'vitest';
import type { ApplicationResponse } from '#contract/applications.ts';
import { headerName, shortName } from './full-name.ts';

test.each([
  ['Abdoulie Ndey-Kumba', 'Abdoulie Ndey-Kumba'],
  ['Alhagie Sheikh Mohammed-Lamin Abdoulie', 'Alhagie'],
  ['', ''],
])('shortens the first name "%s" to "%s" in the header', (name, inHeader) => {
  expect(headerName(name)).toBe(inHeader);
});

test.each([
  ['Modou', 'Drammeh', 'Modou D.'],
  [' Mariama Binta ', 'Jallow Bah', 'Mariama J.'],
  ['Awa', ' ', 'Awa'],
  ['', 'Ceesay', 'C.'],
])('abbreviates %j %j to %j', (first_name, last_name, expected) => {
  expect(shortName({ first_name, last_name } as ApplicationResponse)).toBe(expected);
});
