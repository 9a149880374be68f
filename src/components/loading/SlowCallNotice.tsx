import { useEffect, useState } from 'react';
import { PlainButton } from '../Button.tsx';
import { focusHeading } from '../focus-heading.ts';

interface SlowCallNoticeProps {
  /** What the request does, such as "logging in": the notice says "Still" before it. */
  readonly what: string;
  readonly onCancel: () => void;
}

/**
 * Render this while a request is in progress: after 10 seconds it shows a notice and after 30 seconds a Cancel button,
 * because requests have no timeout.
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
            // Moves the focus, because the Cancel button will be removed: to the form's submit button or, outside a
            // form, to the heading.
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
