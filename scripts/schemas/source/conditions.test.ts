import { expect, test } from 'vitest';
import { matchesIn, valuesAt } from './conditions.ts';

const namesIn = (condition: unknown) => [...matchesIn(condition)].map(([name]) => name);

test.each([
  [{ properties: { country: { const: 'Here' } }, required: ['country'] }, ['country']],
  [{ anyOf: [{ required: ['visa'] }, { not: { properties: { age: { const: 1 } } } }] }, ['visa', 'age']],
  // Half-edited files in the studio can contain conditions such as these.
  [{ properties: null }, []],
  [{ properties: null, required: null, allOf: [{ required: ['visa'] }] }, ['visa']],
  [null, []],
])('the questions that %j names', (condition, names) => {
  expect(namesIn(condition)).toEqual(names);
});

test('finds the values of keywords at any depth', () => {
  const match = { anyOf: [{ const: 'a' }, { not: { enum: ['b', 'c'] } }], type: 'string' };
  expect(valuesAt(match, ['const', 'enum'])).toEqual(['a', 'b', 'c']);
});
