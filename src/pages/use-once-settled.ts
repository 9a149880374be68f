import { useEffect, useState } from 'react';

/**
 * The longest wait, in milliseconds. After this time a notice says that loading is slow, and the content
 * below is shown even so.
 */
const patience = 10_000;

/**
 * Returns whether the content below a part of the page may be shown: once that part has loaded or failed, so that
 * nothing moves while the student reads, or after ten seconds. Never changes back to false.
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
