import { Dialog } from '#components/Dialog.tsx';
import { BankAccounts } from '#components/lender/BankAccounts.tsx';
import { NumberToCopy } from '#components/lender/NumberToCopy.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { monthDayYear } from '#domain/dates.ts';
import { feeDueDate } from '#domain/due-dates.ts';
import { money } from '#domain/money.ts';
import { applicationFeeNote } from '#generated/portal-application-fee-note.ts';
import { bankAccounts } from '#generated/portal-bank-accounts.ts';
import { today } from '../../clock.ts';
import './FeeDialog.css';

interface FeeDialogProps {
  /** Dalasi. */
  readonly fee: number;
  /** '' where it is not known. */
  readonly matNumber: string;
  readonly onClose: () => void;
}

/** The application fee: how much, until when, and where to. */
export function FeeDialog({ fee, matNumber, onClose }: FeeDialogProps) {
  return (
    <Dialog title="Application Fee Information" onClose={onClose}>
      <div className="stack fee">
        <dl className="fee-facts">
          <div>
            <dt>Application fee</dt>
            <dd>{money(fee)}</dd>
          </div>
          <div>
            <dt>Due date</dt>
            <dd>{monthDayYear(feeDueDate(today()))}</dd>
          </div>
        </dl>
        <section className="stack">
          <h3>Where to pay</h3>
          <BankAccounts accounts={bankAccounts} />
        </section>
        <section className="stack">
          <h3>Before you pay</h3>
          {applicationFeeNote.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {matNumber && <NumberToCopy label="Your MAT number" number={matNumber} what="MAT number" />}
        </section>
        <SupportLine />
      </div>
    </Dialog>
  );
}
