import { useDemo } from './demo.ts';
import { NumberToCopy } from './NumberToCopy.tsx';
import { whereToPay } from './where-to-pay.ts';
import './PayTo.css';

interface PayToProps {
  /** '' where it is not known. */
  readonly matNumber: string;
}

/** The account to pay into and the number to quote, in two lines. Nothing before the lender has given an account. */
export function PayTo({ matNumber }: PayToProps) {
  const { payees, isMadeUp } = whereToPay();
  const demo = useDemo();
  const [payee] = payees;
  if (!payee) return null;
  const { name, holder, number, what } = payee;
  return (
    <div className="pay-to">
      <NumberToCopy label={`Pay to ${name}${holder && `, ${holder}`}`} number={number} what={what} />
      {matNumber && <NumberToCopy label="Quote MAT number" number={matNumber} what="MAT number" />}
      {isMadeUp && demo && <demo.MadeUp>do not pay</demo.MadeUp>}
    </div>
  );
}
