import { useLayoutEffect } from 'react';

/**
 * On a form's last page, ignores the second click of a double click on the submit button, because a button
 * that leaves the page is now in the submit button's place.
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
