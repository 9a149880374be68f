import { today } from '#api/clock.ts';
import { CopyButton } from '#components/CopyButton.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { SupportLine } from '#components/SupportLine.tsx';
import { monthDayYear } from '#domain/dates.ts';
import { feeDueDate } from '#domain/due-dates.ts';
import { money } from '#domain/money.ts';
import { applicationFeeNote } from '#generated/portal-application-fee-note.ts';
import { bankAccounts } from '#generated/portal-bank-accounts.ts';
import './FeeDialog.css';

interface FeeDialogProps {
  /** Dalasi. */
  readonly fee: number;
  /** '' where it is not known. */
  readonly matNumber: string;
  readonly onClose: () => void;
}

/** Portal.md §2, Home: how much, until when, and where to. */
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
          {matNumber && (
            <div className="fee-number">
              <p>
                Your MAT number <strong className="number">{matNumber}</strong>
              </p>
              <CopyButton text={matNumber} what="MAT number" />
            </div>
          )}
        </section>
        <SupportLine />
      </div>
    </Dialog>
  );
}

interface BankAccount {
  readonly bank: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly placeholder: boolean;
}

/** One that is not confirmed shows neither name nor number: money that goes there is lost (decisions.md 20). */
function BankAccounts({ accounts }: { accounts: readonly BankAccount[] }) {
  const confirmed = accounts.filter(({ placeholder }) => !placeholder);
  return (
    <>
      {confirmed.map(({ bank, accountName, accountNumber }) => (
        <div key={accountNumber} className="fee-account">
          <p>
            <strong>{bank}</strong>
          </p>
          <p>{accountName}</p>
          <div className="fee-number">
            <p className="number">{accountNumber}</p>
            <CopyButton text={accountNumber} what={`account number of ${bank}`} />
          </div>
        </div>
      ))}
      {confirmed.length < accounts.length && <p>Bank details will be confirmed by support.</p>}
    </>
  );
}
