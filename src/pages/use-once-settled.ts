import { useEffect, useState } from 'react';

/** In milliseconds; then a notice says that loading is slow, and the rest of the page is shown. */
const patience = 10_000;

/**
 * Whether the content below a part of the page may be shown: once that part has loaded or failed, so that nothing moves
 * while it is being read, but after ten seconds in any case. Never turns false again.
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
