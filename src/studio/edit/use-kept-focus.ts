import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus in an element: if the focused control in it is removed, the element gets the focus. Otherwise
 * keyboard users would start again at the top of the page.
 */
export function useKeptFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) part.current?.focus();
  });
  return {
    ref: part,
    tabIndex: -1,
    onFocus() {
      isInside.current = true;
    },
    onBlur({ relatedTarget }: FocusEvent) {
      isInside.current = part.current?.contains(relatedTarget) ?? false;
    },
  };
}
