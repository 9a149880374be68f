import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { LoadingSkeleton } from '#components/loading/LoadingSkeleton.tsx';
import { SkeletonLines } from '#components/loading/SkeletonLines.tsx';
import { HistoryCard } from '#components/money/HistoryCard.tsx';
import { MoneyCard } from '#components/money/MoneyCard.tsx';
import { type Finances, isBehind } from '#domain/finances.ts';
import { sumOf } from '#domain/money.ts';
import { nextDueDateOf, paymentState } from '#domain/payment-state.ts';
import type { Transaction } from '#domain/transactions.ts';
import { today } from '../../clock.ts';
import { combineQueries } from '../combine-queries.ts';
import type { QueryResult } from '../use-query.ts';

const HowToPayDialog = lazy(() =>
  import('./HowToPayDialog.tsx').then((part) => ({ default: part.HowToPayDialog })),
);

interface PaymentSummaryProps {
  readonly finances: QueryResult<Finances>;
  readonly deposits: QueryResult<readonly Transaction[]>;
  readonly invoices: QueryResult<readonly Transaction[]>;
  /** All three have come or failed. */
  readonly isReady: boolean;
  /** '' where it is not known. */
  readonly matNumber: string;
}

/** The card above the history. A balance that failed counts as behind, but is not said to be. */
export function PaymentSummary({ finances, deposits, invoices, isReady, matNumber }: PaymentSummaryProps) {
  const [isAsking, setAsking] = useState(false);
  const parts = combineQueries([
    { name: 'your balance', query: finances },
    { name: 'your deposits', query: deposits },
    { name: 'your invoices', query: invoices },
  ]);
  const day = today();
  const payments = finances.data && paymentState(finances.data, invoices.data, day);
  const isOwing = payments?.kind === 'behind' || payments?.kind === 'on-time';
  return (
    <>
      <MoneyCard
        name="Summary"
        isAlarming={isReady && isBehind(finances.error ? undefined : finances.data)}
        alert={isReady && payments?.kind === 'behind' && 'You are behind on your payments'}
        problem={isReady && finances.error ? parts.message : ''}
        isBusy={parts.isBusy}
        onTryAgain={parts.refetch}
      >
        {isReady ? (
          <HistoryCard
            deposited={deposits.data && sumOf(deposits.data.map(({ amount }) => amount))}
            balanceAmount={finances.data?.balance}
            payments={payments}
            dueDate={nextDueDateOf(payments, day)}
            today={day}
          >
            {isOwing && (
              <Button
                variant="contained"
                className="how-to-pay"
                aria-haspopup="dialog"
                onClick={() => setAsking(true)}
              >
                How to pay
              </Button>
            )}
          </HistoryCard>
        ) : (
          <LoadingSkeleton
            what="your balance"
            skeleton={<SkeletonLines lines={summaryLines} />}
            onTryAgain={parts.refetch}
          />
        )}
      </MoneyCard>
      {isAsking && (
        <Suspense>
          <HowToPayDialog matNumber={matNumber} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

const summaryLines = [
  ...[{ width: '40%' }, { width: '60%', height: 54 }, { variant: 'rounded', height: 16 }, { width: '80%' }],
  ...[{ variant: 'rounded', height: 48 }, { height: 40 }, { height: 40 }, { height: 40 }],
] as const;
