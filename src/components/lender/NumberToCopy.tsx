import { useState } from 'react';
import { PlainButton } from '../Button.tsx';
import './NumberToCopy.css';

interface NumberToCopyProps {
  /** Before the number, where nothing around it says what it is. */
  readonly label?: string;
  readonly number: string;
  /** What it is, for those who hear the button without its surroundings: "account number". */
  readonly what: string;
}

/** A number that nobody should have to type: it is copied by its button or by holding it down. */
export function NumberToCopy({ label, number, what }: NumberToCopyProps) {
  const [outcome, setOutcome] = useState<'' | 'copied' | 'refused'>('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      setOutcome('copied');
    } catch {
      // Older browsers, pages without https and students who said no have no clipboard.
      setOutcome('refused');
    }
  }

  return (
    <div className="number-to-copy">
      {label ? (
        <p>
          {label} <strong className="number">{number}</strong>
        </p>
      ) : (
        <p className="number">{number}</p>
      )}
      <div className="copy">
        <PlainButton onClick={() => void copy()}>
          Copy<span className="visually-hidden"> {what}</span>
        </PlainButton>
        <p role="status">
          {outcome === 'copied' && 'Copied'}
          {outcome === 'refused' && 'Your phone did not let us copy. Press and hold the number to copy it.'}
        </p>
      </div>
    </div>
  );
}
