import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import './LoadFailure.css';

interface LoadFailureProps extends TryAgainProps {
  readonly title: string;
  readonly reason: string;
}

/**
 * Says that something could not be loaded, in calm colours, so that it looks neither like a debt nor like the
 * student's fault.
 */
export function LoadFailure({ title, reason, ...retry }: LoadFailureProps) {
  return (
    <div className="load-failure stack">
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
  /** `full` is a filled button. It is used if the page's main content could not be loaded. */
  readonly look?: 'full' | 'plain' | 'text';
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
}

/**
 * Renders a button that keeps its place and focus while the retry runs. When the button is removed, the focus
 * moves to the closest ancestor with tabIndex={-1}.
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
