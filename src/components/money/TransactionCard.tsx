import { memo } from 'react';
import { monthDayYear } from '#domain/dates.ts';
import { money } from '#domain/money.ts';
import { cutTitle, signedAmount, type Transaction } from '#domain/transactions.ts';
import { SkeletonLines } from '../loading/LoadingSkeleton.tsx';
import './TransactionCard.css';

export interface TransactionListProps {
  readonly transactions: readonly Transaction[];
  /**
   * `overdue` maps overdue invoices to their unpaid amounts in dalasi. `settled` contains the paid invoices
   * that are due by today, and `covered` contains the later invoices that are already paid.
   */
  readonly overdue?: ReadonlyMap<Transaction, number>;
  readonly settled?: ReadonlySet<Transaction>;
  readonly covered?: ReadonlySet<Transaction>;
  readonly isMixed?: boolean;
}

export function TransactionList({ transactions, overdue, settled, covered, isMixed }: TransactionListProps) {
  return (
    <ul className="transactions plain-list">
      {transactions.map((transaction) => {
        const { id, type, title, date, amount } = transaction;
        return (
          <li key={id}>
            <TransactionCard
              {...{ type, title, date, amount, isMixed }}
              overdue={overdue?.get(transaction) ?? 0}
              paid={covered?.has(transaction) ? 'Paid ahead' : settled?.has(transaction) ? 'Paid' : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface TransactionCardProps extends Pick<Transaction, 'type' | 'title' | 'date' | 'amount'> {
  /** The overdue part of the amount, in dalasi. */
  readonly overdue: number;
  readonly paid: 'Paid' | 'Paid ahead' | undefined;
  readonly isMixed: boolean | undefined;
}

/** Keeps the last letters and the ellipsis on one line, so that the ellipsis never stands alone. */
function CutTitle({ letters }: { readonly letters: readonly string[] }) {
  return (
    <>
      {letters.slice(0, -6).join('')}
      <span className="transaction-cut">{letters.slice(-6).join('')}</span>
    </>
  );
}

/**
 * Uses `memo` and no MUI components, because a student may have thousands of transactions, and the page must
 * respond to a press within 200 ms. The props are plain values, because equal transactions that are loaded
 * again are other objects.
 */
const TransactionCard = memo(function TransactionCard(props: TransactionCardProps) {
  const { type, title, date, amount, overdue, paid, isMixed } = props;
  const cut = cutTitle(title);
  return (
    <div className={`transaction transaction-${type}`}>
      <div>
        <p className="transaction-title">{cut === title ? cut : <CutTitle letters={[...cut]} />}</p>
        <p className="transaction-amount">{signedAmount({ type, amount })}</p>
      </div>
      <div className="quiet small">
        <p className="transaction-date">
          {verbs[type]}: <span className="unbroken">{date ? monthDayYear(date) : 'date not known'}</span>
        </p>
        {overdue > 0 && <strong className="transaction-overdue">Overdue: {money(overdue)}</strong>}
        {paid && <strong className="transaction-covered">{paid}</strong>}
        {isMixed && <p className="transaction-type">{type}</p>}
      </div>
    </div>
  );
});

const verbs = { Invoice: 'Invoiced', Deposit: 'Deposited' } as const;

/** `rows` should be the most common number of rows, so that little moves when the transactions appear. */
export function TransactionSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <div key={row} className="transaction">
      <div>
        <SkeletonLines lines={title} />
      </div>
      <div>
        <SkeletonLines lines={details} />
      </div>
    </div>
  ));
}

const title = ['60%', 80].map((width) => ({ width, height: 24 }));
const details = ['50%', 64].map((width) => ({ width, height: 21 }));
