import { money } from '#domain/money.ts';
import { applicationFeeNote } from '#generated/portal-application-fee-note.ts';
import { supportPhone } from '#generated/portal-support-phone.ts';
import { Figure } from '../money/Figures.tsx';
import type { Due } from '../money/payment-words.ts';
import { SheetDialog } from '../SheetDialog.tsx';
import type { Detail } from './confirmed.ts';
import { useDemo } from './demo.ts';
import { NumberToCopy } from './NumberToCopy.tsx';
import { Payees } from './Payees.tsx';
import { SupportLine } from './SupportLine.tsx';
import { type PaymentDetails, portalPaymentDetails, whereToPay } from './where-to-pay.ts';

interface HowToPayDialogProps {
  readonly due: Due | undefined;
  readonly matNumber: string;
  readonly onClose: () => void;
}

export function HowToPayDialog({ onClose, ...payment }: HowToPayDialogProps) {
  return (
    <SheetDialog title={payment.due?.isFee ? 'Application Fee Information' : 'How to pay'} onClose={onClose}>
      <HowToPay {...payment} />
    </SheetDialog>
  );
}

interface HowToPayProps extends Omit<HowToPayDialogProps, 'onClose'> {
  readonly lender?: PaymentDetails & {
    readonly applicationFeeNote: readonly string[];
    readonly supportPhone: Detail;
  };
}

const portalLender = { ...portalPaymentDetails, applicationFeeNote, supportPhone };

/** The studio (the editor for the lender's staff) passes edited details as `lender` to preview them. */
export function HowToPay({ due, matNumber, lender = portalLender }: HowToPayProps) {
  const { payees, shownWithinDays, isSample } = whereToPay(lender);
  const demo = useDemo();
  return (
    <>
      {due && <Figure {...due} />}
      {due?.isFee && <p>{lender.applicationFeeNote.join(' ')}</p>}
      <ol className="pay-steps plain-list">
        <li>
          <strong>{due ? 'Send' : 'Send your payment'}</strong>
          {due && <NumberToCopy number={String(due.amount)} shown={money(due.amount)} what="amount" />}
          {payees.length > 0 ? (
            <Payees payees={payees} prefixes={['to', 'or']} />
          ) : (
            <p>We will send you the account to pay into.</p>
          )}
          {isSample && demo && <demo.SampleNote>do not pay</demo.SampleNote>}
        </li>
        <li>
          <strong>Quote your MAT number</strong>
          {matNumber && <NumberToCopy number={matNumber} what="MAT number" />}
        </li>
        <li>
          <strong>Check that it arrived</strong>
          <p>{delayNotice(shownWithinDays)}</p>
        </li>
      </ol>
      <SupportLine detail={lender.supportPhone} />
    </>
  );
}

function delayNotice(days: number | undefined): string {
  if (days === undefined) return 'Your payment will show on the Payment page once it has reached us.';
  return `Your payment will show on the Payment page within ${days === 1 ? '1 working day' : `${days} working days`}.`;
}
