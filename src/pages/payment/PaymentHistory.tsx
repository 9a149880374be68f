import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type CSSProperties, memo, useDeferredValue, useMemo, useState } from 'react';
import { RetryNotice } from '#components/loading/LoadFailure.tsx';
import { LoadingSkeleton } from '#components/loading/LoadingSkeleton.tsx';
import {
  TransactionList,
  type TransactionListProps,
  TransactionSkeleton,
} from '#components/money/TransactionCard.tsx';
import { inDigits } from '#domain/money.ts';
import {
  type Block,
  byMonth,
  coveredInvoices,
  farAhead,
  firstTransactions,
  newestFirst,
  overdueInvoices,
  settledInvoices,
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
  /**
   * True if another part of the page reports errors and slow loading. The history then only names the missing
   * data.
   */
  readonly isReportedElsewhere: boolean;
  /**
   * True until the summary above is shown. On a phone, the history is hidden until then, because the summary
   * would push it down.
   */
  readonly isDelayed: boolean;
  /**
   * `behind` is the overdue amount, and `ahead` is the amount that was deposited beyond what is due by today.
   * Both are in dalasi. An unknown amount is 0.
   */
  readonly behind: number;
  readonly ahead: number;
  /** True if the overdue amount is known. Past invoices that are not overdue are then shown as paid. */
  readonly isKnown: boolean;
  /** True if the application was rejected, so that the student will never have payments. */
  readonly isOver: boolean;
}

export function PaymentHistory(props: PaymentHistoryProps) {
  const { deposits, invoices, isReportedElsewhere, isDelayed, behind, ahead, isKnown, isOver } = props;
  const both = combineQueries([
    { name: 'your invoices', query: invoices },
    { name: 'your deposits', query: deposits },
  ]);
  const transactions = useMemo(
    () => newestFirst(invoices.data ?? [], deposits.data ?? []),
    [invoices.data, deposits.data],
  );
  // The history waits for the summary on a wide screen too, because the summary's data decides which of the
  // two shows an error.
  const isShown = both.areSettled && !isDelayed;
  // Renders nothing, because the summary above shows the error and the retry button.
  if (isShown && isReportedElsewhere && both.missing && transactions.length === 0) return null;
  return (
    <section tabIndex={-1} className={`payment-history stack ${isDelayed ? 'held-back' : ''}`}>
      <div className="history-head">
        <h2>Payment History</h2>
        {isShown && transactions.length > 0 && (
          <Button variant="text" color="secondary" fullWidth={false} onClick={() => window.print()}>
            Print or save
          </Button>
        )}
      </div>
      {isShown ? (
        <>
          {both.problem && !isReportedElsewhere && (
            <RetryNotice {...both.problem} isBusy={both.isBusy} onTryAgain={both.refetch} />
          )}
          {both.missing && isReportedElsewhere && <p className="quiet">We could not load {both.missing}.</p>}
          {transactions.length > 0 && (
            <Typography variant="body2" color="textSecondary" className="history-signs">
              + is an invoice, − is a deposit you made
            </Typography>
          )}
          {transactions.length > 0 && <Months {...{ transactions, behind, ahead, isKnown }} />}
          {transactions.length === 0 && !both.missing && (
            <Card className="history-empty">
              <strong>{isOver ? 'No payments' : 'No payments yet'}</strong>
              {!isOver && <p className="quiet">Your invoices and deposits will be listed here.</p>}
            </Card>
          )}
        </>
      ) : (
        <LoadingSkeleton
          what="your payments"
          skeleton={skeleton}
          onTryAgain={isReportedElsewhere ? undefined : both.refetch}
        />
      )}
    </section>
  );
}

export function PaymentHistorySkeleton() {
  return (
    <div className="history-to-come">
      <LoadingSkeleton
        what="your payments"
        skeleton={
          <div className="stack">
            <h2>Payment History</h2>
            {skeleton}
          </div>
        }
        onTryAgain={undefined}
      />
    </div>
  );
}

const skeleton = (
  <Card className="history">
    <TransactionSkeleton rows={6} />
  </Card>
);

