import { PlainButton } from '../Button.tsx';
import { focusHeading } from '../focus-heading.ts';
import { slowCall, useSeconds } from './use-seconds.ts';

interface SlowCallNoticeProps {
  /** "logging in". */
  readonly what: string;
  readonly onCancel: () => void;
}

/** In a form or a page, while its call is under way: says that it is slow, and lets the student give it up. */
export function SlowCallNotice({ what, onCancel }: SlowCallNoticeProps) {
  const seconds = useSeconds(slowCall);
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
