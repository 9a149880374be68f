import { useDemo } from './demo.ts';
import { NumberToCopy } from './NumberToCopy.tsx';
import type { WhereToPay } from './where-to-pay.ts';
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
