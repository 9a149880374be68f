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
  readonly what: string;
  readonly skeleton: ReactNode;
  /**
   * True if another part of the page also reports slow loading and errors of this query. This part then
   * reports neither.
   */
  readonly isReportedElsewhere?: boolean;
  /** True if some of the data could not be loaded. The loaded data is then shown together with the error. */
  readonly isPartial?: boolean;
  readonly children: (data: T) => ReactNode;
}

/**
 * Shows the query's data, a skeleton or an error. Outdated data has no note here, because `OldDataNotice`
 * reports it for the whole page.
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
