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
  ['301a2345', '301a2345'],
])('the canonical form of %s is %s', (typed, phone) => {
  expect(canonicalPhone(typed)).toBe(phone);
});

test.each([
  ['3012345', '301 2345'],
  ['2203012345', '301 2345'],
  ['3012345678', '3012345678'],
  ['', ''],
])('shows %s as %s', (phone, read) => {
  expect(spacedPhone(phone)).toBe(read);
});

test.each([
  ['3012345', '2203012345'],
  ['2201234', '2202201234'],
  // A number of another country, without its country code. With 220 in front, WhatsApp rejects the message.
  // Without 220, WhatsApp would read the first 7 as a country code, and the message could reach a stranger.
  ['7700900123', '2207700900123'],
])('addresses messages for %s to %s', (phone, called) => {
  expect(internationalPhone(phone)).toBe(called);
});
