import { useCallback, useEffect, useRef } from 'react';

/** Whether the student is still where a call was made, for what is done when its answer comes late. */
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
