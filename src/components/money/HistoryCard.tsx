import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type CalendarDate, monthDayYear } from '#domain/dates.ts';
import { percentPaidOff } from '#domain/finances.ts';
import { money, wholeMoney } from '#domain/money.ts';
import type { PaymentState } from '#domain/payment-state.ts';
import { MoneyFigure } from './MoneyFigure.tsx';
import { PaidBar } from './PaidBar.tsx';
import { WhatIsNext } from './WhatIsNext.tsx';
import './HistoryCard.css';

interface HistoryCardProps {
  /** Dalasi; undefined where it could not be loaded, as are the next two. */
  readonly deposited: number | undefined;
  readonly balanceAmount: number | undefined;
  readonly payments: PaymentState | undefined;
  /** When the next payment is due; undefined for who owes nothing. */
  readonly dueDate: CalendarDate | undefined;
  readonly today: CalendarDate;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/**
 * How far a student has come. The large figure is what is overdue, or else what was deposited. What is not known says
 * so, and is never shown as 0.
 */
export function HistoryCard(props: HistoryCardProps) {
  const { deposited, balanceAmount, payments, dueDate, today, children } = props;
  const isKnown = deposited !== undefined && balanceAmount !== undefined;
  const percent = isKnown ? percentPaidOff(deposited, balanceAmount) : undefined;
  const isBehind = payments?.kind === 'behind';
  const bar = isKnown && percent !== undefined && (
    <PaidBar deposited={deposited} total={deposited + balanceAmount} />
  );
  return (
    <>
      {isBehind ? (
        <div>
          <h2>Amount Behind</h2>
          <MoneyFigure>{money(payments.amount)}</MoneyFigure>
        </div>
      ) : (
        <>
          <h2>
            Total Deposited:{' '}
            {deposited === undefined ? notLoaded : <MoneyFigure>{money(deposited)}</MoneyFigure>}
          </h2>
          {bar}
        </>
      )}
      {payments && <WhatIsNext payments={payments} today={today} />}
      {children}
      {isBehind && (
        <div className="history-deposited">
          <Typography>
            Total Deposited: <strong>{deposited === undefined ? notLoaded : money(deposited)}</strong>
          </Typography>
          {bar}
        </div>
      )}
      <List disablePadding className="history-lines">
        {!isBehind && <Line name="Amount Behind" value={payments ? money(0) : 'not known'} />}
        <Line
          name="Remaining Balance"
          value={balanceAmount === undefined ? 'not known' : wholeMoney(Math.max(0, balanceAmount))}
        />
        <Line name="Percent of Total Paid Off" value={isKnown ? paidOff(deposited, percent) : 'not known'} />
        {dueDate && <Line name="Next due date" value={monthDayYear(dueDate)} />}
      </List>
    </>
  );
}

const notLoaded = 'could not be loaded';

/** The specification gives no percentage where nothing was deposited, nor where more was paid than owed. */
function paidOff(deposited: number, percent: number | undefined): string {
  if (percent !== undefined) return `${Math.round(percent)}%`;
  return deposited > 0 ? 'all of it' : 'nothing deposited yet';
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <ListItem disableGutters>
      {name}: <strong>{value}</strong>
    </ListItem>
  );
}
