import { expect, test } from 'vitest';
import type { BankLine } from './bank-file.ts';
import { matchDeposits } from './match-deposits.ts';

const directory = [
  { id: 'awa', phone: '3500001', matNumber: '00123' },
  { id: 'lamin', phone: '3500002', matNumber: '777' },
  { id: 'binta', phone: '3500003', matNumber: '777' },
];

const line = (changes: Partial<BankLine>): BankLine => ({
  line: 2,
  phone: undefined,
  matNumber: undefined,
  application: undefined,
  reference: undefined,
  date: '2026-11-05',
  amount: 100,
  memo: undefined,
  ...changes,
});

test.each([
  [{ phone: '3500001' }],
  [{ phone: '+220 350 0001' }],
  [{ matNumber: '00123' }],
  [{ application: 'awa' }],
  [{ application: 'awa', phone: '3500001', matNumber: '00123' }],
])('matches %j to Awa', (who) => {
  expect(matchDeposits([line(who)], directory)).toMatchObject({
    deposits: [{ applicationId: 'awa', memo: 'Bank deposit' }],
    problems: [],
  });
});

test.each([
  [{ phone: '3999999' }, 'No student has the phone 3999999.'],
  [{ phone: '3.5E+06' }, 'No student has the phone 3.5E+06.'],
  [{ application: 'nobody' }, 'No student has the application id nobody.'],
  [{ matNumber: '9' }, 'No student has the MAT number 9.'],
  [{ matNumber: '123' }, 'No student has the MAT number 123. Is it 00123? Spreadsheets drop zeros.'],
  [{ matNumber: '777' }, '2 students have the MAT number 777: give the phone instead.'],
  [{ phone: '3500002', matNumber: '00123' }, 'What it says of the student fits two different ones.'],
])('matches %j to nobody', (who, message) => {
  expect(matchDeposits([line(who)], directory)).toEqual({ deposits: [], problems: [{ line: 2, message }] });
});

test('gives each deposit a unique key from date, amount, reference and student, and numbers duplicates', () => {
  const lines = [
    {},
    {},
    { amount: 101 },
    { date: '2026-11-06' },
    { memo: 'Cash' },
    { reference: 'B1' },
    { reference: 'B2', memo: 'Cash' },
    { phone: '3500002' },
  ].map((changes) => line({ phone: '3500001', ...changes }));
  const keys = matchDeposits(lines, directory).deposits.map(({ importKey }) => importKey);
  expect(new Set(keys).size).toBe(lines.length);
  expect(matchDeposits(lines, directory).deposits.map(({ importKey }) => importKey)).toEqual(keys);
});
