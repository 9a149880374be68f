import { useEffect, useState } from 'react';

/** After that the student is told that it is slow, and sees what there is. */
const patience = 10_000;

/**
 * Whether what stands under a part may be shown: once that part has come or has failed, so that nothing moves away under
 * the eyes; what hangs holds the rest back for ten seconds. It stays so.
 */
export function useOnceSettled(isSettled: boolean): boolean {
  const [isOver, setOver] = useState(isSettled);
  if (isSettled && !isOver) setOver(true);
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setOver(true), patience);
    return () => clearTimeout(timer);
  }, [isOver]);
  return isOver;
}
