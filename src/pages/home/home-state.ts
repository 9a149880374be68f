import type { CalendarDate } from '#domain/dates.ts';
import { type Finances, isFeeDue } from '#domain/finances.ts';
import { paymentState } from '#domain/payment-state.ts';
import type { Transaction } from '#domain/transactions.ts';
import { combineQueries, isSettled } from '../combine-queries.ts';
import type { QueryResult } from '../use-query.ts';
import type { Standing } from './use-standing.ts';

export interface HomeQueries {
  readonly finances: QueryResult<Finances>;
  readonly invoices: QueryResult<readonly Transaction[]>;
  readonly deposits: QueryResult<readonly Transaction[]>;
  readonly standing: QueryResult<Standing>;
}

/** What Home shows, from what its calls have answered so far. */
export function homeState({ finances, invoices, deposits, standing }: HomeQueries, today: CalendarDate) {
  const { status, hasInvoice, isPartial } = standing.data ?? {};
  const isKnown = [finances, invoices, standing].every(isSettled);
  // While what it shows is missing, the balance's card speaks for the page: the other parts do not say it once more.
  const isSaidByBalance =
    finances.data === undefined || (invoices.data === undefined && invoices.error !== '');
  const whatOfApplication = isPartial ? 'a part of your application' : 'your application';
  const parts = combineQueries([
    { name: 'your balance', query: finances },
    { name: 'your next payment', query: invoices },
    { name: 'your payments', query: deposits },
    { name: whatOfApplication, query: isPartial ? { ...standing, data: undefined } : standing },
  ]);
  const problem = isKnown && isSaidByBalance ? parts.problem : undefined;
  const old = isKnown && !problem ? parts.old : undefined;
  const fee =
    status !== undefined && isFeeDue(status, finances.data) ? finances.data?.applicationFee : undefined;
  const payments = finances.data && paymentState(finances.data, invoices.data, today);
  const isDone = status === 'approved' && hasInvoice === true;
  const isFirstToCome =
    payments?.kind === 'nothing' ||
    (payments?.kind === 'on-time' && !payments.ahead && invoices.data?.every(({ date }) => date > today));
  return {
    /** All calls of the first screen have come or failed. */
    isKnown,
    /** Nothing of the money could be loaded. */
    isWithoutMoney: isKnown && finances.data === undefined && deposits.data === undefined,
    /** Something above them says for the other parts what is wrong. */
    isSaidElsewhere: isSaidByBalance || old !== undefined,
    /** What the balance's card says could not be loaded; undefined when all is there. */
    problem,
    /** What the page says at its top of data that came earlier. */
    old,
    isBusy: parts.isBusy,
    refetch: parts.refetch,
    /** The application fee that is to be paid, if one is. Dalasi. */
    fee,
    /** Whether there is a fee already; undefined where that is not known. */
    isFeeSet: finances.data && fee !== undefined,
    /** Undefined until all that it follows from is there. */
    payments: isKnown ? payments : undefined,
    /** Of the application; '' where it is not known. */
    status: status ?? '',
    /** Nothing is left to be done or said of the application. */
    isApplicationDone: isDone && !isPartial,
    /** The application comes before the money, of which there is none yet. */
    isApplicationFirst:
      payments?.kind === 'nothing' && fee === undefined && ['open', 'rejected'].includes(status ?? ''),
    /** That the application is approved is news until the first payment is due or made. */
    isNewlyApproved: isDone && isFirstToCome === true,
    /** "your application", or a part of it. */
    whatOfApplication,
    /** '' where it is not known. */
    matNumber: standing.data?.application?.mat_number ?? '',
  };
}

export type HomeState = ReturnType<typeof homeState>;
