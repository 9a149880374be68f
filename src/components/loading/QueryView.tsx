import type { ReactNode } from 'react';
import { RetryNotice } from './LoadFailure.tsx';
import { LoadingSkeleton } from './LoadingSkeleton.tsx';
import { loadFailed } from './load-messages.ts';

interface QueryViewProps<T> {
  readonly query: {
    readonly data?: T;
    readonly isFetching: boolean;
    readonly error: string;
    readonly refetch: () => void;
  };
  /** "your payments". */
  readonly what: string;
  /** The skeleton shown while it loads. */
  readonly skeleton: ReactNode;
  /** The page says once for several parts what is wrong or slow. */
  readonly isSaidElsewhere?: boolean;
  /** The shown data is not old, but a part of it is missing. */
  readonly isPartial?: boolean;
  readonly children: (data: T) => ReactNode;
}

/**
 * A part of a page that needs a call: its skeleton, its content, or why it failed and a way to try again. That its content
 * is old, the page says for all of its parts.
 */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, what, skeleton, isSaidElsewhere, isPartial, children } = props;
  const { data, isFetching, error, refetch } = query;
  const isAbsent = data === undefined;
  if (isAbsent && error && isSaidElsewhere) return null;
  return (
    <div tabIndex={-1} className="stack">
      {isAbsent
        ? !error && (
            <LoadingSkeleton
              what={what}
              skeleton={skeleton}
              onTryAgain={isSaidElsewhere ? undefined : refetch}
            />
          )
        : children(data)}
      {error && (isAbsent || isPartial) && !isSaidElsewhere && (
        <RetryNotice title={loadFailed(what)} reason={error} isBusy={isFetching} onTryAgain={refetch} />
      )}
    </div>
  );
}
