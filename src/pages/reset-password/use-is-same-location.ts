import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells whether the component is still mounted, for responses that arrive late. */
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
