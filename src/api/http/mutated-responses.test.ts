import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editApplication, getApplication, submitApplication } from '../applications.ts';
import { getFinances } from '../finances.ts';
import { getInvoiceExistence } from '../invoices.ts';
import { logIn } from '../login.ts';
import { isCodeRight, isPhoneKnown } from '../password-reset.ts';
import { getDeposits, getInvoices } from '../transactions.ts';
import { getUniversities } from '../universities.ts';
import { ApiError } from './api-error.ts';
import { stubHost } from './stub-host.ts';

/*
 * Whatever comes in place of a right answer, a call gives what its type promises or an ApiError, and nothing else.
 * `npm run faults` tries ten thousand, a list of a million rows among them.
 */

const runs = Number(process.env.MUTATED_ANSWERS ?? 200);

let body = '';
stubHost((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
});

const rows = { results: [{ id: 'd1', memo: 'September', date: '2026-09-05', amount: 500.5 }] };
const application = {
  status: 'approved',
  date_applied: '2026-09-01',
  start_date: '2026-10-01',
  first_name: 'Awa',
  last_name: 'Ceesay',
  phone_number: '3012345',
  email: 'awa@example.com',
  mat_number: '00123',
  university: { id: 1, name: 'University of The Gambia' },
};
const university = {
  id: 1,
  name: 'University of The Gambia',
  app_fee_flat: 500,
  app_fee_percentage: 0,
  during_studies_min_payment: 1000,
  during_studies_membership_fee: 150,
  after_studies_min_payment: 2000,
  after_studies_membership_fee: 250,
};

/** The calls whose answers are read, with a right answer to each. */
const shapes: readonly (readonly [string, () => Promise<unknown>, unknown])[] = [
  ['the log-in', () => logIn({ phone: '1', password: 'p' }), { user: 'u1', access_token: 't' }],
  ['the existence', () => getInvoiceExistence('u1'), { status: 'open', file_path: null }],
  [
    'the finances',
    () => getFinances('u1'),
    { deposited_minus_expected: -500, application_fee: null, balance: 11_500 },
  ],
  ['an application', () => getApplication('u1'), application],
  ['an edit', () => editApplication('u1', { phone_number: '1', email: 'a@b.c' }), application],
  ['the deposits', () => getDeposits('u1'), rows],
  ['the invoices', () => getInvoices('u1'), rows],
  ['the universities', () => getUniversities('u1'), [university, university]],
  ['a phone', () => isPhoneKnown('1'), true],
  ['a code', () => isCodeRight('1', '2'), false],
  ['a submission', () => submitApplication({} as never), { id: 'a1' }],
];

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    ...[undefined, null, '', 'NaN', 'undefined', '-0', '1e999', 9e307, -9e307, 2 ** 53, [], {}, [[]], true],
    ...['\u202eمرحبا', '👩🏽‍🎓'.repeat(500), '\u00a0', '<b>x</b>', '2026-02-31', '+275760-09-13'],
  ),
);

/** A right answer with one to three places in it gone, added, or something else. */
const mutated = fc
  .tuple(fc.constantFrom(...shapes), fc.array(fc.tuple(fc.nat(), strange), { minLength: 1, maxLength: 3 }))
  .map(([[, call, right], changes]) => ({
    call,
    answer: changes.reduce<unknown>((answer, [at, value]) => {
      const places = placesIn(answer);
      return withValue(answer, places[at % places.length]!, value);
    }, right),
  }));

/** The way to everything in it, and to one thing more in every list and object. */
function placesIn(answer: unknown): readonly (readonly string[])[] {
  if (typeof answer !== 'object' || answer === null) return [[]];
  const within = Object.entries(answer).flatMap(([key, value]) =>
    placesIn(value).map((place) => [key, ...place]),
  );
  return [[], [Array.isArray(answer) ? String(answer.length) : 'more'], ...within];
}

/** JSON leaves out of an object what is undefined. */
function withValue(answer: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(answer) as Record<string, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

/** Nothing in it that would be shown as what it is not. */
function expectFit(value: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(expectFit);
  else expect(['string', 'boolean', 'undefined', 'object']).toContain(typeof value);
}

async function expectReadOrRefused(call: () => Promise<unknown>, answer: unknown): Promise<void> {
  body = JSON.stringify(answer) ?? '';
  await call().then(expectFit, (error) => expect(error).toBeInstanceOf(ApiError));
}

test('the answers themselves are read', async () => {
  for (const [name, call, right] of shapes) {
    body = JSON.stringify(right);
    await expect(call(), name).resolves.toBeDefined();
  }
});

test('any other is read or refused', async () => {
  await fc.assert(
    fc.asyncProperty(mutated, ({ call, answer }) => expectReadOrRefused(call, answer)),
    { numRuns: runs },
  );
}, 300_000);

if (runs >= 10_000) {
  test('a list of a million rows is read', async () => {
    body = JSON.stringify({ results: Array.from({ length: 1_000_000 }, () => rows.results[0]) });
    expect(await getDeposits('u1')).toHaveLength(1_000_000);
  }, 60_000);
}
