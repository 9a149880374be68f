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

/** Derives what Home shows from the current results of its queries. */
export function homeState({ finances, invoices, deposits, standing }: HomeQueries, today: CalendarDate) {
  const { status, hasInvoice, isPartial } = standing.data ?? {};
  const isKnown = [finances, invoices, standing].every(isSettled);
  // While the balance card's data is missing, it shows the message for the whole page, and the other parts show none.
  const isReportedByBalance =
    finances.data === undefined || (invoices.data === undefined && invoices.error !== '');
  const applicationLabel = isPartial ? 'a part of your application' : 'your application';
  const parts = combineQueries([
    { name: 'your balance', query: finances },
    { name: 'your next payment', query: invoices },
    { name: 'your payments', query: deposits },
    { name: applicationLabel, query: isPartial ? { ...standing, data: undefined } : standing },
  ]);
  const problem = isKnown && isReportedByBalance ? parts.problem : undefined;
  const old = isKnown && !problem ? parts.old : undefined;
  const fee =
    status !== undefined && isFeeDue(status, finances.data) ? finances.data?.applicationFee : undefined;
  const payments = finances.data && paymentState(finances.data, invoices.data, today);
  const isDone = status === 'approved' && hasInvoice === true;
  const isFirstPaymentAhead =
    payments?.kind === 'nothing' ||
    (payments?.kind === 'on-time' && !payments.ahead && invoices.data?.every(({ date }) => date > today));
  return {
    /** All queries for the first screen have loaded or failed. */
    isKnown,
    /** Neither the balance nor the payments could be loaded. */
    isWithoutMoney: isKnown && finances.data === undefined && deposits.data === undefined,
    /** The balance card or the page's notice shows the message for the other parts. */
    isReportedElsewhere: isReportedByBalance || old !== undefined,
    /** The balance card's message about missing data; undefined if nothing is missing. */
    problem,
    /** The notice about outdated data at the top of the page. */
    old,
    isBusy: parts.isBusy,
    refetch: parts.refetch,
    /** The application fee in dalasi, if it is due. */
    fee,
    /** Whether the fee has been set; undefined if unknown. */
    isFeeSet: finances.data && fee !== undefined,
    /** Undefined until all queries it depends on have settled. */
    payments: isKnown ? payments : undefined,
    /** The application's status; '' if unknown. */
    status: status ?? '',
    /** The application needs no further steps or messages. */
    isApplicationDone: isDone && !isPartial,
    /** The application is shown above the balance, because there is no balance yet. */
    isApplicationFirst:
      payments?.kind === 'nothing' && fee === undefined && ['open', 'rejected'].includes(status ?? ''),
    /** Announces the approval until the first payment is due or made. */
    isNewlyApproved: isDone && isFirstPaymentAhead === true,
    /** The application's name in messages: "your application" or "a part of your application". */
    applicationLabel,
    /** '' if unknown. */
    matNumber: standing.data?.application?.mat_number ?? '',
  };
}

export type HomeState = ReturnType<typeof homeState>;
