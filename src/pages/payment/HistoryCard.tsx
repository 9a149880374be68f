import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { type CalendarDate, monthDayYear } from '#domain/dates.ts';
import { percentPaidOff } from '#domain/finances.ts';
import { money, wholeMoney } from '#domain/money.ts';
import './HistoryCard.css';

interface HistoryCardProps {
  /** Dalasi; undefined where it could not be loaded. */
  readonly deposited: number | undefined;
  /** Dalasi; undefined where it is not known, or nothing is owed yet. */
  readonly balanceAmount: number | undefined;
  /** Dalasi; undefined where it is not known, or said above. */
  readonly behindAmount: number | undefined;
  /** When the next payment is due; undefined for who owes nothing. */
  readonly dueDate: CalendarDate | undefined;
}

/** How far a student has come. What is not known is left out, and is never shown as 0. */
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

/** The specification gives no percentage where nothing was deposited, nor where more was paid than owed. */
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
  /** Dalasi. */
  readonly deposited: number;
  /** Deposited and still to pay. Dalasi. */
  readonly total: number;
}

/** What was deposited of everything owed. A picture to those who hear it, and no progress: nothing is under way. */
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
