import { useDemo } from './demo.ts';
import { NumberToCopy } from './NumberToCopy.tsx';
import { type Payee, whereToPay } from './where-to-pay.ts';
import './Payees.css';

interface PayeesProps {
  readonly payees: readonly Payee[];
  /**
   * The text before the first payee, such as "Pay to", and the text before every further payee, such as "or".
   */
  readonly prefixes?: readonly string[];
}

export function Payees({ payees, prefixes }: PayeesProps) {
  return (
    <ul className="payees plain-list">
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

interface MatNumberProps {
  /** Empty or undefined until the application has been loaded. */
  readonly matNumber: string | undefined;
}

/** Renders the number by which the lender recognizes the student's payment. */
export function QuoteMatNumber({ matNumber }: MatNumberProps) {
  return matNumber && <NumberToCopy label="Quote your MAT number" number={matNumber} what="MAT number" />;
}

/** Renders the first payee, or nothing until the lender has confirmed an account (except in a demo). */
export function PayTo({ matNumber }: MatNumberProps) {
  const { payees, isSample } = whereToPay();
  const demo = useDemo();
  if (payees.length === 0) return null;
  return (
    <div className="pay-to">
      <Payees payees={payees.slice(0, 1)} prefixes={['Pay to']} />
      {isSample && demo && <demo.SampleNote>do not pay</demo.SampleNote>}
      <QuoteMatNumber matNumber={matNumber} />
    </div>
  );
}
