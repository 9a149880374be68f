import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { CSSProperties } from 'react';
import { type CalendarDate, monthDayYear } from '#domain/dates.ts';
import { percentPaidOff } from '#domain/finances.ts';
import { money, wholeMoney } from '#domain/money.ts';
import './RepaymentCard.css';

interface RepaymentCardProps {
  /** In dalasi; undefined if the deposits could not be loaded. */
  readonly deposited: number | undefined;
  /** The unpaid part of all invoices, in dalasi; undefined if unknown or if there are no invoices yet. */
  readonly balanceAmount: number | undefined;
  /**
   * The overdue amount in dalasi; undefined if unknown, or if the figure above this card shows it already.
   */
  readonly behindAmount: number | undefined;
  readonly dueDate: CalendarDate | undefined;
}

/** Shows what the student has deposited and still has to pay. Never shows an unknown figure as 0. */
export function RepaymentCard({ deposited, balanceAmount, behindAmount, dueDate }: RepaymentCardProps) {
  const isKnown = deposited !== undefined && balanceAmount !== undefined;
  return (
    <div className="repayment-card">
      <p className="repayment-deposited">
        Total Deposited: <strong>{deposited === undefined ? 'not available' : money(deposited)}</strong>
      </p>
      {isKnown && deposited + balanceAmount > 0 && (
        <RepaymentBar deposited={deposited} total={deposited + balanceAmount} />
      )}
      {balanceAmount !== undefined && (
        <List disablePadding className="repayment-lines">
          {behindAmount !== undefined && <Line name="Amount Behind" value={money(behindAmount)} />}
          <Line name="Remaining Balance" value={wholeMoney(Math.max(0, balanceAmount))} />
          {isKnown && <Line name="Percent of Total Paid Off" value={paidOff(deposited, balanceAmount)} />}
          {dueDate && <Line name="Next due date" value={monthDayYear(dueDate)} />}
        </List>
      )}
    </div>
  );
}

/**
 * Returns the percentage that is paid off: 0% if nothing was deposited, and 100% if more was paid than owed.
 * The lender's specification defines no percentage for these two cases.
 */
function paidOff(deposited: number, balance: number): string {
  const percent = percentPaidOff(deposited, balance) ?? (deposited > 0 ? 100 : 0);
  return `${Math.round(percent)}%`;
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <ListItem disableGutters>
      {name}: <strong>{value}</strong>
    </ListItem>
  );
}

interface RepaymentBarProps {
  /** In dalasi. */
  readonly deposited: number;
  /** The deposits plus the remaining balance, in dalasi. */
  readonly total: number;
}

/** Uses the role `img`, because screen readers would announce a progress bar as a running process. */
function RepaymentBar({ deposited, total }: RepaymentBarProps) {
  return (
    <div role="img" aria-label={`${money(deposited)} deposited of ${money(total)}`} className="repayment-bar">
      <div className="repayment-bar-line">
        <div style={{ '--paid': Math.min(1, deposited / total) } as CSSProperties} />
      </div>
      <span className="repayment-bar-total quiet small">of {money(total)}</span>
    </div>
  );
}
