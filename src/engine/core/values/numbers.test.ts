import { afterEach, expect, test } from 'vitest';
import { configureLanguage, spokenLanguage } from '../environment.ts';
import {
  decimalText,
  keptNumber,
  numberInWords,
  plainNumber,
  readNumber,
  shownNumber,
  writtenNumber,
} from './numbers.ts';

const field = (schema: object = {}, ui: object = {}) => ({ schema, ui });
const read = (typed: string, schema: object = {}, ui: object = {}) => readNumber(typed, field(schema, ui));

test.each([
  ['1,500', 1500],
  ['1 500', 1500],
  ["1'500", 1500],
  [' 1,234,567.89 ', 1234567.89],
  ['1,00,000', 100_000],
  ['−1,500', -1500],
  ['- 5', -5],
  ['12.', 12],
  ['.5', 0.5],
  ['007', 7],
  ['3,25', 3.25],
  ['4 500,50', 4500.5],
  ['1.234.500,50', 1234500.5],
  [',5', 0.5],
  ['1234.567', 1234.567],
  ['٣٬٥٠٠٫٥', 3500.5],
  ['３，２５', 3.25],
  ['\u202A3.25\u202C', 3.25],
])('reads %j as %d', (typed, number) => {
  expect(read(typed)).toBe(number);
});

test.each([
  ...['', ' ', '.', ',', '-', '1,,500', ',500', '0,500', '1234,567', '1.5.2', '12 34', '1e3', '0x10', '+5'],
  ...['two', '5k', 'Infinity', 'NaN', '--5', '5-', '5²', '½'],
  ...['12345678901234567890', '0.1234567890123456789'],
  // The text 3.000 can mean three or three thousand.
  ...['3.000', '25.500', '1.234.567'],
])('does not read %j as a number', (typed) => {
  expect(read(typed)).toBeNaN();
});

test('counts decimal places as typed', () => {
  expect(read('3.000', { decimals: 2 })).toBeNaN();
  expect(read('3.000', { decimals: 3 })).toBe(3);
  expect(read('4.999', { decimals: 2 })).toBeNaN();
  expect(read('2.50', { decimals: 1 })).toBeNaN();
  expect(read('2.0', { type: 'integer' })).toBeNaN();
  expect(read('2.', { type: 'integer' })).toBe(2);
});

test.each([
  ['D1,500', { prefix: 'D' }, 1500],
  ['d 1,500', { prefix: 'D' }, 1500],
  ['-D500', { prefix: 'D' }, -500],
  ['D-500', { prefix: 'D' }, -500],
  ['12 months', { suffix: 'months' }, 12],
  ['GMD 1,500.50 a year', { prefix: 'GMD', suffix: 'a year' }, 1500.5],
  ['1,500D', { prefix: 'D' }, 1500],
])('reads %j without prefix or suffix', (typed, ui, number) => {
  expect(read(typed, {}, ui)).toBe(number);
});

test.each([
  ['D1,500', {}],
  ['5D00', { prefix: 'D' }],
])('does not read %j, whose letters are no prefix or suffix', (typed, ui) => {
  expect(read(typed, {}, ui)).toBeNaN();
});

test.each([
  ['3,25', {}, '3.25'],
  ['.5', {}, '0.5'],
  ['00123456', {}, '00123456'],
  ['D12,000.00', { prefix: 'D' }, '12000.00'],
  ['4500,50', { prefix: 'D' }, '4500.50'],
  ['12.000', { prefix: 'D' }, '12.000'],
  ['3,256', {}, '3,256'],
  ['4k', { prefix: 'D' }, '4k'],
])('the decimal %j with %j is stored as %s', (typed, ui, text) => {
  expect(decimalText(typed, field({}, { widget: 'decimal', ...ui }))).toBe(text);
});

test('reads very long input in linear time', () => {
  const long = ['1', ',', ' ', '1,', '-', '1 ', '1.'].map((sign) =>
    plainNumber(sign.repeat(100_000), field()),
  );
  expect(long).toEqual(['1'.repeat(100_000), ...Array(6).fill(undefined)]);
});

test.each([
  [{}, {}, '1500.50', '1,500.50'],
  [{}, {}, '007', '7'],
  [{}, {}, -1234567, '-1,234,567'],
  [{ maximum: 2030 }, {}, 2024, '2024'],
  [{ maximum: 5000 }, { prefix: 'D' }, 4500, '4,500'],
])('with %j and %j, %s is stored as %s', (schema, ui, number, text) => {
  expect(writtenNumber(field(schema, ui), number)).toBe(text);
});

test.each([
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

const french = { decimal: ',', thousands: ' ' };
const german = { decimal: ',', thousands: '.' };

test.each([
  ['1 500,50', french, 1500.5],
  // Some numeric keyboards have no comma key, so a point counts as the decimal sign too.
  ['12.5', french, 12.5],
  ['12.000,50', german, 12000.5],
  ['12.000', german, 12000],
  ['3.25', german, 3.25],
])('reads %s with the separators of a language', (typed, signs, number) => {
  configureLanguage({ ...english, numberSigns: signs });
  expect(read(keptNumber(typed))).toBe(number);
});

test('formats and parses numbers with the separators of the language', () => {
  configureLanguage({ ...english, numberSigns: german });
  expect(shownNumber('12,000.5')).toBe('12.000,5');
  configureLanguage({ ...english, numberSigns: french });
  expect(shownNumber('12000.5')).toBe('12000,5');
  expect(numberInWords(field({ decimals: 2 }, { suffix: '€' }), 1500.5)).toBe('1 500,50€');
});
