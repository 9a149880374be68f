import { useEffect, useState } from 'react';

/**
 * The time, in milliseconds, after which a notice says that loading is slow, and the lower part of the page
 * is shown even if the upper part has not loaded.
 */
const patience = 10_000;

/**
 * Returns whether the lower part of the page may be shown: once the upper part has loaded or failed
 * (`isSettled`), or after ten seconds. If it was shown earlier, it would move while the student reads. The
 * result never changes back to false.
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
