import Typography from '@mui/material/Typography';
import { NumberToCopy } from './NumberToCopy.tsx';
import { Payees } from './Payees.tsx';
import { whereToPay } from './where-to-pay.ts';
import './HowToPay.css';

interface HowToPayProps {
  /** '' where it is not known. */
  readonly matNumber: string;
}

/** Where a payment goes, which number comes with it, and what happens then. */
export function HowToPay({ matNumber }: HowToPayProps) {
  const { payees, shownWithinDays, isMadeUp } = whereToPay();
  const isKnown = payees.length > 0;
  return (
    <>
      <section className="stack">
        <Typography variant="h3">{payees.length > 1 ? 'Pay into one of these' : 'Where to pay'}</Typography>
        {isKnown ? (
          <Payees payees={payees} isMadeUp={isMadeUp} />
        ) : (
          <p>We will send you the account to pay into.</p>
        )}
      </section>
      {matNumber && (
        <section className="stack">
          <Typography variant="h3">Your MAT number</Typography>
          <div className="quoted">
            <NumberToCopy number={matNumber} what="MAT number" />
          </div>
          <p>Quote it with every payment, so that we know it is yours.</p>
        </section>
      )}
      <section className="stack">
        <Typography variant="h3">After you pay</Typography>
        <p>{whenShown(shownWithinDays)}</p>
      </section>
    </>
  );
}

function whenShown(days: number | undefined): string {
  if (days === undefined) return 'We show your payment here once it has reached us.';
  return `We show it here within ${days === 1 ? '1 working day' : `${days} working days`}.`;
}
