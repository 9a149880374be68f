import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type QueryFunction, type QueryState, queries } from '#api/queries.ts';
import { useUser } from '#api/use-user.ts';
import { useOnline } from '#components/loading/use-online.ts';

/** A read as a page shows it, and the way to try again. */
export interface QueryResult<T> extends Omit<QueryState<T>, 'asOf'> {
  /** When the data came, in epoch milliseconds, where they may be old: the last try failed, or there is no network. */
  readonly asOf?: number;
  readonly refetch: () => void;
}

/** Asked for anew when the page appears, and when the network is back. */
export function useQuery<T>(load: QueryFunction<T>): QueryResult<T> {
  const get = useCallback(() => queries.get(load), [load]);
  const { asOf, ...state } = useSyncExternalStore(queries.subscribe, get, get);
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another student's is another read
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
