import { useLayoutEffect } from 'react';

/**
 * On an end page, ignores the second click of a double click: it was meant for the submit button, and a button that
 * leads away is now in its place.
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
