import { bankAccounts } from '#generated/portal-bank-accounts.ts';
import { type BankAccount, isConfirmed } from './BankAccounts.tsx';
import { NumberToCopy } from './NumberToCopy.tsx';
import './PayTo.css';

interface PayToProps {
  /** '' where it is not known. */
  readonly matNumber: string;
}

/** The account to pay into and the number to quote, in two lines. Nothing before the lender has given an account. */
export function PayTo({ matNumber }: PayToProps) {
  const account = (bankAccounts as readonly BankAccount[]).find(isConfirmed);
  if (!account) return null;
  const { bank, accountNumber } = account;
  return (
    <div className="pay-to">
      <NumberToCopy label={`Pay to ${bank}`} number={accountNumber} what={`account number of ${bank}`} />
      {matNumber && <NumberToCopy label="Quote MAT number" number={matNumber} what="MAT number" />}
    </div>
  );
}
