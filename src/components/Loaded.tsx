import type { ReactNode } from 'react';
import { notLoaded, notRenewed } from './not-loaded.ts';
import { Problem } from './Problem.tsx';
import { Waiting } from './Waiting.tsx';

interface LoadedProps<T> {
  readonly query: {
    readonly data?: T;
    readonly isFetching: boolean;
    readonly error: string;
    readonly refetch: () => void;
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
  const { query, what, skeleton, isSaidElsewhere, isPartial, children } = props;
  const { data, isFetching, error, refetch } = query;
  const isAbsent = data === undefined;
  return (
    <div tabIndex={-1} className="stack">
      {isAbsent
        ? !error && (
            <Waiting what={what} skeleton={skeleton} onTryAgain={isSaidElsewhere ? undefined : refetch} />
          )
        : children(data)}
      {error && isSaidElsewhere && isAbsent && <p className="quiet">We could not load {what}.</p>}
      {error && !isSaidElsewhere && (
        <Problem
          words={`${isAbsent || isPartial ? notLoaded(what) : notRenewed(what)} ${error}`}
          isBusy={isFetching}
          onTryAgain={refetch}
        />
      )}
    </div>
  );
}
