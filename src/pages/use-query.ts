import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type QueryFunction, type QueryState, queries } from '#api/queries.ts';
import { useUser } from '#api/use-user.ts';
import { useOnline } from '#components/loading/use-online.ts';

export interface QueryResult<T> extends Omit<QueryState<T>, 'asOf'> {
  /**
   * The time when the data was loaded, in epoch milliseconds. It is set only if the data may be outdated,
   * because a refresh has failed or the phone is offline.
   */
  readonly asOf?: number;
  readonly refetch: () => void;
}

/** Returns the query's state without sending a request. */
export function useQueryState<T>(load: QueryFunction<T>): QueryState<T> {
  const get = useCallback(() => queries.get(load), [load]);
  return useSyncExternalStore(queries.subscribe, get, get);
}

export function useQuery<T>(load: QueryFunction<T>): QueryResult<T> {
  const { asOf, ...state } = useQueryState(load);
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another student has other data
  useEffect(() => {
    const refresh = () => queries.refresh(load);
    refresh();
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [load, user]);
  const retry = useCallback(() => queries.refetch(load), [load]);
  const isOld = !useOnline() || state.error !== '';
  return { ...state, ...(isOld && asOf !== undefined && { asOf }), refetch: retry };
}
