import { getApplication } from '#api/applications.ts';
import { getFinances } from '#api/finances.ts';
import { getDeposits, getInvoices } from '#api/transactions.ts';
import { PrintHead } from '#components/layout/PrintHead.tsx';
import { StudentPage } from '#components/layout/StudentPage.tsx';
import { LoadingSkeleton } from '#components/loading/LoadingSkeleton.tsx';
import { SkeletonLines } from '#components/loading/SkeletonLines.tsx';
import { HistoryCard } from '#components/money/HistoryCard.tsx';
import { MoneyCard } from '#components/money/MoneyCard.tsx';
import { nextDueDate } from '#domain/due-dates.ts';
import { amountBehind, isBehind } from '#domain/finances.ts';
import { sumOf } from '#domain/money.ts';
import { today } from '../../clock.ts';
import { fullName } from '../account/full-name.ts';
import { combineQueries, isSettled } from '../combine-queries.ts';
import { useQuery } from '../use-query.ts';
import { PaymentHistory } from './PaymentHistory.tsx';
import './PaymentPage.css';

/** How far the student has come, and every invoice and deposit on the way. */
export function PaymentPage() {
  const finances = useQuery(getFinances);
  const deposits = useQuery(getDeposits);
  const invoices = useQuery(getInvoices);
  const application = useQuery(getApplication);

  const parts = combineQueries([
    { name: 'your balance', query: finances },
    { name: 'your deposits', query: deposits },
    { name: 'your invoices', query: invoices },
  ]);
  // The card needs both. A balance that failed counts as behind, but is not said to be.
  const isReady = isSettled(finances) && isSettled(deposits);
  const isKnownBehind = finances.data !== undefined && isBehind(finances.data);

  return (
    <StudentPage title="Payment">
      <PrintHead
        name={application.data && fullName(application.data)}
        matNumber={application.data?.mat_number}
        day={today()}
      />
      <p className="notice reminder">Reminder payments are due every 5th of the month</p>
      <MoneyCard
        name="Summary"
        isAlarming={isReady && isBehind(finances.error ? undefined : finances.data)}
        alert={isReady && isKnownBehind && 'You are behind on your payments'}
        problem={isReady && finances.error ? parts.message : ''}
        isBusy={parts.isBusy}
        onTryAgain={parts.refetch}
      >
        {isReady ? (
          <HistoryCard
            deposited={deposits.data && sumOf(deposits.data.map(({ amount }) => amount))}
            behindAmount={finances.data && amountBehind(finances.data)}
            balanceAmount={finances.data?.balance}
            dueDate={nextDueDate(today())}
          />
        ) : (
          <LoadingSkeleton
            what="your balance"
            skeleton={<SkeletonLines lines={summaryLines} />}
            onTryAgain={parts.refetch}
          />
        )}
      </MoneyCard>
      <PaymentHistory
        deposits={deposits}
        invoices={invoices}
        isSaidElsewhere={!isReady || finances.error !== ''}
      />
    </StudentPage>
  );
}

const summaryLines = [
  ...[{ width: '40%' }, { width: '60%', height: 54 }, { variant: 'rounded', height: 20 }],
  ...[{ height: 40 }, { height: 40 }, { height: 40 }, { height: 40 }],
] as const;
