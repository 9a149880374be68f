import { useEffect, useState } from 'react';

/**
 * In milliseconds. After this time, a notice says that loading is slow, and the content below is shown even
 * if the upper part of the page has not loaded.
 */
const patience = 10_000;

/**
 * Returns true once the upper part of the page has loaded or failed (`isSettled`), or after ten seconds. The
 * content below is shown only then, because otherwise it would move while the student reads. The result never
 * changes back to false.
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
