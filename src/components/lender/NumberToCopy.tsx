import { Fragment, type ReactNode, useState } from 'react';
import { Icon } from '../Icon.tsx';
import './NumberToCopy.css';

interface NumberToCopyProps {
  /** Above the number, where nothing around it says what it is. */
  readonly label?: ReactNode;
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

/** A long number in fours, to be compared and broken there; what is selected holds no spaces. */
function groupsOf(number: string): readonly string[] {
  return isLong(number) ? (number.match(/.{1,4}/g) ?? []) : [number];
}
