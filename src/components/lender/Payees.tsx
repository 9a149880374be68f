import { useDemo } from './demo.ts';
import { NumberToCopy } from './NumberToCopy.tsx';
import { type Payee, whereToPay } from './where-to-pay.ts';
import './Payees.css';

interface PayeesProps {
  readonly payees: readonly Payee[];
  /** The texts before the first payee and before each other payee, such as "Pay to" and "or". */
  readonly prefixes?: readonly string[];
}

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

interface MatNumberProps {
  /** The number is empty or undefined while the application has not been loaded. */
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
