import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoadProblem } from './LoadProblem.tsx';

interface LoadedProps<T> {
  readonly read: {
    readonly data?: T;
    readonly isLoading: boolean;
    readonly problem: string;
    readonly retry: () => void;
  };
  /** "your payments". */
  readonly what: string;
  /** Its shape, while it is on its way. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A part of a page that comes by a call: its skeleton, itself, or why it is not there and a way to try again. */
export function Loaded<T>({ read, what, skeleton, children }: LoadedProps<T>) {
  const { data, isLoading, problem, retry } = read;
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // The button that was pressed goes with the problem; the focus goes on to what it brought.
  useEffect(() => {
    if (!problem && wasPressed.current && document.activeElement === document.body) box.current?.focus();
    if (!problem) wasPressed.current = false;
  }, [problem]);
  return (
    <div ref={box} tabIndex={-1} className="stack">
      {data === undefined
        ? !problem && <Waiting what={what} skeleton={skeleton} onTryAgain={retry} />
        : children(data)}
      {problem && (
        <LoadProblem
          what={what}
          isOld={data !== undefined}
          reason={problem}
          isBusy={isLoading}
          onTryAgain={() => {
            wasPressed.current = true;
            retry();
          }}
        />
      )}
    </div>
  );
}

type WaitingProps = Pick<LoadedProps<never>, 'what' | 'skeleton'> & { readonly onTryAgain: () => void };

/** Nothing for a moment, so that a quick answer does not flicker; after ten seconds the student is told. */
function Waiting({ what, skeleton, onTryAgain }: WaitingProps) {
  const seconds = useSeconds();
  return (
    <>
      <p role="status" className={seconds < 10 ? 'visually-hidden' : ''}>
        {seconds >= 10 ? 'Still loading. Slow connection?' : seconds > 0 && `Loading ${what}…`}
      </p>
      {seconds > 0 && <div aria-hidden="true">{skeleton}</div>}
      {seconds >= 10 && (
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
