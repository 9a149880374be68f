import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type CalendarDate, monthDayYear } from '#domain/dates.ts';
import { money } from '#domain/money.ts';
import type { NextPayment, PaymentState } from '#domain/payment-state.ts';
import { Icon } from '../Icon.tsx';
import './WhatIsNext.css';

interface WhatIsNextProps {
  readonly payments: PaymentState;
  readonly today: CalendarDate;
}

/** What is to be paid and when, or that nothing is, in a sentence or two. */
export function WhatIsNext({ payments, today }: WhatIsNextProps) {
  switch (payments.kind) {
    case 'behind':
      return (
        <Typography>
          Pay this now to be up to date.{' '}
          {payments.next && `Then ${money(payments.next.amount)} is due ${onDay(payments.next, today)}.`}
        </Typography>
      );
    case 'on-time':
      return (
        <Typography>
          {payments.ahead > 0 && `You have paid ${money(payments.ahead)} ahead. `}
          {payments.next ? (
            <>
              Your next payment is <strong>{money(payments.next.amount)}</strong>, due{' '}
              {onDay(payments.next, today)}.
            </>
          ) : (
            'Nothing is overdue.'
          )}
        </Typography>
      );
    case 'paid':
      return (
        <Alert severity="success" role="note" className="paid-note" icon={tick}>
          <strong>You have paid everything you owe. Well done!</strong>
          {payments.beyond > 0 && <p>You have paid {money(payments.beyond)} more than you owe.</p>}
        </Alert>
      );
    case 'nothing':
      return <Typography>No monthly payment is due.</Typography>;
  }
}

/** One of this month says so: the next due date, as specified, is always that of the next. */
function onDay({ date }: NextPayment, today: CalendarDate): string {
  const isThisMonth = date.slice(0, 7) === today.slice(0, 7);
  return `${isThisMonth ? 'this month, ' : ''}on ${monthDayYear(date)}`;
}

const tick = (
  <Icon>
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.5l2.5 2.5L16 9.5" />
  </Icon>
);
