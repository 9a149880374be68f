import { expect, test } from 'vitest';
import { clientOf } from './client-address.ts';

test.each([
  ['196.46.233.10', '196.46.233.10'],
  ['::ffff:196.46.233.10', '196.46.233.10'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});
