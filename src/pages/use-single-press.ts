import { useLayoutEffect } from 'react';

/**
 * While `isOn`, ignores the second click of a double click. After the first click, a button that leaves the
 * page may appear in the same place, and the second click would press it.
 */
export function useSinglePress(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    document.addEventListener('click', ignoreSecond, true);
    return () => document.removeEventListener('click', ignoreSecond, true);
  }, [isOn]);
}

function ignoreSecond(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
