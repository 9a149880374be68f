import { useEffect, useState } from 'react';

/** In milliseconds. A notice then says that loading is slow, and the content below is shown even so. */
const patience = 10_000;

/**
 * True once the part above has loaded or failed (`isSettled`), so that the content below does not move while
 * the student reads, or after ten seconds. Never changes back to false.
 */
export function useOnceSettled(isSettled: boolean): boolean {
  const [isShown, setShown] = useState(isSettled);
  if (isSettled && !isShown) setShown(true);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isShown;
}
