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

export function homeState(
  { finances, invoices, deposits, applicationState }: HomeQueries,
  today: CalendarDate,
) {
  const { status, hasInvoice, isPartial } = applicationState.data ?? {};
  const isKnown = [finances, invoices, applicationState].every(isSettled);
  // While the balance card lacks the finances, or could not load the invoices, it reports the errors of the
  // whole page, so the other cards do not report theirs.
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
    /** True once every query that the page's first screen needs has succeeded or failed. */
    isKnown,
    isWithoutMoney: isKnown && finances.data === undefined && deposits.data === undefined,
    /**
     * True if the balance card or the notice at the top of the page also reports the errors of the page's
     * other parts, so that these parts need not report them.
     */
    isReportedElsewhere: isReportedByBalance || old !== undefined,
    problem,
    old,
    isBusy: parts.isBusy,
    refetch: parts.refetch,
    /** In dalasi; undefined if the student need not pay the application fee now. */
    fee,
    isFeeDueNow: finances.data && fee !== undefined,
    /** Undefined until `isKnown` is true, or if the finances could not be loaded. */
    payments: isKnown ? payments : undefined,
    status: status ?? '',
    /** True if no tasks are left: the application is approved and has an invoice. */
    isApplicationDone: isDone && !isPartial,
    isApplicationFirst:
      payments?.kind === 'nothing' && fee === undefined && ['open', 'rejected'].includes(status ?? ''),
    /** True if no tasks are left and no payment is due or made yet. The page then announces the approval. */
    isNewlyApproved: isDone && isFirstPaymentAhead,
    applicationLabel,
    matNumber: applicationState.data?.application?.mat_number ?? '',
  };
}

export type HomeState = ReturnType<typeof homeState>;
