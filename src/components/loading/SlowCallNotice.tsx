import { Button } from '../Button.tsx';
import { focusHeading } from '../focus-heading.ts';
import { useStalledSeconds } from './use-stalled-seconds.ts';

interface SlowCallNoticeProps {
  /**
   * Says what the call does, for example "logging in". The notice begins with "Still" and continues with this
   * text.
   */
  readonly what: string;
  readonly onCancel: () => void;
}

/**
 * Says after 10 seconds that a request is slow, and shows a Cancel button after 30, because requests have no
 * timeout. Must be rendered only while the request is in progress.
 */
export function SlowCallNotice({ what, onCancel }: SlowCallNoticeProps) {
  const seconds = useStalledSeconds(true);
  return (
    <>
      <p role="status">{seconds >= 10 && `Still ${what}: your connection may be slow.`}</p>
      {seconds === 30 && (
        <Button
          isPlain
          onClick={({ currentTarget }) => {
            onCancel();
            // The Cancel button will be removed, so the focus moves to the form's submit button or, outside a
            // form, to the heading.
            const startsAgain = currentTarget.form?.querySelector<HTMLElement>('button[type=submit]');
            startsAgain ? startsAgain.focus() : focusHeading();
          }}
        >
          Cancel
        </Button>
      )}
    </>
  );
}
