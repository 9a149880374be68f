import { useEffect, useState } from 'react';

/** In milliseconds; then a notice says that loading is slow, and the rest of the page is shown. */
const patience = 10_000;

/**
 * Whether the content below a part of the page may be shown: once that part has loaded or failed, so that nothing moves
 * while it is being read, but after ten seconds in any case. Never turns false again.
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
