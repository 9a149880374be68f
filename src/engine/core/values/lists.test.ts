import { expect, test } from 'vitest';
import { createOptionList, exactOption, type ListOption, searchOptions } from './lists.ts';

const towns: readonly ListOption[] = [
  ['dakar', 'Dakar', { region: 'Dakar' }],
  ['thies', 'Thiès', { region: 'Thiès' }],
  ['Mbour', null, { region: 'Thiès' }],
  ['Rufisque', null, { region: 'Dakar' }],
];

/** A list of another server, which may be away. */
const listOf = (isThere: () => boolean) =>
  createOptionList(new URL('https://example.com/towns.json'), () =>
    Promise.resolve(isThere() ? Response.json(towns) : new Response('', { status: 503 })),
  );

test('a list knows its options once it is there, and before that nothing is wrong', async () => {
  const list = listOf(() => true);
  expect([list.has('Paris'), list.options(), list.titleOf('dakar')]).toEqual([true, undefined, 'dakar']);
  await list.load();
  expect(list.load()).toBeUndefined();
  expect([list.has('Paris'), list.has('dakar'), list.titleOf('dakar')]).toEqual([false, true, 'Dakar']);
  expect([...list.options()!]).toEqual(towns);
});

test('of an option its facts are wanted, too: none while they are not known', async () => {
  const list = createOptionList();
  list.give(towns);
  expect(list.has('Mbour', { region: 'Thiès' })).toBe(true);
  expect(list.has('Mbour', { region: 'Dakar' })).toBe(false);
  expect(list.has('Mbour', { region: undefined })).toBe(false);
});

test('a list that did not come is asked for again', async () => {
  let isOnline = false;
  const list = listOf(() => isOnline);
  await expect(list.load()).rejects.toThrow('503');
  isOnline = true;
  await list.load();
  expect(list.has('Paris')).toBe(false);
});

test('what begins so comes first, whatever its accents and capitals', () => {
  const found = (typed: string, wanted = {}) =>
    searchOptions(towns, typed, 2, wanted).found.map(([value]) => value);
  expect(found('THIES')).toEqual(['thies']);
  expect(found('r')).toEqual(['Rufisque', 'dakar']);
  expect(found('')).toEqual(['dakar', 'thies']);
  expect(found('', { region: 'Thiès' })).toEqual(['thies', 'Mbour']);
  expect(searchOptions(towns, '', 2).count).toBe(4);
});

const places: readonly ListOption[] = [
  ['CI', "Côte d'Ivoire"],
  ['GW', 'Guinea-Bissau'],
  ['GN', 'Guinea'],
  ['NJ', 'N’Jie, Bakau'],
];

test.each([
  ['cote d’ivoire', 'CI'],
  ['COTE D IVOIRE', 'CI'],
  ['guinea bissau', 'GW'],
  ['guinea', 'GN'],
  ['njie bakau', 'NJ'],
])('%s is called by its whole name', (typed, option) => {
  expect(exactOption(places, typed)).toBe(option);
  expect(searchOptions(places, typed, 9).found.map(([value]) => value)).toContain(option);
});

test('half a name, or that of an option with other facts, is the name of none', () => {
  expect([
    exactOption(places, 'guin'),
    exactOption(places, ''),
    exactOption(towns, 'Mbour', { region: 'Dakar' }),
  ]).toEqual([undefined, undefined, undefined]);
});
