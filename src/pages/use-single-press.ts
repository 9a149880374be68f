import { useLayoutEffect } from 'react';

/**
 * Ignores the second click of a double click on the page that replaces a form after its submission. The click was meant
 * for the submit button, but a button that leaves the page is now in its place.
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
