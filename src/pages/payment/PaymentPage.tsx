import Skeleton from '@mui/material/Skeleton';
import { getApplication } from '#api/applications.ts';
import { getFinances } from '#api/finances.ts';
import { getDeposits, getInvoices } from '#api/transactions.ts';
import { HistoryCard } from '#components/HistoryCard.tsx';
import { MoneyCard } from '#components/MoneyCard.tsx';
import { PageHeader } from '#components/PageHeader.tsx';
import { PageTitle } from '#components/PageTitle.tsx';
import { PrintHead } from '#components/PrintHead.tsx';
import { Waiting } from '#components/Waiting.tsx';
import { nextDueDate } from '#domain/due-dates.ts';
import { amountBehind, isBehind } from '#domain/finances.ts';
import { sumOf } from '#domain/money.ts';
import { today } from '../../clock.ts';
import { fullName } from '../account/full-name.ts';
import { isSettled, seenTogether } from '../page-parts.ts';
import { useRead } from '../use-read.ts';
import { PaymentHistory } from './PaymentHistory.tsx';
import './PaymentPage.css';

/** Portal.md §2, Payment: how far the student has come, and every invoice and deposit on the way. */
export function PaymentPage() {
  const finances = useRead(getFinances);
  const deposits = useRead(getDeposits);
  const invoices = useRead(getInvoices);
  const application = useRead(getApplication);

  const parts = seenTogether([
    { what: 'your balance', read: finances },
    { what: 'your deposits', read: deposits },
    { what: 'your invoices', read: invoices },
  ]);
  // The card needs both. A balance that failed counts as behind (portal.md §4), but is not said to be.
  const isReady = isSettled(finances) && isSettled(deposits);
  const isKnownBehind = finances.data !== undefined && isBehind(finances.data);

  return (
    <>
      <PageTitle page="Payment" />
      <PageHeader title="Payment" isHeading />
      <main id="main" className="column stack payment">
        <PrintHead
          name={application.data && fullName(application.data)}
          matNumber={application.data?.mat_number}
          day={today()}
        />
        <p className="notice reminder">Reminder payments are due every 5th of the month</p>
        <MoneyCard
          name="Summary"
          isAlarming={isReady && isBehind(finances.problem ? undefined : finances.data)}
          alert={isReady && isKnownBehind && 'You are behind on your payments'}
          problem={isReady && finances.problem ? parts.words : ''}
          isBusy={parts.isBusy}
          onTryAgain={parts.retry}
        >
          {isReady ? (
            <HistoryCard
              deposited={deposits.data && sumOf(deposits.data.map(({ amount }) => amount))}
              behindAmount={finances.data && amountBehind(finances.data)}
              balanceAmount={finances.data?.balance}
              dueDate={nextDueDate(today())}
            />
          ) : (
            <Waiting what="your balance" skeleton={<SummarySkeleton />} onTryAgain={parts.retry} />
          )}
        </MoneyCard>
        <PaymentHistory
          deposits={deposits}
          invoices={invoices}
          isSaidElsewhere={!isReady || finances.problem !== ''}
        />
      </main>
    </>
  );
}

function SummarySkeleton() {
  return (
    <>
      <Skeleton width="40%" />
      <Skeleton width="60%" height={54} />
      <Skeleton variant="rounded" height={20} />
      {['behind', 'balance', 'percent', 'due'].map((line) => (
        <Skeleton key={line} height={40} />
      ))}
    </>
  );
}
