import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that returns whether the component is still rendered, for responses that may arrive after the
 * student has left the page.
 */
export function useIsSameLocation(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
