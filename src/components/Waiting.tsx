import { type ReactNode, useEffect, useState } from 'react';

interface WaitingProps {
  /** "your payments". */
  readonly what: string;
  readonly skeleton: ReactNode;
  /** Undefined where the page says elsewhere that it is slow. */
  readonly onTryAgain: (() => void) | undefined;
}

/** Nothing for a moment, so that a quick answer does not flicker; after ten seconds the student is told. */
export function Waiting({ what, skeleton, onTryAgain }: WaitingProps) {
  const seconds = useSeconds();
  const isSlow = seconds >= 10 && onTryAgain;
  return (
    <>
      <p role="status" className={isSlow ? '' : 'visually-hidden'}>
        {isSlow ? 'Still loading. Slow connection?' : seconds > 0 && `Loading ${what}…`}
      </p>
      {seconds > 0 && <div aria-hidden="true">{skeleton}</div>}
      {isSlow && (
        <button type="button" className="button button-plain" onClick={onTryAgain}>
          Try again
        </button>
      )}
    </>
  );
}

function useSeconds(): 0 | 0.3 | 10 {
  const [seconds, setSeconds] = useState<0 | 0.3 | 10>(0);
  useEffect(() => {
    const timers = ([0.3, 10] as const).map((after) => setTimeout(() => setSeconds(after), after * 1000));
    return () => timers.forEach(clearTimeout);
  }, []);
  return seconds;
}
