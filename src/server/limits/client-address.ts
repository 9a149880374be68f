import { isIPv6 } from 'node:net';

/** A network whose requests are counted together. `factor` multiplies the limit of a single client. */
export interface LimitKey {
  readonly key: string;
  readonly factor: number;
}

/**
 * An IPv6 subscriber has a /64, often a /56 and sometimes a /48. A larger network may have many subscribers,
 * so its limit is higher, but lower than the sum of the limits of all networks within it.
 */
const prefixes = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 4 },
  { bits: 48, factor: 16 },
];

/**
 * Returns the limit keys of an address, starting with the smallest network. A request must be within the
 * limits of all keys.
 */
export function limitKeysOf(address: string): LimitKey[] {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return [{ key: mapped, factor: 1 }];
  if (!isIPv6(address)) return [{ key: address, factor: 1 }];
  const groups = groupsOf(address);
  return prefixes.map(({ bits, factor }) => ({ key: prefixOf(groups, bits), factor }));
}

/** Returns an IPv4 address, or the largest network that one IPv6 subscriber may have. */
export function clientOf(address: string): string {
  return limitKeysOf(address).at(-1)!.key;
}

function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

function prefixOf(groups: readonly number[], bits: number): string {
  const leading = groups.slice(0, Math.ceil(bits / 16));
  if (bits % 16 > 0) leading.push(leading.pop()! & (0xffff << (16 - (bits % 16))));
  return `${leading.map((group) => group.toString(16)).join(':')}::/${bits}`;
}
