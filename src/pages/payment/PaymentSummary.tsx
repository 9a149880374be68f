import { HowToPayButton } from '#components/lender/HowToPayButton.tsx';
import { LoadingSkeleton } from '#components/loading/LoadingSkeleton.tsx';
import { SkeletonLines } from '#components/loading/SkeletonLines.tsx';
import { HistoryCard } from '#components/money/HistoryCard.tsx';
import { MoneyCard } from '#components/money/MoneyCard.tsx';
import { type Finances, isBehind } from '#domain/finances.ts';
import { sumOf } from '#domain/money.ts';
import { nextDueDateOf, owes, paymentState } from '#domain/payment-state.ts';
import type { Transaction } from '#domain/transactions.ts';
import { today } from '../../clock.ts';
import { combineQueries } from '../combine-queries.ts';
import type { QueryResult } from '../use-query.ts';

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
  const parts = combineQueries([
    { name: 'your balance', query: finances },
    { name: 'your deposits', query: deposits },
    { name: 'your invoices', query: invoices },
  ]);
  const day = today();
  const payments = finances.data && paymentState(finances.data, invoices.data, day);
  return (
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
          {payments && owes(payments) && <HowToPayButton matNumber={matNumber} />}
        </HistoryCard>
      ) : (
        <LoadingSkeleton
          what="your balance"
          skeleton={<SkeletonLines lines={summaryLines} />}
          onTryAgain={parts.refetch}
        />
      )}
    </MoneyCard>
  );
}

const summaryLines = [
  ...[{ width: '40%' }, { width: '60%', height: 54 }, { variant: 'rounded', height: 16 }, { width: '80%' }],
  ...[{ variant: 'rounded', height: 48 }, { height: 40 }, { height: 40 }, { height: 40 }],
] as const;
