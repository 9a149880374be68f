import { beforeEach, expect, test } from 'vitest';
import { getApplication } from '../applications.ts';
import { getFinances } from '../finances.ts';
import { getDeposits, getInvoices } from '../transactions.ts';
import { getUniversities } from '../universities.ts';
import { parseAmount } from './response.ts';
import { application } from './testing/every-json-call.ts';
import { stubHost } from './testing/stub-host.ts';

/*
 * Hosts other than the reference server may respond in slightly different formats: a call reads such a
 * response if it can, and otherwise throws an `unreadable` error.
 */

let body: unknown;
beforeEach(() =>
  stubHost((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  ),
);

function answered<Read>(given: unknown, call: (user: string) => Promise<Read>): Promise<Read> {
  body = given;
  return call('u1');
}

const unreadable = { kind: 'unreadable' };

test.each([
  [0, 0],
  ['1250', 1250],
  ['-1250.50', -1250.5],
  ['0012', 12],
  [Number.NaN, undefined],
  ['', undefined],
  ['D12', undefined],
  ['1,250', undefined],
  ['1e3', undefined],
  ['9'.repeat(16), undefined],
  [null, undefined],
  [[5], undefined],
])('parses the amount %j as %j', (sent, amount) => {
  expect(parseAmount(sent)).toBe(amount);
});

test.each([
  ['finances', getFinances],
  ['deposits', getDeposits],
  ['invoices', getInvoices],
  ['universities', getUniversities],
  ['an application', getApplication],
])('refuses a single value in place of %s', async (_what, load) => {
  for (const value of [null, 'ok', 5, true])
    await expect(answered<unknown>(value, load), String(value)).rejects.toMatchObject(unreadable);
});

const finances = { deposited_minus_expected: -500, application_fee: 1000, balance: 11_500 };

test.each([
  [{}, { depositedMinusExpected: -500, applicationFee: 1000, balance: 11_500 }],
  [{ deposited_minus_expected: '-500.25' }, { depositedMinusExpected: -500.25 }],
  [{ balance: '0' }, { balance: 0 }],
  [{ application_fee: null }, { applicationFee: undefined }],
  [{ application_fee: 'to be set' }, { applicationFee: undefined }],
  [{ application_fee: '1500' }, { applicationFee: 1500 }],
])('reads finances with %j', async (change, expected) => {
  expect(await answered({ ...finances, ...change }, getFinances)).toMatchObject(expected);
});

test.each([[{ balance: null }], [{ balance: 'D500' }], [{ deposited_minus_expected: null }]])(
  'refuses finances with %j, because a wrong figure could look like a debt',
  async (change) => {
    await expect(answered({ ...finances, ...change }, getFinances)).rejects.toMatchObject(unreadable);
  },
);

test.each([
  [{}, { type: 'Deposit' }],
  [{ id: 'd1' }, { id: 'Deposit-d1' }],
  [{ id: 7 }, { id: 'Deposit-7' }],
  [{ id: null }, { id: 'Deposit-0' }],
  [{ memo: ' padded ' }, { title: 'padded' }],
  [{ memo: '  ' }, { title: 'Deposit' }],
  [{ memo: 5 }, { title: 'Deposit' }],
  [{ date: '2026-09-05T10:00:00Z' }, { date: '2026-09-05' }],
  [{ date: '2026-02-31' }, { date: '' }],
  [{ date: 20_260_905 }, { date: '' }],
  [{ amount: '500.50' }, { amount: 500.5 }],
])('reads a deposit with %j', async (change, expected) => {
  expect(await answered({ results: [{ amount: 1, ...change }] }, getDeposits)).toMatchObject([expected]);
});

test.each([
  [{}],
  [[]],
  [{ results: null }],
  [{ results: [null] }],
  [{ results: [{ id: 'd1' }] }],
  [{ results: [{ amount: 5 }, { amount: null }] }],
])('refuses a list of %j, because every sum would be wrong', async (list) => {
  await expect(answered(list, getInvoices)).rejects.toMatchObject(unreadable);
});

test('distinguishes an invoice and a deposit with the same id, and reads an empty list', async () => {
  const one = { results: [{ id: 1, amount: 5 }] };
  expect(await answered(one, getInvoices)).toMatchObject([{ id: 'Invoice-1' }]);
  expect(await answered(one, getDeposits)).toMatchObject([{ id: 'Deposit-1' }]);
  expect(await answered({ results: [] }, getInvoices)).toEqual([]);
});

test('reads only the valid figures of a university', async () => {
  const given = [
    { id: 1, name: 'One', app_fee_flat: '1500', app_fee_percentage: 0, during_studies_min_payment: null },
    {},
    { app_fee_flat: -5, after_studies_min_payment: 'D200', after_studies_membership_fee: 200.5 },
  ];
  expect(await answered(given, getUniversities)).toEqual([
    { app_fee_flat: 1500, app_fee_percentage: 0 },
    {},
    { after_studies_membership_fee: 200.5 },
  ]);
});

test.each([[{ results: [] }], [[null]], [[[]]], [['One']]])(
  'refuses %j as a list of universities',
  async (list) => {
    await expect(answered(list, getUniversities)).rejects.toMatchObject(unreadable);
  },
);

test.each([
  [{}, {}],
  [{ phone_number: 3_012_345 }, { phone_number: '3012345' }],
  [{ mat_number: 22 }, { mat_number: '22' }],
  [{ email: null }, { email: '' }],
  [{ status: undefined }, { status: '' }],
  [{ date_applied: '2026-09-01T08:15:00+00:00' }, {}],
  [{ date_applied: null }, { date_applied: '' }],
  [{ start_date: null }, { start_date: null }],
  [{ start_date: 'soon' }, { start_date: null }],
  [{ university: null }, { university: { id: 0, name: '' } }],
  [{ university: 'Gambia College' }, { university: { id: 0, name: '' } }],
  [{ university: { id: '2', name: null } }, { university: { id: 2, name: '' } }],
])('reads an application with %j', async (change, expected) => {
  expect(await answered({ ...application, ...change }, getApplication)).toEqual({
    ...application,
    ...expected,
  });
});

test.each([[[]], [{ ...application, first_name: {} }], [{ ...application, email: ['a@example.com'] }]])(
  'refuses an application of %j',
  async (given) => {
    await expect(answered(given, getApplication)).rejects.toMatchObject(unreadable);
  },
);
