import { expect, test } from 'vitest';
import { headerName } from './full-name.ts';

test.each([
  ['Awa', 'Awa'],
  ['Fatoumata Binta', 'Fatoumata Binta'],
  ['Abdoulie Ndey-Kumba', 'Abdoulie Ndey-Kumba'],
  ['Alhagie Sheikh Mohammed-Lamin Abdoulie', 'Alhagie'],
  ['Awa Bintou Fatou Mariama Kumba', 'Awa'],
  ['Wolimatoulayekumbandeysane', 'Wolimatoulayekumbandeysane'],
  ['', ''],
])('the header calls %s %s', (name, inHeader) => {
  expect(headerName(name)).toBe(inHeader);
});
