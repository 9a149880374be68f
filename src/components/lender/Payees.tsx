import { useDemo } from './demo.ts';
import { NumberToCopy } from './NumberToCopy.tsx';
import { type WhereToPay, whereToPay } from './where-to-pay.ts';
import './Payees.css';

/** Each account, and each number for mobile money, to copy. */
export function Payees({ payees, isMadeUp }: Pick<WhereToPay, 'payees' | 'isMadeUp'>) {
  const demo = useDemo();
  return (
    <ul className="payees">
      {payees.map(({ name, holder, number, what }) => (
        <li key={name + number} className="payee">
          <NumberToCopy
            label={
              <>
                <strong>{name}</strong>
                {holder && <span> {holder}</span>}
              </>
            }
            number={number}
            what={what}
          />
          {isMadeUp && demo && <demo.MadeUp>do not pay</demo.MadeUp>}
        </li>
      ))}
    </ul>
  );
}

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
