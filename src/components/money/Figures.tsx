import Button from '@mui/material/Button';
import type { CSSProperties, ReactNode } from 'react';
import { Drawing } from '#components/drawings/Drawing.tsx';
import { calendar } from '#components/drawings/drawn/calendar.ts';
import { money } from '#domain/money.ts';
import type { PaymentState } from '#domain/payment-state.ts';
import { environment } from '#engine/core/index.ts';
import { Icon } from '../Icon.tsx';
import { useSupportPhone } from '../lender/SupportLine.tsx';
import { dueWords, nothingToPayYet, paidAhead, paymentDue } from './payment-words.ts';
import './Figures.css';

type Payments = Exclude<PaymentState, { readonly kind: 'nothing' }>;

export function PaymentHero({ payments }: { readonly payments: Payments }) {
  const today = environment().today();
  if (payments.kind === 'paid') return <AllPaid extra={payments.overpaid} />;
  if (payments.kind === 'behind' || payments.ahead <= 0)
    return <Figure {...(paymentDue(payments, today) ?? nothingBehind)} />;
  const { ahead, next } = payments;
  return (
    <div className="all-paid all-paid-start">
      <Tick size={48} />
      <h2>{paidAhead(ahead)}</h2>
      {next && (
        <p>
          <span className="unbroken">
            Next payment: <strong>{money(next.amount)}</strong>,
          </span>{' '}
          {dueWords(next, today)}
        </p>
      )}
    </div>
  );
}

const nothingBehind = { title: 'Amount Behind', amount: 0 };

function AllPaid({ extra }: { readonly extra: number }) {
  return (
    <div className="all-paid">
      <Tick size={64} />
      <h2>All paid. Well done.</h2>
      {extra > 0 ? (
        <>
          <p>
            You have paid <strong>{money(extra)}</strong> more than you owe.
          </p>
          <CallAboutExtra />
        </>
      ) : (
        <p>You have paid everything you owe.</p>
      )}
    </div>
  );
}

function CallAboutExtra() {
  const phone = useSupportPhone();
  if (!phone) return <p>Call us about the extra.</p>;
  return (
    <Button href={phone.address} variant="outlined" color="secondary" className="call">
      Call about it: {phone.words}
      {phone.mark}
    </Button>
  );
}

interface FigureProps {
  readonly title: string;
  /** In dalasi. */
  readonly amount: number;
  readonly words?: string;
}

export function Figure({ title, amount, words }: FigureProps) {
  const figure = money(amount);
  return (
    <div className="figure">
      <h2>{title}</h2>
      <p>
        <span className="money-figure" style={{ '--characters': figure.length } as CSSProperties}>
          <span>{figure}</span>
        </span>
      </p>
      {words && <p>{words}</p>}
    </div>
  );
}

export function FigureRow({ title, amount, words }: FigureProps) {
  return (
    <div className="figure-row">
      <p>{title}</p>
      <strong>{money(amount)}</strong>
      {words && <p className="quiet small">{words}</p>}
    </div>
  );
}

export function NothingToPay({ children }: { children: ReactNode }) {
  return (
    <div className="all-paid">
      <Drawing of={calendar} />
      <h2>{nothingToPayYet}</h2>
      <p>{children}</p>
    </div>
  );
}

export const Tick = ({ size }: { size?: number }) => (
  <Icon {...(size === undefined ? {} : { size })}>
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.5l2.5 2.5L16 9.5" />
  </Icon>
);
