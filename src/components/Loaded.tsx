import type { ReactNode } from 'react';
import { LoadProblem } from './LoadProblem.tsx';
import { useFocusAfterTry } from './use-focus-after-try.ts';
import { Waiting } from './Waiting.tsx';

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
  /** The page says once for several parts what is wrong or slow; here is only what is missing. */
  readonly isSaidElsewhere?: boolean;
  /** What is there is not old, but a part of it is missing. */
  readonly isPartial?: boolean;
  readonly children: (data: T) => ReactNode;
}

/** A part of a page that comes by a call: its skeleton, itself, or why it is not there and a way to try again. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { read, what, skeleton, isSaidElsewhere, isPartial, children } = props;
  const { data, isLoading, problem, retry } = read;
  const { box, pressed } = useFocusAfterTry<HTMLDivElement>(problem);
  return (
    <div ref={box} tabIndex={-1} className="stack">
      {data === undefined
        ? !problem && (
            <Waiting what={what} skeleton={skeleton} onTryAgain={isSaidElsewhere ? undefined : retry} />
          )
        : children(data)}
      {problem && isSaidElsewhere && data === undefined && <p className="quiet">We could not load {what}.</p>}
      {problem && !isSaidElsewhere && (
        <LoadProblem
          what={what}
          isOld={data !== undefined && !isPartial}
          reason={problem}
          isBusy={isLoading}
          onTryAgain={() => {
            pressed();
            retry();
          }}
        />
      )}
    </div>
  );
}
