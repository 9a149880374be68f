import { expect, test } from 'vitest';
import { canonicalPhone, internationalPhone, spacedPhone } from './phone.ts';

test.each([
  ['3012345', '3012345'],
  ['2203012345', '3012345'],
  ['+220 301 2345', '3012345'],
  ['220-301-2345', '3012345'],
  ['2201234', '2201234'],
  ['', ''],
  ['00220 301 2345', '002203012345'],
  ['tel:+220 301–2345', '3012345'],
  // Dropping its letters could hit upon a stranger's number.
  ['301a2345', '301a2345'],
])('%s is the phone %s', (typed, phone) => {
  expect(canonicalPhone(typed)).toBe(phone);
});

test.each([
  ['3012345', '301 2345'],
  ['2203012345', '301 2345'],
  ['3012345678', '3012345678'],
  ['', ''],
])('%s is read as %s', (phone, read) => {
  expect(spacedPhone(phone)).toBe(read);
});

test.each([
  ['3012345', '2203012345'],
  ['2201234', '2202201234'],
  // Not a stranger abroad.
  ['7700900123', '2207700900123'],
])('%s is called as %s', (phone, called) => {
  expect(internationalPhone(phone)).toBe(called);
});
