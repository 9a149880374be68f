import type { CalendarDate } from '#domain/dates.ts';
import { type Finances, isFeeDue } from '#domain/finances.ts';
import { paymentState } from '#domain/payment-state.ts';
import type { Transaction } from '#domain/transactions.ts';
import { combineQueries, isSettled } from '../combine-queries.ts';
import type { QueryResult } from '../use-query.ts';
import type { ApplicationState } from './use-application-state.ts';

export interface HomeQueries {
  readonly finances: QueryResult<Finances>;
  readonly invoices: QueryResult<readonly Transaction[]>;
  readonly deposits: QueryResult<readonly Transaction[]>;
  readonly applicationState: QueryResult<ApplicationState>;
}

/** Derives what Home shows from the results of its queries. */
export function homeState(
  { finances, invoices, deposits, applicationState }: HomeQueries,
  today: CalendarDate,
) {
  const { status, hasInvoice, isPartial } = applicationState.data ?? {};
  const isKnown = [finances, invoices, applicationState].every(isSettled);
  // While data of the balance card is missing, that card shows one message for the whole page, and the other parts show
  // none.
  const isReportedByBalance =
    finances.data === undefined || (invoices.data === undefined && invoices.error !== '');
  const applicationLabel = isPartial ? 'a part of your application' : 'your application';
  const parts = combineQueries([
    { name: 'your balance', query: finances },
    { name: 'your next payment', query: invoices },
    { name: 'your payments', query: deposits },
    {
      name: applicationLabel,
      query: isPartial ? { ...applicationState, data: undefined } : applicationState,
    },
  ]);
  const problem = isKnown && isReportedByBalance ? parts.problem : undefined;
  const old = isKnown && !problem ? parts.old : undefined;
  const fee =
    status !== undefined && isFeeDue(status, finances.data) ? finances.data?.applicationFee : undefined;
  const payments = finances.data && paymentState(finances.data, invoices.data, today);
  const isDone = status === 'approved' && hasInvoice === true;
  const isFirstPaymentAhead =
    payments?.kind === 'nothing' || (payments?.kind === 'on-time' && payments.isFirst);
  return {
    /** Whether the queries for the page's first screen have all loaded or failed. */
    isKnown,
    /** Whether neither the finances nor the deposits could be loaded. */
    isWithoutMoney: isKnown && finances.data === undefined && deposits.data === undefined,
    /** Whether the balance card, or the notice at the top of the page, reports the errors of the other parts too. */
    isReportedElsewhere: isReportedByBalance || old !== undefined,
    /** The message in the balance card about missing data; undefined if the card shows none. */
    problem,
    /** The content of the notice about outdated data at the top of the page; undefined if there is no notice. */
    old,
    isBusy: parts.isBusy,
    refetch: parts.refetch,
    /** The application fee in dalasi; undefined if the student need not pay it now. */
    fee,
    /** Whether the student has to pay an application fee now; undefined if the finances are unknown. */
    isFeeDueNow: finances.data && fee !== undefined,
    /** What the student has to pay; undefined until `isKnown`, or if the finances could not be loaded. */
    payments: isKnown ? payments : undefined,
    /** The application's status; '' if unknown. */
    status: status ?? '',
    /** Whether the application is approved and has an invoice, so that no tasks are left. */
    isApplicationDone: isDone && !isPartial,
    /**
     * Whether to show the application above the balance: it is open or was rejected, nothing has been
     * invoiced, and no fee is due.
     */
    isApplicationFirst:
      payments?.kind === 'nothing' && fee === undefined && ['open', 'rejected'].includes(status ?? ''),
    /** Whether to announce that the application was approved: until the first payment is due or made. */
    isNewlyApproved: isDone && isFirstPaymentAhead,
    /**
     * The application's name in error messages: "your application" or, if some of it has loaded, "a part of your
     * application".
     */
    applicationLabel,
    /** The student's MAT number; '' if unknown. */
    matNumber: applicationState.data?.application?.mat_number ?? '',
  };
}

export type HomeState = ReturnType<typeof homeState>;
