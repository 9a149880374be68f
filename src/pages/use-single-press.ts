import { useLayoutEffect } from 'react';

/**
 * The second click of a double click was meant for the form's submit button, but a button that leaves the
 * page is now in its place.
 */
export function useSinglePress(isEnd: boolean): void {
  useLayoutEffect(() => {
    if (!isEnd) return;
    document.addEventListener('click', ignoreSecond, true);
    return () => document.removeEventListener('click', ignoreSecond, true);
  }, [isEnd]);
}

function ignoreSecond(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
