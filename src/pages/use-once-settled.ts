import { useEffect, useState } from 'react';

/**
 * The longest wait, in milliseconds. After this time a notice says that loading is slow, and the rest of the page is
 * shown.
 */
const patience = 10_000;

/**
 * Returns whether the content below a part of the page may be shown: as soon as that part has loaded or failed, so that
 * nothing moves while the student reads, and after ten seconds in any case. Once true, the result stays true.
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
