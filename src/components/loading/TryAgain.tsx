import { useLayoutEffect, useRef } from 'react';

interface TryAgainProps {
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
}

/**
 * It stays where it is while it works, so that the focus does. When it goes with what was wrong, the focus goes on
 * to the part of the page it stood in, which has tabIndex={-1} for that.
 */
export function TryAgain({ isBusy, onTryAgain }: TryAgainProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === document.activeElement) own?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="button button-plain"
      aria-disabled={isBusy}
      onClick={() => !isBusy && onTryAgain()}
    >
      {isBusy ? 'One moment…' : 'Try again'}
    </button>
  );
}
