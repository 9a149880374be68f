import { useLayoutEffect, useRef } from 'react';
import { Button, PlainButton } from '../Button.tsx';

export interface TryAgainProps {
  /** What is missing is what the page is there for. */
  readonly isMain?: boolean;
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
}

/**
 * The button stays while it works, and keeps the focus. When it goes, the focus moves to the part of the page around it,
 * which has tabIndex={-1} for that.
 */
export function TryAgain({ isMain, isBusy, onTryAgain }: TryAgainProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === document.activeElement) own?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    };
  }, []);
  const Any = isMain ? Button : PlainButton;
  return (
    <Any ref={button} aria-disabled={isBusy} onClick={() => !isBusy && onTryAgain()}>
      {isBusy ? 'One moment…' : 'Try again'}
    </Any>
  );
}
