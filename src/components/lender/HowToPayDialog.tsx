import { SheetDialog } from '../SheetDialog.tsx';
import { NumberToCopy } from './NumberToCopy.tsx';
import { Payees, PayTo } from './Payees.tsx';
import { type Payee, whereToPay } from './where-to-pay.ts';
import './HowToPayDialog.css';

interface HowToPayDialogProps {
  /** '' where it is not known. */
  readonly matNumber: string;
  readonly onClose: () => void;
}

/** Where to pay, once that is asked. */
export function HowToPayDialog({ matNumber, onClose }: HowToPayDialogProps) {
  return (
    <SheetDialog title="How to pay" onClose={onClose}>
      <HowToPay matNumber={matNumber} />
    </SheetDialog>
  );
}

interface HowToPayProps {
  /** '' where it is not known. */
  readonly matNumber: string;
  /** What else to know before paying. */
  readonly note?: string;
  /** All accounts are open, not the first alone. */
  readonly isOpen?: boolean;
}

const quoteIt = 'Quote your MAT number with every payment, so that we know it is yours.';

/** Where a payment goes, which number comes with it, and what happens then: first as the cards say it, in their look. */
export function HowToPay({ matNumber, note = matNumber && quoteIt, isOpen }: HowToPayProps) {
  const { payees, shownWithinDays, isMadeUp } = whereToPay();
  const [first, ...others] = payees;
  return (
    <>
      {first ? (
        <div>
          <PayTo matNumber={matNumber} />
          {others.length > 0 && (
            <details className="other-ways" open={isOpen}>
              <summary>{otherWays(first, others)}</summary>
              <Payees payees={others} isMadeUp={isMadeUp} />
            </details>
          )}
        </div>
      ) : (
        <>
          <p>We will send you the account to pay into.</p>
          {matNumber && <NumberToCopy label="Quote MAT number" number={matNumber} what="MAT number" />}
        </>
      )}
      {note && <p>{note}</p>}
      <p>{whenShown(shownWithinDays)}</p>
    </>
  );
}

/** An account is in somebody's name. */
const otherWays = (first: Payee, others: readonly Payee[]) =>
  !first.holder && others.every(({ holder }) => holder) ? 'Pay by bank instead' : 'Other ways to pay';

function whenShown(days: number | undefined): string {
  if (days === undefined) return 'We show your payment here once it has reached us.';
  return `We show your payment here within ${days === 1 ? '1 working day' : `${days} working days`}.`;
}
