import { useDemo } from './demo.ts';
import { NumberToCopy } from './NumberToCopy.tsx';
import { type Payee, type WhereToPay, whereToPay } from './where-to-pay.ts';
import './Payees.css';

interface PayeesProps {
  readonly payees: readonly Payee[];
  /** Before the first name and before the others, where nothing around them says what they are for. */
  readonly leads?: readonly [first: string, other: string];
}

/** Each account, and each number for mobile money, to copy. */
export function Payees({ payees, leads }: PayeesProps) {
  return (
    <ul className="payees">
      {payees.map(({ name, holder, number, what }, index) => (
        <li key={name + number} className="payee">
          <NumberToCopy
            label={
              <>
                <span>
                  {leads?.[index > 0 ? 1 : 0]} <strong>{name}</strong>
                </span>
                <span> {holder}</span>
              </>
            }
            number={number}
            what={what}
          />
        </li>
      ))}
    </ul>
  );
}

interface PayToProps {
  /** '' where it is not known. */
  readonly matNumber: string;
  /** Every account there is, not the first alone. */
  readonly isWhole?: boolean;
  readonly where?: WhereToPay;
}

/** Where to pay and the number to quote. No account before the lender has given one. */
export function PayTo({ matNumber, isWhole, where = whereToPay() }: PayToProps) {
  const { payees, isMadeUp } = where;
  const demo = useDemo();
  if (payees.length === 0 && !isWhole) return null;
  return (
    <div className="pay-to">
      {payees.length > 0 ? (
        <Payees payees={isWhole ? payees : payees.slice(0, 1)} leads={['Pay to', 'or']} />
      ) : (
        <p>We will send you the account to pay into.</p>
      )}
      {matNumber && <NumberToCopy label="Quote MAT number" number={matNumber} what="MAT number" />}
      {isMadeUp && demo && <demo.MadeUp>do not pay</demo.MadeUp>}
    </div>
  );
}
