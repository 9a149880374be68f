import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type CSSProperties, Fragment, memo, useDeferredValue, useMemo, useState } from 'react';
import { RetryNotice } from '#components/loading/LoadFailure.tsx';
import { LoadingSkeleton } from '#components/loading/LoadingSkeleton.tsx';
import { TransactionList, TransactionSkeleton } from '#components/money/TransactionCard.tsx';
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
import { Reminder } from './Reminder.tsx';
import { useVisibleRowCount } from './use-visible-row-count.ts';
import './PaymentHistory.css';

interface PaymentHistoryProps {
  readonly deposits: QueryResult<readonly Transaction[]>;
  readonly invoices: QueryResult<readonly Transaction[]>;
  /** The page shows errors and slow loading; this part only names what is missing. */
  readonly isReportedElsewhere: boolean;
  /** On a phone, the content above is still loading; this part is not shown until then, so that it does not jump. */
  readonly isDelayed: boolean;
  /** The overdue amount and the amount paid ahead, in dalasi; 0 if none or unknown. */
  readonly behind: number;
  readonly ahead: number;
  /** The overdue amount is known, so all other past invoices are paid. */
  readonly isKnown: boolean;
  /** The student will never have any payments. */
  readonly isOver: boolean;
}

/** Invoices and deposits in one list. If one of the two fails to load, shows the other and names the missing one. */
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
  // Also in two columns: until the summary has loaded, it is unclear which of the two shows an error.
  const isShown = both.areSettled && !isDelayed;
  // The card above shows the error and the retry button.
  if (isShown && isReportedElsewhere && both.missing && transactions.length === 0) return null;
  return (
    <section tabIndex={-1} className={`payment-history stack ${isDelayed ? 'held-back' : ''}`}>
      <div className="history-head">
        <Typography variant="h2">Payment History</Typography>
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
          {both.missing && isReportedElsewhere && (
            <Typography color="textSecondary">We could not load {both.missing}.</Typography>
          )}
          {transactions.length > 0 && <Months {...{ transactions, behind, ahead, isKnown }} />}
          {transactions.length === 0 && !both.missing && (
            <Card component="p" className="history-empty">
              {isOver ? 'No payments' : 'No payments yet'}
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

/** Reserves the history's space below the summary on a phone, while the summary loads. */
export function PaymentHistorySkeleton() {
  return (
    <div className="history-to-come">
      <LoadingSkeleton
        what="your payments"
        skeleton={
          <div className="stack">
            <Reminder />
            <Typography variant="h2">Payment History</Typography>
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
  // Deferred, so that the button reacts at once; there may be hundreds of rows to render.
  const isFarRendered = useDeferredValue(isFarShown);
  const total = transactions.length - (isFarRendered ? 0 : far.size);
  const { count, hasMore, list, button, showMore } = useVisibleRowCount<HTMLDivElement>(total);
  const isWhole = count === Number.POSITIVE_INFINITY;
  const isAllRendered = isFarRendered || isWhole;
  // The current month may be in both lists, with its future and its past transactions.
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
      {hasMore && (
        <Fragment key={count}>
          <Button variant="outlined" color="secondary" ref={button} onClick={showMore}>
            Show more
          </Button>
          <Typography color="textSecondary" className="history-count">
            {inDigits(count)} of {inDigits(total)} shown
          </Typography>
        </Fragment>
      )}
    </>
  );
}

/**
 * The transactions of a month. Memoised, so that adding rows renders only the new blocks. Headings and rows are plain
 * elements, because a student may have thousands and a press must get a response within 200 ms.
 */
const BlockOfMonth = memo(function BlockOfMonth({
  month,
  transactions,
  overdue,
  settled,
  covered,
}: Block & {
  readonly overdue: ReadonlyMap<Transaction, number>;
  readonly settled: ReadonlySet<Transaction>;
  readonly covered: ReadonlySet<Transaction>;
}) {
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
