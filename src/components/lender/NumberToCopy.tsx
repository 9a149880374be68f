import { Fragment, type ReactNode, useState } from 'react';
import { Icon } from '../Icon.tsx';
import './NumberToCopy.css';

interface NumberToCopyProps {
  /** Omitted if the surrounding text names the number. */
  readonly label?: ReactNode;
  readonly number: string;
  readonly shown?: string;
  /**
   * What the number is, for example "account number". Screen readers read the button as "Copy account
   * number".
   */
  readonly what: string;
}

export function NumberToCopy({ label, number, shown, what }: NumberToCopyProps) {
  const [outcome, setOutcome] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      setOutcome('Copied');
    } catch {
      // Writing to the clipboard fails in older browsers, without HTTPS, or without the student's permission.
      setOutcome("We couldn't copy it. Press and hold the number.");
    }
  }

  return (
    <div className="number-to-copy">
      <p>
        {label && <span className="number-label quiet small">{label}</span>}{' '}
        <strong className={!shown && isLong(number) ? 'copyable copyable-long' : 'copyable'}>
          {(shown ? [shown] : groupsOf(number)).map((group, index) => (
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
      <p role="status">{outcome}</p>
    </div>
  );
}

const isLong = (number: string) => number.length > 10;

/**
 * Splits a long number into groups of four digits, which are easy to compare. CSS margins separate the
 * groups, so that a selection contains no spaces.
 */
function groupsOf(number: string): readonly string[] {
  return isLong(number) ? (number.match(/.{1,4}/g) ?? []) : [number];
}
