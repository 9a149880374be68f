import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import './LoadFailure.css';

interface LoadFailureProps extends TryAgainProps {
  /** What is not there, in a sentence. */
  readonly title: string;
  /** Why, and what else. */
  readonly reason: string;
}

/** What did not come and the one thing to do about it: calm, for it is nobody's fault and no debt. */
export function LoadFailure({ title, reason, ...retry }: LoadFailureProps) {
  return (
    <div className="load-failure">
      <Icon size={40}>
        <path d="M7 18.5a4.5 4.5 0 0 1-.6-9A6 6 0 0 1 17.8 9a4.8 4.8 0 0 1 .2 9.5M12 11.5v4M12 18.5v.01" />
      </Icon>
      <p>
        <strong>{title}</strong> <span>{reason}</span>
      </p>
      <TryAgain {...retry} />
    </div>
  );
}

/** Something that failed and can be tried again, on a card of its own. */
export function RetryNotice(props: LoadFailureProps) {
  return (
    <Card role="alert">
      <CardContent>
        <LoadFailure {...props} />
      </CardContent>
    </Card>
  );
}

export interface TryAgainProps {
  /** Full where what is missing is what the page is there for. */
  readonly look?: 'full' | 'plain' | 'text';
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
}

/**
 * The button stays while it works, and keeps the focus. When it goes, the focus moves to the part of the page around it,
 * which has tabIndex={-1} for that.
 */
export function TryAgain({ look = 'full', isBusy, onTryAgain }: TryAgainProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === document.activeElement) own?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    };
  }, []);
  return (
    <Button
      ref={button}
      className={look === 'full' ? 'button' : `button button-${look}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onTryAgain()}
    >
      {isBusy ? 'One moment…' : 'Try again'}
    </Button>
  );
}
