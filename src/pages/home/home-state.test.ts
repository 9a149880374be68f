import { expect, test } from 'vitest';
import type { Finances } from '#domain/finances.ts';
import type { QueryResult } from '../use-query.ts';
import { type HomeQueries, homeState } from './home-state.ts';
import type { ApplicationState } from './use-application-state.ts';

const query = <T>(read: Partial<QueryResult<T>>): QueryResult<T> => ({
  ...{ isFetching: false, error: '', refetch: () => undefined },
  ...read,
});
const came = <T>(data: T) => query({ data });
const waits = query<never>({ isFetching: true });
const fails = query<never>({ error: 'You seem to be offline.' });
const isOld = <T>(data: T) => query({ data, asOf: 1, error: 'You seem to be offline.' });

const owing: Finances = { depositedMinusExpected: 0, applicationFee: 0, balance: 900 };
const owingNothing: Finances = { ...owing, balance: 0 };
const withFee: Finances = { ...owingNothing, applicationFee: 500 };
const application: ApplicationState = {
  ...{ status: 'open', hasInvoice: true, application: undefined, isPartial: false },
};
const withStatus = (status: string) => came({ ...application, status });
const approved = withStatus('approved');
const incomplete = isOld({ ...application, status: 'approved', isPartial: true });

const all: HomeQueries = {
  ...{ finances: came(owing), invoices: came([]), deposits: came([]) },
  applicationState: came(application),
};
const stateOf = (queries: Partial<HomeQueries>) => homeState({ ...all, ...queries }, '2026-11-20');

test.each<[string, Partial<HomeQueries>, [isKnown: boolean, isReported: boolean, problem?: string]]>([
  ['everything has loaded', {}, [true, false]],
  ['the balance is loading', { finances: waits }, [false, true]],
  ['another part is loading', { applicationState: waits }, [false, false]],
  ['the payments below the first screen are loading', { deposits: waits }, [true, false]],
  ['the balance failed', { finances: fails }, [true, true, 'We could not load your balance.']],
  ['the balance is outdated (page notice)', { finances: isOld(owing) }, [true, true]],
  ['the invoices are outdated (page notice)', { invoices: isOld([]) }, [true, true]],
  ['the invoices failed', { invoices: fails }, [true, true, 'We could not load your next payment.']],
  ['the payments failed (own message)', { deposits: fails }, [true, false]],
  ['the application failed (own message)', { applicationState: fails }, [true, false]],
])('shows one message, either on the balance card or for the part: %s', (_what, queries, expected) => {
  const { isKnown, isReportedElsewhere, problem } = stateOf(queries);
  expect([isKnown, isReportedElsewhere, ...(problem ? [problem.title] : [])]).toEqual(expected);
});

test.each<[string, Partial<HomeQueries>, [fee: number | undefined, isFeeDueNow: boolean | undefined]]>([
  ['due', { finances: came(withFee), applicationState: withStatus('pending') }, [500, true]],
  ['not set yet', { applicationState: withStatus('pending') }, [undefined, false]],
  ['not due before the application is pending', { finances: came(withFee) }, [undefined, false]],
  ['unknown', { finances: fails }, [undefined, undefined]],
])('derives the application fee: %s', (_what, queries, [fee, isFeeDueNow]) => {
  expect(stateOf(queries)).toMatchObject({ fee, isFeeDueNow });
});

const invoiced = (date: string) =>
  came([{ id: '1', type: 'Invoice', title: 'First month', date, amount: 900 } as const]);

test.each<[string, Partial<HomeQueries>, [isDone: boolean, isNewlyApproved: boolean]]>([
  ['with nothing owed yet', { finances: came(owingNothing) }, [true, true]],
  ['with the first payment in the future', { invoices: invoiced('2026-12-05') }, [true, true]],
  ['with the first payment in the past', { invoices: invoiced('2026-11-05') }, [true, false]],
  ['with a payment made ahead', { finances: came({ ...owing, depositedMinusExpected: 1 }) }, [true, false]],
  ['without an invoice', { applicationState: came({ ...application, hasInvoice: false }) }, [false, false]],
  ['without a balance', { finances: fails }, [true, false]],
  ['that is incomplete', { applicationState: incomplete, invoices: invoiced('2026-11-05') }, [false, false]],
])(
  'derives isApplicationDone and isNewlyApproved for an approved application %s',
  (_what, queries, expected) => {
    const [isApplicationDone, isNewlyApproved] = expected;
    expect(stateOf({ applicationState: approved, ...queries })).toMatchObject({
      isApplicationDone,
      isNewlyApproved,
    });
  },
);

test('reports outdated data once: on the page, or on the balance card if the balance is missing', () => {
  expect(stateOf({}).old).toBeUndefined();
  expect(stateOf({ deposits: isOld([]), applicationState: waits }).old).toBeUndefined();
  expect(stateOf({ deposits: isOld([]) }).old).toMatchObject({ asOf: 1 });
  const { old, problem } = stateOf({ finances: fails, deposits: isOld([]) });
  expect(old).toBeUndefined();
  expect(problem?.reason).toContain('The rest may be out of date.');
});

test('shows payments once everything they depend on is known', () => {
  expect(stateOf({ applicationState: waits }).payments).toBeUndefined();
  expect(stateOf({}).payments).toMatchObject({ kind: 'on-time' });
});

test('counts as without money data only if both balance and payments failed', () => {
  expect(stateOf({ finances: fails, deposits: fails }).isWithoutMoney).toBe(true);
  expect(stateOf({ finances: fails }).isWithoutMoney).toBe(false);
});

test('reports an incomplete application as partly missing', () => {
  const { applicationLabel, problem } = stateOf({ finances: fails, applicationState: incomplete });
  expect(applicationLabel).toBe('a part of your application');
  expect(problem?.reason).toContain('Also missing: a part of your application.');
});

test.each<[string, boolean, Partial<HomeQueries>]>([
  ['open, with no balance', true, { finances: came(owingNothing) }],
  ['rejected, no balance', true, { finances: came(owingNothing), applicationState: withStatus('rejected') }],
  ['open, with a balance', false, {}],
  ['pending, with a fee', false, { finances: came(withFee), applicationState: withStatus('pending') }],
  ['approved, with no balance', false, { finances: came(owingNothing), applicationState: approved }],
])('shows the application above the balance (%s): %s', (_what, isFirst, queries) => {
  expect(stateOf(queries).isApplicationFirst).toBe(isFirst);
});
