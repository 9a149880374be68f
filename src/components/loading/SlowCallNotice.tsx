import { useEffect, useState } from 'react';
import { PlainButton } from '../Button.tsx';
import { focusHeading } from '../focus-heading.ts';

interface SlowCallNoticeProps {
  /** What the call does: "logging in". */
  readonly what: string;
  readonly onCancel: () => void;
}

/**
 * Shown in a form or page while a call is in progress. Calls have no timeout: after 10 seconds a notice appears, and
 * after 30 a Cancel button.
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
            // This button is removed, so focus the form's submit button, or the heading if there is no form.
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
