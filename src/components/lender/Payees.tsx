import { NumberToCopy } from './NumberToCopy.tsx';
import './BankAccounts.css';

/** One of the lender's accounts in portal.json. */
export interface BankAccount {
  readonly bank: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly placeholder: boolean;
}

export const isConfirmed = ({ placeholder }: BankAccount) => !placeholder;

/** One that is not confirmed shows neither name nor number: money that goes there is lost. */
export function BankAccounts({ accounts }: { accounts: readonly BankAccount[] }) {
  const confirmed = accounts.filter(isConfirmed);
  return (
    <div className="bank-accounts">
      {confirmed.map(({ bank, accountName, accountNumber }) => (
        <div key={accountNumber} className="bank-account">
          <p>
            <strong>{bank}</strong>
          </p>
          <p>{accountName}</p>
          <NumberToCopy number={accountNumber} what={`account number of ${bank}`} />
        </div>
      ))}
      {confirmed.length < accounts.length && <p>Bank details will be confirmed by support.</p>}
    </div>
  );
}
