import { expect, test } from 'vitest';
import { createOptionList, exactOption, type ListOption, searchOptions } from './lists.ts';

const towns: readonly ListOption[] = [
  ['dakar', 'Dakar', { region: 'Dakar' }],
  ['thies', 'Thiès', { region: 'Thiès' }],
  ['Mbour', null, { region: 'Thiès' }],
  ['Rufisque', null, { region: 'Dakar' }],
];

const listOf = (isThere: () => boolean) =>
  createOptionList(new URL('https://example.com/towns.json'), () =>
    Promise.resolve(isThere() ? Response.json(towns) : new Response('', { status: 503 })),
  );

test('accepts anything until the list is loaded', async () => {
  const list = listOf(() => true);
  expect([list.has('Paris'), list.options(), list.titleOf('dakar')]).toEqual([true, undefined, 'dakar']);
  await list.load();
  expect(list.load()).toBeUndefined();
  expect([list.has('Paris'), list.has('dakar'), list.titleOf('dakar')]).toEqual([false, true, 'Dakar']);
  expect([...list.options()!]).toEqual(towns);
});

test('requires the facts of an option', async () => {
  const list = createOptionList();
  list.give(towns);
  expect(list.has('Mbour', { region: 'Thiès' })).toBe(true);
  expect(list.has('Mbour', { region: 'Dakar' })).toBe(false);
  expect(list.has('Mbour', { region: undefined })).toBe(false);
});

test('loads a list again after a failure', async () => {
  let isOnline = false;
  const list = listOf(() => isOnline);
  await expect(list.load()).rejects.toThrow('503');
  isOnline = true;
  await list.load();
  expect(list.has('Paris')).toBe(false);
});

test('ranks prefix matches first, ignoring case and accents', () => {
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
  ['TR', 'İzmir'],
  ['DE', 'Großstadt'],
  ['SN', 'Ɓarkeɗi'],
  ['NO', 'Ørsta'],
  ['C#', 'C#'],
  ['C++', 'C++'],
  ['1.5', '1.5 years'],
];

test.each([
  ['cote d’ivoire', 'CI'],
  ['COTE  D IVOIRE', 'CI'],
  ['co\u0302te dʼivoire', 'CI'],
  ['Guinea‑Bissau\u200E', 'GW'],
  ['guinea bissau', 'GW'],
  ['guinea', 'GN'],
  ['njie bakau', 'NJ'],
  ['ızmir', 'TR'],
  ['GROSSSTADT', 'DE'],
  ['barkedi', 'SN'],
  ['orsta', 'NO'],
  ['c#', 'C#'],
  ['c ++', 'C++'],
  ['1.5 Years', '1.5'],
])('finds an option by its whole title: %s', (typed, option) => {
  expect(exactOption(places, typed)).toBe(option);
  expect(searchOptions(places, typed, 9).found.map(([value]) => value)).toContain(option);
});

test('matches only whole titles of options with the right facts', () => {
  expect([
    exactOption(places, 'guin'),
    exactOption(places, 'C'),
    exactOption(places, '15 years'),
    exactOption(places, ''),
    exactOption(towns, 'Mbour', { region: 'Dakar' }),
  ]).toEqual(Array(5).fill(undefined));
});
