import { expect, test } from 'vitest';
import { parseBankFile } from './bank-file.ts';

const today = '2026-11-20';
const encoded = (text: string) => new TextEncoder().encode(text);
const read = (text: string | Uint8Array, isDayFirst = false) =>
  parseBankFile(typeof text === 'string' ? encoded(text) : text, { today, isDayFirst });

const plain = 'phone,date,amount,memo\n3012345,2026-11-05,1500,Chèque\n';
const asRead = { line: 2, phone: '3012345', date: '2026-11-05', amount: 150_000, memo: 'Chèque' };

test.each([
  ['in plain form', plain],
  ['with a UTF-8 byte order mark', `\uFEFF${plain}`],
  ['with Windows line endings', plain.replaceAll('\n', '\r\n')],
  ['with old Mac line endings', plain.replaceAll('\n', '\r')],
  ['with mixed line endings', plain.replace('\n', '\r\n')],
  ['in quotes', plain.replace(/[^,\n]+/g, '"$&"')],
  ['with semicolons', plain.replaceAll(',', ';')],
  ['with tabs', plain.replaceAll(',', '\t')],
  ['in Windows-1252', Buffer.from(plain, 'latin1')],
  ['in UTF-16', Buffer.from(`\uFEFF${plain}`, 'utf16le')],
  ['with other titles', plain.replace('phone,date,amount', ' Phone Number ,DATE,Amount.')],
  ['with columns in another order', 'memo,amount,balance,date,phone\nChèque,D1500.00,9,2026-11-05,3012345'],
  ['with text markers', "phone,date,amount,memo\n'3012345,'2026-11-05,'1500,'Chèque"],
  ['with spaces', 'phone,date,amount,memo\n 3012345 ,2026-11-05 , D 1 500.00,  Chèque '],
])('reads a file %s', (_what, file) => {
  const { lines, problems } = read(file);
  expect(problems).toEqual([]);
  expect(lines).toEqual([expect.objectContaining(asRead)]);
});

test('counts empty lines but reads nothing from them', () => {
  const { lines } = read('phone,date,amount\n\n3012345,2026-11-05,1\n,,\n3012345,2026-11-05,2\n\n');
  expect(lines.map(({ line, amount }) => [line, amount])).toEqual([
    [3, 100],
    [5, 200],
  ]);
});

test('reports the columns that it ignores', () => {
  expect(read('phone,date,amount,Balance,Branch\n').ignored).toEqual(['Balance', 'Branch']);
});

test('reads day-first dates on request', () => {
  const dates = (file: string) => read(file, true).lines.map(({ date }) => date);
  expect(dates('phone,date,amount\n1,05/11/2026,1\n1,5.1.2026,1\n1,2026-11-05,1')).toEqual([
    '2026-11-05',
    '2026-01-05',
    '2026-11-05',
  ]);
});

test.each([
  ['3012345,05/11/2026,1,', /can be read in two ways/],
  ['3012345,2026-02-30,1,', /no day 2026-02-30/],
  ['3012345,2026-11-21,1,', /in the future/],
  ['3012345,0026-11-05,1,', /cannot be right/],
  ['3012345,5 Nov 2026,1,', /is not a date/],
  ['3012345,,1,', /date is missing/],
  ['3012345,2026-11-05,,', /amount is missing/],
  ['3012345,2026-11-05,0,', /not above 0/],
  ['3012345,2026-11-05,1.505,', /not an amount/],
  ['3012345,2026-11-05,"1.500",', /not an amount/],
  ['3012345,2026-11-05,10000000.01,', /more than D10,000,000/],
  [',2026-11-05,1,', /student is missing/],
  ['3012345,2026-11-05,1,500,', /5 cells under 4 titles/],
  ['3012345,2026-11-05,1', /3 cells under 4 titles/],
  ['3012345,2026-11-05,1,"two\nlines"', /runs over several lines/],
  [`3012345,2026-11-05,1,${'x'.repeat(201)}`, /longer than 200/],
])('reports the line %s and reads the next one', (line, message) => {
  const { lines, problems } = read(`phone,date,amount,memo\n${line}\n3012345,2026-11-05,1,right`);
  expect(problems).toEqual([{ line: 2, message: expect.stringMatching(message) }]);
  expect(lines).toEqual([expect.objectContaining({ line: 3, memo: 'right' })]);
});

test.each([
  ['', /Missing: date, amount, phone/],
  ['3012345,2026-11-05,1\n', /first line must contain the column titles/],
  ['phone,amount\n', /Missing: date\./],
  ['phone,date,amount,Phone Number\n', /two columns for phone/],
  ['phone,date,amount\n3012345,2026-11-05,"1\n', /cannot be read as CSV/],
  [Buffer.from('PK\u0003\u0004'), /Save it as CSV/],
])('refuses the file %j', (file, message) => {
  expect(() => read(file)).toThrow(message);
});
