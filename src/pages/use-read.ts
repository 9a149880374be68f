import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Load, type Read, reads } from '#api/reads.ts';

/** A read as a page shows it, asked for anew when the page appears, and the way to try again. */
export function useRead<T>(load: Load<T>): Read<T> & { readonly retry: () => void } {
  const read = useSyncExternalStore(
    reads.subscribe,
    useCallback(() => reads.look(load), [load]),
  );
  useEffect(() => reads.refresh(load), [load]);
  const retry = useCallback(() => reads.retry(load), [load]);
  return { ...read, retry };
}
