import { useEffect, useRef } from 'react';

/** The button that was pressed goes with the problem; the focus goes on to what it brought. */
export function useFocusAfterTry<Box extends HTMLElement>(problem: string) {
  const box = useRef<Box>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (problem) return;
    if (wasPressed.current && document.activeElement === document.body) box.current?.focus();
    wasPressed.current = false;
  }, [problem]);
  return {
    /** Takes the focus: tabIndex={-1}. */
    box,
    pressed: () => {
      wasPressed.current = true;
    },
  };
}
