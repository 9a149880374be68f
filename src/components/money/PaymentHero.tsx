import type { CSSProperties, ReactNode } from 'react';
import { Drawing } from '#components/drawings/Drawing.tsx';
import { calendar } from '#components/drawings/drawn/calendar.ts';
import { type CalendarDate, monthDayYear } from '#domain/dates.ts';
import { feeDueDate } from '#domain/due-dates.ts';
import { money } from '#domain/money.ts';
import type { NextPayment, PaymentState } from '#domain/payment-state.ts';
import { Icon } from '../Icon.tsx';
import { SupportLine } from '../lender/SupportLine.tsx';
import { onDay, paidAhead, paidUp, payNow } from './payment-words.ts';
import './PaymentHero.css';

interface PaymentHeroProps {
  readonly payments: Exclude<PaymentState, { readonly kind: 'nothing' }>;
  readonly today: CalendarDate;
}

/** What a student has to know first: how much, by when, or that all is well. */
export function PaymentHero({ payments, today }: PaymentHeroProps) {
  if (payments.kind === 'behind')
    return (
      <Figure title="Amount Behind" amount={payments.amount}>
        <p>{payNow(payments.next, today)}</p>
      </Figure>
    );
  if (payments.kind === 'on-time' && !payments.ahead) return <OnTime next={payments.next} today={today} />;
  return <Outlook payments={payments} today={today} />;
}

interface OutlookProps extends PaymentHeroProps {
  readonly payments: Exclude<PaymentState, { readonly kind: 'nothing' | 'behind' }>;
}

/** For a student who is not behind: that all is well, and the next payment. */
export function Outlook({ payments, today }: OutlookProps) {
  if (payments.kind === 'paid')
    return (
      <div className="all-paid">
        <Tick size={64} />
        <h2>All paid</h2>
        <p>{paidUp(payments.beyond)}</p>
        {payments.beyond > 0 && <SupportLine />}
      </div>
    );
  const { ahead, next } = payments;
  return (
    <div className="all-paid all-paid-start">
      {ahead > 0 && (
        <>
          <Tick size={48} />
          <h2>{paidAhead(ahead)}</h2>
        </>
      )}
      {next && (
        <p>
          <span className="unbroken">
            Next payment: <strong>{money(next.amount)}</strong>,
          </span>{' '}
          <Due next={next} today={today} />
        </p>
      )}
    </div>
  );
}

function OnTime({ next, today }: { next: NextPayment | undefined; today: CalendarDate }) {
  if (!next) return <Figure title="Amount Behind" amount={0} />;
  return (
    <Figure title="Next payment" amount={next.amount}>
      <p>
        <Due next={next} today={today} />
      </p>
    </Figure>
  );
}

const Due = ({ next, today }: { next: NextPayment; today: CalendarDate }) =>
  `due\u00a0${onDay(next.date, today)}`;

interface FigureProps {
  readonly title: string;
  /** Dalasi. */
  readonly amount: number;
  readonly children?: ReactNode;
}

/** The large figure under its name, and what it means. */
export function Figure({ title, amount, children }: FigureProps) {
  return (
    <div>
      <h2>{title}</h2>
      <p>
        <MoneyFigure>{money(amount)}</MoneyFigure>
      </p>
      {children}
    </div>
  );
}

interface FeeFigureProps {
  readonly title: string;
  /** Dalasi. */
  readonly fee: number;
  readonly today: CalendarDate;
}

/** The application fee, while it is the next thing to pay. */
export function FeeFigure({ title, fee, today }: FeeFigureProps) {
  return (
    <Figure title={title} amount={fee}>
      <p>
        due{'\u00a0'}on <span className="unbroken">{monthDayYear(feeDueDate(today))}</span>
      </p>
    </Figure>
  );
}

interface NothingToPayProps {
  /** Of who will never be asked for anything. */
  readonly isFinal?: boolean;
  readonly children: ReactNode;
}

/** Of who was not asked for anything yet, or never will be. */
export function NothingToPay({ isFinal, children }: NothingToPayProps) {
  return (
    <div className="all-paid">
      {!isFinal && <Drawing of={calendar} />}
      <h2>{isFinal ? 'Nothing to pay' : 'Nothing to pay yet'}</h2>
      <p>{children}</p>
    </div>
  );
}

/** The page's large figure. It shrinks with its length, so that a large debt fits a narrow phone. */
function MoneyFigure({ children }: { children: string }) {
  return (
    <span className="money-figure" style={{ '--characters': children.length } as CSSProperties}>
      <span>{children}</span>
    </span>
  );
}

/** All is paid. */
export const Tick = ({ size }: { size?: number }) => (
  <Icon {...(size === undefined ? {} : { size })}>
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.5l2.5 2.5L16 9.5" />
  </Icon>
);
