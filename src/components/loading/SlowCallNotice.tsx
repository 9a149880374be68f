import { useEffect, useState } from 'react';
import { PlainButton } from '../Button.tsx';
import { focusHeading } from '../focus-heading.ts';

interface SlowCallNoticeProps {
  /** "logging in". */
  readonly what: string;
  readonly onCancel: () => void;
}

/**
 * In a form or a page, while its call is under way. A call has no timeout: after 10 seconds the student is told,
 * and after 30 can give it up.
 */
export function SlowCallNotice({ what, onCancel }: SlowCallNoticeProps) {
  const [seconds, setSeconds] = useState<0 | 10 | 30>(0);
  useEffect(() => {
    const timers = ([10, 30] as const).map((after) => setTimeout(() => setSeconds(after), after * 1000));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <>
      <p role="status">{seconds >= 10 && `Still ${what}: your connection may be slow.`}</p>
      {seconds === 30 && (
        <PlainButton
          onClick={({ currentTarget }) => {
            onCancel();
            // This button goes; the one that starts again is next to it, or below the heading.
            const startsAgain = currentTarget.form?.querySelector<HTMLElement>('button[type=submit]');
            startsAgain ? startsAgain.focus() : focusHeading();
          }}
        >
          Cancel
        </PlainButton>
      )}
    </>
  );
}
