import { type FocusEvent, useEffect, useRef } from 'react';

export function useKeptFocus() {
  const part = useRef<HTMLElement>(null);
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
