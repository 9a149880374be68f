import { afterEach, expect, test } from 'vitest';
import { configureLanguage, type Language, spokenLanguage } from '../environment.ts';
import { keptNumber } from './decimal.ts';
import { numberInWords, plainNumber, readNumber, writtenNumber } from './numbers.ts';

test.each([
  ['1500', 1500],
  ['1,500', 1500],
  ['1 500', 1500],
  ['1 500.5', 1500.5],
  [' 1,234,567.89 ', 1234567.89],
  ['1,00,000', 100_000],
  ['-12', -12],
  ['−1,500', -1500],
  ['- 5', -5],
  ['12.', 12],
  ['.5', 0.5],
  ['007', 7],
  ['0', 0],
])('%j is the number %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test.each([
  ...['', ' ', '.', '-', '1,5', '1,50', '1,,500', ',500', '1.5.2', '1.500,50', '12 34', '1e3', '0x10', '+5'],
  ...['two', '5k', 'Infinity', 'NaN', '--5', '5-', '٣', '12345678901234567890'],
])('%j is no number that can be read without guessing', (typed) => {
  expect(readNumber(typed)).toBeNaN();
});

test.each([
  ['D1,500', ['D'], 1500],
  ['d 1,500', ['D'], 1500],
  ['-D500', ['D'], -500],
  ['D-500', ['D'], -500],
  ['12 months', [undefined, 'months'], 12],
  ['GMD 1,500.50 a year', ['GMD', 'a year'], 1500.5],
  ['1,500D', ['D'], 1500],
])('%j is read without what stands beside it', (typed, beside, number) => {
  expect(readNumber(typed, beside)).toBe(number);
});

test.each([['D1,500'], ['5D00'], ['DD5']])('%j is no number where it belongs to nothing', (typed) => {
  expect(readNumber(typed, typed === 'D1,500' ? [] : ['D'])).toBeNaN();
});

test('what is very long is read as well, and its pattern does not run for ever', () => {
  const read = ['1', ',', ' ', '1,', '-', '1 '].map((sign) => plainNumber(sign.repeat(100_000)));
  expect(read).toEqual(['1'.repeat(100_000), ...Array(5).fill(undefined)]);
});

const field = (schema: object = {}, ui: object = {}) => ({ schema, ui });

test('a number that was typed is written with its thousands, and with the decimals that were typed', () => {
  expect(writtenNumber(field(), '1500.50')).toBe('1,500.50');
  expect(writtenNumber(field(), -1234567)).toBe('-1,234,567');
  expect(writtenNumber(field(), 999)).toBe('999');
});

test('a year is no amount', () => {
  expect(writtenNumber(field({ maximum: 2030 }), 2024)).toBe('2024');
  expect(writtenNumber(field({ maximum: 5000 }, { prefix: 'D' }), 4500)).toBe('4,500');
});

test.each([
  [{}, {}, 1500, '1,500'],
  [{ decimals: 2 }, { prefix: 'D' }, 1500.5, 'D1,500.50'],
  [{ decimals: 2 }, { prefix: 'D' }, 1500, 'D1,500'],
  [{}, { prefix: 'GMD' }, 20, 'GMD 20'],
  [{}, { suffix: 'months' }, 12, '12 months'],
  [{}, { suffix: '%' }, 12.5, '12.5%'],
  [{}, { prefix: 'D' }, -500, '-D500'],
])('a number with %j and %j is read as words', (schema, ui, number, words) => {
  expect(numberInWords(field(schema, ui), number)).toBe(words);
});

const english = spokenLanguage();
afterEach(() => configureLanguage(english));

test('people who write a comma for a point are read, and read, as they write', () => {
  const numberSigns: Language['numberSigns'] = { decimal: ',', thousands: ' ' };
  configureLanguage({ ...english, numberSigns });
  const read = (typed: string) => readNumber(keptNumber(typed, numberSigns));
  expect(read('1 500,50')).toBe(1500.5);
  expect(read('1500,5')).toBe(1500.5);
  expect(read('1500.5')).toBe(1500.5);
  expect(numberInWords(field({ decimals: 2 }, { suffix: '€' }), 1500.5)).toBe('1 500,50€');
});
