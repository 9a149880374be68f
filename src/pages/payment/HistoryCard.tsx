import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { type CalendarDate, monthDayYear } from '#domain/dates.ts';
import { percentPaidOff } from '#domain/finances.ts';
import { money, wholeMoney } from '#domain/money.ts';
import './HistoryCard.css';

interface HistoryCardProps {
  /** In dalasi; undefined if it could not be loaded. */
  readonly deposited: number | undefined;
  /** In dalasi; undefined if unknown or if nothing is owed yet. */
  readonly balanceAmount: number | undefined;
  /** In dalasi; undefined if unknown or if it is shown above. */
  readonly behindAmount: number | undefined;
  /** When the next payment is due; undefined if nothing is owed. */
  readonly dueDate: CalendarDate | undefined;
}

/** Shows how much has been paid off. Unknown figures are left out, never shown as 0. */
export function HistoryCard({ deposited, balanceAmount, behindAmount, dueDate }: HistoryCardProps) {
  const isKnown = deposited !== undefined && balanceAmount !== undefined;
  return (
    <div className="history-card">
      <p className="history-deposited">
        Total Deposited: <strong>{deposited === undefined ? 'not available' : money(deposited)}</strong>
      </p>
      {isKnown && deposited + balanceAmount > 0 && (
        <PaidBar deposited={deposited} total={deposited + balanceAmount} />
      )}
      {balanceAmount !== undefined && (
        <List disablePadding className="history-lines">
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
 * Formats the percentage paid off. The specification defines none if nothing was deposited or more was paid than owed.
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

interface PaidBarProps {
  /** In dalasi. */
  readonly deposited: number;
  /** Deposited and still to pay, in dalasi. */
  readonly total: number;
}

/** A bar of how much has been deposited. Exposed as an image, not a progress bar, because no process is running. */
function PaidBar({ deposited, total }: PaidBarProps) {
  return (
    <div role="img" aria-label={`${money(deposited)} deposited of ${money(total)}`} className="paid-bar">
      <LinearProgress
        variant="determinate"
        color="secondary"
        value={Math.min(100, (deposited / total) * 100)}
        aria-hidden="true"
      />
      <span className="paid-bar-total">of {money(total)}</span>
    </div>
  );
}
