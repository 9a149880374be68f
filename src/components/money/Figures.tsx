import Button from '@mui/material/Button';
import type { CSSProperties, ReactNode } from 'react';
import { Drawing } from '#components/drawings/Drawing.tsx';
import { calendar } from '#components/drawings/drawn/calendar.ts';
import type { CalendarDate } from '#domain/dates.ts';
import { money } from '#domain/money.ts';
import type { PaymentState } from '#domain/payment-state.ts';
import { Icon } from '../Icon.tsx';
import { useSupportPhone } from '../lender/SupportLine.tsx';
import { dueWords, nothingToPayYet, paidAhead, paymentDue } from './payment-words.ts';
import './Figures.css';

interface PaymentHeroProps {
  readonly payments: Exclude<PaymentState, { readonly kind: 'nothing' }>;
  readonly today: CalendarDate;
}

/** The main figure of Home and of the payment page: the amount due and its date, or that everything is paid. */
export function PaymentHero({ payments, today }: PaymentHeroProps) {
  if (payments.kind === 'paid' || (payments.kind === 'on-time' && payments.ahead > 0))
    return <Outlook payments={payments} today={today} />;
  return <Figure {...(paymentDue(payments, today) ?? nothingBehind)} />;
}

const nothingBehind = { title: 'Amount Behind', amount: 0 };

interface OutlookProps extends PaymentHeroProps {
  readonly payments: Exclude<PaymentState, { readonly kind: 'nothing' | 'behind' }>;
}

/** For a student who has paid ahead or in full: says so, and names the next payment. */
function Outlook({ payments, today }: OutlookProps) {
  if (payments.kind === 'paid') {
    const { overpaid: extra } = payments;
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
  /** The amount in dalasi. */
  readonly amount: number;
  /** A sentence that explains the amount or says when it is due. */
  readonly words?: string;
}

/** An amount in large type below its title. */
export function Figure({ title, amount, words }: FigureProps) {
  return (
    <div className="figure">
      <h2>{title}</h2>
      <p>
        <MoneyFigure>{money(amount)}</MoneyFigure>
      </p>
      {words && <p>{words}</p>}
    </div>
  );
}

/** A less important amount, in normal type on one line with its title. */
export function FigureRow({ title, amount, words }: FigureProps) {
  return (
    <div className="figure-row">
      <p>{title}</p>
      <strong>{money(amount)}</strong>
      {words && <p className="figure-words">{words}</p>}
    </div>
  );
}

/** Shown in place of a figure to a student who has no invoices yet. `children` says when to expect them. */
export function NothingToPay({ children }: { children: ReactNode }) {
  return (
    <div className="all-paid">
      <Drawing of={calendar} />
      <h2>{nothingToPayYet}</h2>
      <p>{children}</p>
    </div>
  );
}

/** An amount whose large font size depends on the number of characters, so that a large debt fits on a narrow phone. */
function MoneyFigure({ children }: { children: string }) {
  return (
    <span className="money-figure" style={{ '--characters': children.length } as CSSProperties}>
      <span>{children}</span>
    </span>
  );
}

export const Tick = ({ size }: { size?: number }) => (
  <Icon {...(size === undefined ? {} : { size })}>
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.5l2.5 2.5L16 9.5" />
  </Icon>
);
