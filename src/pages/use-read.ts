import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Load, type Read, reads } from '#api/reads.ts';
import { useUser } from '#api/use-user.ts';

/** A read as a page shows it, and the way to try again. */
export interface PageRead<T> extends Read<T> {
  readonly retry: () => void;
}

/** Asked for anew when the page appears. */
export function useRead<T>(load: Load<T>): PageRead<T> {
  const read = useSyncExternalStore(
    reads.subscribe,
    useCallback(() => reads.look(load), [load]),
  );
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another student's is another read
  useEffect(() => reads.refresh(load), [load, user]);
  const retry = useCallback(() => reads.retry(load), [load]);
  return { ...read, retry };
}
