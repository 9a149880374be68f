import { useDemo } from './demo.ts';
import { NumberToCopy } from './NumberToCopy.tsx';
import { type Payee, type WhereToPay, whereToPay } from './where-to-pay.ts';
import './Payees.css';

interface PayeesProps {
  readonly payees: readonly Payee[];
  /**
   * The text before the first payee's name and before each further one, such as "Pay to" and "or"; none if the
   * surrounding text introduces the list.
   */
  readonly prefixes?: readonly [first: string, other: string];
}

/** Lists bank accounts and mobile money numbers, each with a copy button. */
export function Payees({ payees, prefixes }: PayeesProps) {
  return (
    <ul className="payees">
      {payees.map(({ name, holder, number, what }, index) => (
        <li key={name + number} className="payee">
          <NumberToCopy
            label={
              <>
                <span>
                  {prefixes?.[index > 0 ? 1 : 0]} <strong>{name}</strong>
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
  /** The student's MAT number; '' if unknown. */
  readonly matNumber: string;
  /** Shows all accounts, not only the first. */
  readonly showsAll?: boolean;
  readonly where?: WhereToPay;
}

/**
 * Shows the account to pay into and the MAT number to quote. Until the lender has confirmed an account: nothing or,
 * with `showsAll`, a sentence that it will be sent.
 */
export function PayTo({ matNumber, showsAll, where = whereToPay() }: PayToProps) {
  const { payees, isSample } = where;
  const demo = useDemo();
  if (payees.length === 0 && !showsAll) return null;
  const quote = matNumber && (
    <NumberToCopy label="Quote your MAT number" number={matNumber} what="MAT number" />
  );
  return (
    <div className="pay-to">
      {showsAll && quote}
      {payees.length > 0 ? (
        <Payees payees={showsAll ? payees : payees.slice(0, 1)} prefixes={['Pay to', 'or']} />
      ) : (
        <p>We will send you the account to pay into.</p>
      )}
      {isSample && demo && <demo.SampleNote>do not pay</demo.SampleNote>}
      {!showsAll && quote}
    </div>
  );
}
