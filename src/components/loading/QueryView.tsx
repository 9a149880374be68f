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
  /** What is loading: "your payments". */
  readonly what: string;
  readonly skeleton: ReactNode;
  /** The page shows one message for several parts if loading is slow or fails. */
  readonly isReportedElsewhere?: boolean;
  /** The data is current, but a part of it is missing. */
  readonly isPartial?: boolean;
  readonly children: (data: T) => ReactNode;
}

/**
 * A part of a page that depends on a query: shows a skeleton, the content, or the error with a retry button. That the
 * data is outdated is shown once for the whole page, not here.
 */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, what, skeleton, isReportedElsewhere, isPartial, children } = props;
  const { data, isFetching, error, refetch } = query;
  const isAbsent = data === undefined;
  if (isAbsent && error && isReportedElsewhere) return null;
  return (
    <div tabIndex={-1} className="stack">
      {isAbsent
        ? !error && (
            <LoadingSkeleton
              what={what}
              skeleton={skeleton}
              onTryAgain={isReportedElsewhere ? undefined : refetch}
            />
          )
        : children(data)}
      {error && (isAbsent || isPartial) && !isReportedElsewhere && (
        <RetryNotice title={loadFailed(what)} reason={error} isBusy={isFetching} onTryAgain={refetch} />
      )}
    </div>
  );
}