interface MonthsProps extends Pick<PaymentHistoryProps, 'behind' | 'ahead' | 'isKnown'> {
  readonly transactions: readonly Transaction[];
}

function Months({ transactions, behind, ahead, isKnown }: MonthsProps) {
  const day = today();
  const overdue = useMemo(() => overdueInvoices(transactions, behind, day), [transactions, behind, day]);
  const settled = useMemo(
    () => (isKnown ? settledInvoices(transactions, overdue, day) : new Set<Transaction>()),
    [transactions, overdue, day, isKnown],
  );
  const covered = useMemo(() => coveredInvoices(transactions, ahead, day), [transactions, ahead, day]);
  const far = useMemo(() => farAhead(transactions, covered, day), [transactions, covered, day]);
  const [isFarShown, setFarShown] = useState(false);
  // Invoices far in the future are rendered in a deferred update, because there may be hundreds of rows, and
  // the button must respond at once.
  const isFarRendered = useDeferredValue(isFarShown);
  const extra = isFarRendered ? far.size : 0;
  const total = transactions.length - far.size + extra;
  const { count, isLong, hasMore, list, showMore } = useVisibleRowCount(total, extra);
  const isWhole = count === Number.POSITIVE_INFINITY;
  const isAllRendered = isFarRendered || isWhole;
  // Future and past transactions are grouped separately, so the current month may be in both groups.
  const blocks = useMemo(() => {
    const isFuture = ({ date }: Transaction) => date > day;
    const upcoming = transactions.filter((row) => isFuture(row) && (isAllRendered || !far.has(row)));
    return [...byMonth(upcoming), ...byMonth(transactions.filter((row) => !isFuture(row)))];
  }, [transactions, far, isAllRendered, day]);
  const shown = firstTransactions(blocks, count);
  const upcoming = shown.filter((block) => block.transactions[0]!.date > day);
  const past = shown.slice(upcoming.length);
  const toRow = (block: Block) => (
    <BlockOfMonth key={block.transactions[0]!.id} {...block} {...{ overdue, settled, covered }} />
  );
  return (
    <>
      <div ref={list} className="stack">
        {upcoming.length > 0 && (
          <Card className="history">
            <div className="history-coming">
              <h3>Coming up</h3>
              {far.size > 0 && !isWhole && (
                <>
                  <Button
                    variant="text"
                    color="secondary"
                    fullWidth={false}
                    aria-expanded={isFarShown}
                    onClick={() => setFarShown(!isFarShown)}
                  >
                    {isFarShown ? 'Hide' : 'Show'} {inDigits(far.size)} later invoices
                  </Button>
                  {!isFarShown && (
                    <p className="print-only">{inDigits(far.size)} later invoices are not on this page</p>
                  )}
                </>
              )}
            </div>
            {upcoming.map(toRow)}
          </Card>
        )}
        {past.length > 0 && <Card className="history">{past.map(toRow)}</Card>}
      </div>
      {isLong && !isWhole && (
        <p className="history-end quiet small">
          {hasMore
            ? `${inDigits(count)} of ${inDigits(total)} are shown.`
            : `All ${inDigits(total)} are shown.`}
        </p>
      )}
      {hasMore && (
        <Button variant="outlined" color="secondary" onClick={showMore}>
          Show older payments
        </Button>
      )}
    </>
  );
}

/**
 * Uses `memo`, so that only new blocks are rendered when rows are added. A student may have thousands of
 * transactions, and the page must respond to a press within 200 ms.
 */
const BlockOfMonth = memo(function BlockOfMonth({
  month,
  transactions,
  overdue,
  settled,
  covered,
}: Block & Required<Pick<TransactionListProps, 'overdue' | 'settled' | 'covered'>>) {
  const labelled = transactions.filter(
    (row) => overdue.has(row) || settled.has(row) || covered.has(row),
  ).length;
  const size = { '--names': month ? 1 : 0, '--rows': transactions.length, '--said': labelled };
  return (
    <section className="month" style={size as CSSProperties}>
      {month && <h3>{month}</h3>}
      <TransactionList {...{ transactions, overdue, settled, covered }} isMixed />
    </section>
  );
});
