import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { CalendarDate } from '#domain/dates.ts';
import { money } from '#domain/money.ts';
import type { PaymentState } from '#domain/payment-state.ts';
import { onDay, paidAhead, paidAll, paidMore, payNow } from './payment-words.ts';
import { Tick } from './Tick.tsx';
import './WhatIsNext.css';

interface WhatIsNextProps {
  readonly payments: PaymentState;
  readonly today: CalendarDate;
}

/** What is to be paid and when, or that nothing is, in a sentence or two. */
export function WhatIsNext({ payments, today }: WhatIsNextProps) {
  switch (payments.kind) {
    case 'behind':
      return <Typography>{payNow(payments.next, today)}</Typography>;
    case 'on-time':
      return (
        <Typography>
          {payments.ahead > 0 && `${paidAhead(payments.ahead)} `}
          {payments.next ? (
            <>
              Your next payment is <strong>{money(payments.next.amount)}</strong>, due{' '}
              {onDay(payments.next.date, today)}.
            </>
          ) : (
            'Nothing is overdue.'
          )}
        </Typography>
      );
    case 'paid':
      return (
        <Alert severity="success" role="note" className="paid-note" icon={<Tick />}>
          <strong>{paidAll}</strong>
          {payments.beyond > 0 && <p>{paidMore(payments.beyond)}</p>}
        </Alert>
      );
    case 'nothing':
      return <Typography>No monthly payment is due.</Typography>;
  }
}
