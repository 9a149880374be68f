import { useState } from 'react';
import { PlainButton } from '../Button.tsx';
import './CopyButton.css';

interface CopyButtonProps {
  readonly text: string;
  /** What it is, for those who hear the button without its surroundings: "account number". */
  readonly what: string;
}

/** Copies a number that nobody should have to type. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'' | 'copied' | 'refused'>('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Older browsers, pages without https and students who said no have no clipboard.
      setOutcome('refused');
    }
  }

  return (
    <div className="copy">
      <PlainButton onClick={() => void copy()}>
        Copy<span className="visually-hidden"> {what}</span>
      </PlainButton>
      <p role="status">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && 'Your phone did not let us copy. Press and hold the number to copy it.'}
      </p>
    </div>
  );
}
