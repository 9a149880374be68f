import { expect, test } from 'vitest';
import { clientOf } from './client-address.ts';

test.each([
  ['196.46.233.10', '196.46.233.10'],
  ['::ffff:196.46.233.10', '196.46.233.10'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['64:ff9b::196.46.233.10', '64:ff9b:0::/48'],
])('counts %s as client %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});
