import { type CSSProperties, memo, useDeferredValue, useMemo, useState } from 'react';
import { Button, PlainButton } from '#components/Button.tsx';
import { LoadingSkeleton } from '#components/loading/LoadingSkeleton.tsx';
import { RetryNotice } from '#components/loading/RetryNotice.tsx';
import { TransactionList } from '#components/money/TransactionCard.tsx';
import { TransactionSkeleton } from '#components/money/TransactionSkeleton.tsx';
import { inDigits } from '#domain/money.ts';
import {
  type Block,
  byMonth,
  farAhead,
  firstOf,
  newestFirst,
  type Transaction,
} from '#domain/transactions.ts';
import { today } from '../../clock.ts';
import { combineQueries } from '../combine-queries.ts';
import type { QueryResult } from '../use-query.ts';
import { useVisibleRowCount } from './use-visible-row-count.ts';
import './PaymentHistory.css';

interface PaymentHistoryProps {
  readonly deposits: QueryResult<readonly Transaction[]>;
  readonly invoices: QueryResult<readonly Transaction[]>;
  /** The page says what is wrong or slow; here is only what is missing. */
  readonly isSaidElsewhere: boolean;
}

/** Invoices and deposits in one list. Where one of the two fails, the other is shown, and which. */
export function PaymentHistory({ deposits, invoices, isSaidElsewhere }: PaymentHistoryProps) {
  const both = combineQueries([
    { name: 'your invoices', query: invoices },
    { name: 'your deposits', query: deposits },
  ]);
  const transactions = useMemo(
    () => newestFirst(invoices.data ?? [], deposits.data ?? []),
    [invoices.data, deposits.data],
  );
  return (
    <section tabIndex={-1} className="stack">
      <div className="history-head">
        <h2>Payment History</h2>
        {both.areSettled && transactions.length > 0 && (
          <Button className="button button-text" onClick={() => window.print()}>
            Print or save
          </Button>
        )}
      </div>
      {both.areSettled ? (
        <>
          {both.message && !isSaidElsewhere && (
            <RetryNotice message={both.message} isBusy={both.isBusy} onTryAgain={both.refetch} />
          )}
          {both.missing && isSaidElsewhere && <p className="quiet">We could not load {both.missing}.</p>}
          {transactions.length > 0 && <Months transactions={transactions} />}
          {transactions.length === 0 && !both.missing && <p className="quiet">No payments yet</p>}
        </>
      ) : (
        <LoadingSkeleton
          what="your payments"
          skeleton={<TransactionSkeleton rows={6} />}
          onTryAgain={isSaidElsewhere ? undefined : both.refetch}
        />
      )}
    </section>
  );
}

function Months({ transactions }: { transactions: readonly Transaction[] }) {
  const day = today();
  const far = useMemo(() => farAhead(transactions, day), [transactions, day]);
  const [isFarShown, setFarShown] = useState(false);
  // The button answers at once; the rows, of which there may be hundreds, come after it.
  const isFarIn = useDeferredValue(isFarShown);
  const total = transactions.length - (isFarIn ? 0 : far.size);
  const { count, hasMore, list, button, showMore } = useVisibleRowCount<HTMLDivElement>(total);
  const isWhole = count === Number.POSITIVE_INFINITY;
  const isAllIn = isFarIn || isWhole;
  const blocks = useMemo(
    () => byMonth(isAllIn ? transactions : transactions.filter((row) => !far.has(row))),
    [transactions, far, isAllIn],
  );
  return (
    <>
      {far.size > 0 && !isWhole && (
        <PlainButton aria-expanded={isFarShown} onClick={() => setFarShown(!isFarShown)}>
          {isFarShown ? 'Hide' : 'Show'} {inDigits(far.size)} later invoices
        </PlainButton>
      )}
      <div ref={list}>
        {firstOf(blocks, count).map((block) => (
          <BlockOfMonth key={block.transactions[0]!.id} {...block} />
        ))}
      </div>
      {hasMore && (
        <PlainButton ref={button} onClick={showMore}>
          Show more
        </PlainButton>
      )}
      {hasMore && (
        <p className="quiet history-count">
          {inDigits(count)} of {inDigits(total)} shown
        </p>
      )}
    </>
  );
}

/** Memoised: when rows are added, only theirs are rendered. */
const BlockOfMonth = memo(function BlockOfMonth({ month, transactions }: Block) {
  return (
    <section className="month" style={{ '--rows': transactions.length } as CSSProperties}>
      {month && <h3>{month}</h3>}
      <TransactionList transactions={transactions} />
    </section>
  );
});
