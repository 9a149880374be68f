import { applicationFeeNote } from '#generated/portal-application-fee-note.ts';
import { Figure } from '../money/PaymentHero.tsx';
import type { Due } from '../money/payment-words.ts';
import { SheetDialog } from '../SheetDialog.tsx';
import { PayTo } from './Payees.tsx';
import { SupportLine } from './SupportLine.tsx';
import { whereToPay } from './where-to-pay.ts';

export interface HowToPayDialogProps {
  /** What is to be paid; undefined where that is not known. */
  readonly due: Due | undefined;
  /** '' where it is not known. */
  readonly matNumber: string;
  readonly onClose: () => void;
}

const quoteIt = 'Quote your MAT number with every payment, so that we know it is yours.';

/** How much, by when and where to, which number comes with it, what happens then, and whom to ask. */
export function HowToPayDialog({ due, matNumber, onClose }: HowToPayDialogProps) {
  const note = due?.isFee ? applicationFeeNote.join(' ') : matNumber && quoteIt;
  return (
    <SheetDialog title={due?.isFee ? 'Application Fee Information' : 'How to pay'} onClose={onClose}>
      {due && <Figure {...due} />}
      <PayTo matNumber={matNumber} isWhole />
      <p>
        {note} {whenShown(whereToPay().shownWithinDays)}
      </p>
      <SupportLine />
    </SheetDialog>
  );
}

function whenShown(days: number | undefined): string {
  if (days === undefined) return 'Your payment will show here once it has reached us.';
  return `Your payment will show here within ${days === 1 ? '1 working day' : `${days} working days`}.`;
}
