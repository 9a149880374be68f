import { Fragment, type ReactNode, useState } from 'react';
import { Icon } from '../Icon.tsx';
import './NumberToCopy.css';

interface NumberToCopyProps {
  /** Shown above the number, if the surrounding text does not say what it is. */
  readonly label?: ReactNode;
  readonly number: string;
  /** What the number is, for screen readers: "account number". */
  readonly what: string;
}

/** A number with a copy button; pressing and holding the number selects it too. */
export function NumberToCopy({ label, number, what }: NumberToCopyProps) {
  const [outcome, setOutcome] = useState<'' | 'copied' | 'refused'>('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      setOutcome('copied');
    } catch {
      // No clipboard in older browsers, without https, or if the student denied permission.
      setOutcome('refused');
    }
  }

  return (
    <div className="number-to-copy">
      <p>
        {label && <span className="number-label">{label}</span>}{' '}
        <strong className="copyable">
          {groupsOf(number).map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the digits never move
            <Fragment key={index}>
              <span>{group}</span>
              <wbr />
            </Fragment>
          ))}
        </strong>
      </p>
      <button type="button" className="copy" onClick={() => void copy()}>
        <Icon size={20}>
          <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
        </Icon>
        Copy<span className="visually-hidden"> {what}</span>
      </button>
      <p role="status">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && "We couldn't copy it. Press and hold the number."}
      </p>
    </div>
  );
}

const isLong = (number: string) => number.length > 10;

/** Splits a long number into groups of four, where it can be compared and wrapped. Selected text contains no spaces. */
function groupsOf(number: string): readonly string[] {
  return isLong(number) ? (number.match(/.{1,4}/g) ?? []) : [number];
}
