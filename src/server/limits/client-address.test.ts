import { expect, test } from 'vitest';
import { clientOf, limitKeysOf } from './client-address.ts';

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

test.each([
  ['2001:db8:1:2ff:3:4:5:6', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8:1:ffff::', ['2001:db8:1:ffff::/64', '2001:db8:1:ff00::/56', '2001:db8:1::/48']],
])('counts %s under %j', (address, keys) => {
  expect(limitKeysOf(address).map(({ key }) => key)).toEqual(keys);
});

test('gives a larger network a higher limit, but less than the sum of its parts', () => {
  expect(limitKeysOf('2001:db8::1').map(({ factor }) => factor)).toEqual([1, 4, 16]);
  expect(limitKeysOf('196.46.233.10')).toEqual([{ key: '196.46.233.10', factor: 1 }]);
});
