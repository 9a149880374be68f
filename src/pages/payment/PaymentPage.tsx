import { useDeferredValue } from 'react';
import { getApplication } from '#api/applications.ts';
import { getFinances } from '#api/finances.ts';
import { getDeposits, getInvoices } from '#api/transactions.ts';
import { StudentPage } from '#components/layout/StudentPage.tsx';
import { OldDataNotice } from '#components/loading/OldDataNotice.tsx';
import { dayInBanjul } from '#domain/dates.ts';
import { isFeeDue } from '#domain/finances.ts';
import { paymentState } from '#domain/payment-state.ts';
import { today } from '../../clock.ts';
import { areOfSameVisit, combineQueries, isSettled, oldDataOf } from '../combine-queries.ts';
import { PrintHead } from '../PrintHead.tsx';
import { useOnceSettled } from '../use-once-settled.ts';
import { useQuery } from '../use-query.ts';
import { PaymentHistory, PaymentHistorySkeleton } from './PaymentHistory.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import './PaymentPage.css';

export function PaymentPage() {
  const finances = useQuery(getFinances);
  const deposits = useQuery(getDeposits);
  const invoices = useQuery(getInvoices);
  const application = useQuery(getApplication);
  const payments = finances.data && paymentState(finances.data, invoices.data, today());
  const owesNothing = payments?.kind === 'nothing';
  const parts = combineQueries([
    { name: 'your balance', query: finances },
    { name: 'your deposits', query: deposits },
    { name: 'your invoices', query: invoices },
    { name: owesNothing ? 'your application' : 'your MAT number', query: application },
  ]);
  const status = application.data?.status ?? '';
  // The page also waits for the application, because the summary shows its MAT number or, if nothing is owed,
  // its status.
  const isReady = [finances, deposits, invoices, application].every(isSettled);
  const isFee = owesNothing && isFeeDue(status, finances.data);
  // The summary shows the application's status only if nothing is owed. Only then does it matter whether the
  // application's data is old.
  const figures = [finances, deposits, invoices];
  const oldFigures = oldDataOf(figures);
  const shownOld = owesNothing ? parts.old : oldFigures && { ...oldFigures, onTryAgain: parts.refetch };
  const old = isReady && finances.data ? shownOld : undefined;
  const isNothingLoaded = isReady && figures.every(({ data }) => data === undefined);
  // The overdue invoices are derived from the balance. The result is correct only if the balance was loaded
  // together with the invoices and deposits, and no invoice has become due since.
  const balanceDay = oldFigures ? dayInBanjul(oldFigures.asOf) : today();
  const areMarksKnown =
    payments !== undefined &&
    areOfSameVisit(figures) &&
    !invoices.data?.some(({ date }) => date > balanceDay && date <= today());
  const isSummaryShown = useOnceSettled(isReady);
  // The history is rendered in a deferred update, so that the page opens at once even if a long history is
  // already loaded.
  const isRestShown = useDeferredValue(isSummaryShown, false);

  return (
    <StudentPage
      title="Payment"
      data={{ isLoading: !isReady, notice: <OldDataNotice old={old} /> }}
      isSingle={isNothingLoaded}
      isAsideLoading={!isSummaryShown}
      aside={
        <PaymentHistory
          deposits={deposits}
          invoices={invoices}
          isReportedElsewhere={
            !isReady || !finances.data || old !== undefined || (owesNothing && status === '')
          }
          isDelayed={!isRestShown}
          behind={payments?.kind === 'behind' && (areMarksKnown || !finances.error) ? payments.amount : 0}
          isKnown={areMarksKnown}
          isOver={owesNothing && status === 'rejected'}
          ahead={payments?.kind === 'on-time' ? payments.ahead : 0}
        />
      }
    >
      <PrintHead application={application.data} />
      <PaymentSummary
        finances={finances}
        deposits={deposits}
        parts={parts}
        payments={payments}
        fee={isFee ? finances.data?.applicationFee : undefined}
        isReady={isReady}
        matNumber={application.data?.mat_number ?? ''}
        status={status}
      />
      {!isSummaryShown && <PaymentHistorySkeleton />}
    </StudentPage>
  );
}
