import { type CalendarDate, monthDayYear } from '#domain/dates.ts';
import { paidBeyond, percentPaidOff } from '#domain/finances.ts';
import { money, wholeMoney } from '#domain/money.ts';
import { MoneyFigure } from './MoneyFigure.tsx';
import { PaidBar } from './PaidBar.tsx';
import './HistoryCard.css';

interface HistoryCardProps {
  /** Dalasi; undefined where it could not be loaded, as are the next two. */
  readonly deposited: number | undefined;
  readonly behindAmount: number | undefined;
  readonly balanceAmount: number | undefined;
  /** When the next payment is due. */
  readonly dueDate: CalendarDate;
}

/** How far a student has come. What is not known says so, and is never shown as 0. */
export function HistoryCard({ deposited, behindAmount, balanceAmount, dueDate }: HistoryCardProps) {
  const isKnown = deposited !== undefined && balanceAmount !== undefined;
  const percent = isKnown ? percentPaidOff(deposited, balanceAmount) : undefined;
  return (
    <>
      <h2>
        Total Deposited:{' '}
        {deposited === undefined ? 'could not be loaded' : <MoneyFigure>{money(deposited)}</MoneyFigure>}
      </h2>
      {isKnown && percent !== undefined && (
        <PaidBar deposited={deposited} total={deposited + balanceAmount} />
      )}
      <ul className="history-lines">
        <Line name="Amount Behind" value={behindAmount === undefined ? 'not known' : money(behindAmount)} />
        <Line
          name="Remaining Balance"
          value={balanceAmount === undefined ? 'not known' : wholeMoney(Math.max(0, balanceAmount))}
        />
        <Line name="Percent of Total Paid Off" value={isKnown ? paidOff(deposited, percent) : 'not known'} />
        <Line name="Next due date" value={monthDayYear(dueDate)} />
      </ul>
      {balanceAmount !== undefined && paidBeyond(balanceAmount) > 0 && (
        <p>You have paid {money(paidBeyond(balanceAmount))} more than you owe.</p>
      )}
    </>
  );
}

/** The specification gives no percentage where nothing was deposited, nor where more was paid than owed. */
function paidOff(deposited: number, percent: number | undefined): string {
  if (percent !== undefined) return `${Math.round(percent)}%`;
  return deposited > 0 ? 'all of it' : 'nothing deposited yet';
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <li>
      {name}: <strong>{value}</strong>
    </li>
  );
}
