import { CopyButton } from './CopyButton.tsx';
import './NumberToCopy.css';

interface NumberToCopyProps {
  /** Before the number, where nothing around it says what it is. */
  readonly label?: string;
  readonly number: string;
  /** See CopyButton. */
  readonly what: string;
}

/** A number to type elsewhere, which is copied by its button or by holding it down. */
export function NumberToCopy({ label, number, what }: NumberToCopyProps) {
  return (
    <div className="number-to-copy">
      {label ? (
        <p>
          {label} <strong className="number">{number}</strong>
        </p>
      ) : (
        <p className="number">{number}</p>
      )}
      <CopyButton text={number} what={what} />
    </div>
  );
}
