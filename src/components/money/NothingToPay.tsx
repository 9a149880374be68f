import type { ReactNode } from 'react';
import { Drawing } from '#components/drawings/Drawing.tsx';
import { calendar } from '#components/drawings/drawn/calendar.ts';
import './PaymentHero.css';

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
