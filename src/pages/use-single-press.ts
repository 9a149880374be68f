import { useLayoutEffect } from 'react';

/**
 * While an end is shown only the first of two quick presses counts: the second was meant for the button that sent, and
 * what leads away stands where that stood.
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
