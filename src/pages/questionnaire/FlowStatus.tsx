import { latestAnswers } from '#outbox/portal-outbox.ts';
import { useOutbox, useUnsentSinceOpened } from '#outbox/use-outbox.ts';
import { DeliveryStatus } from '../delivery/DeliveryStatus.tsx';
import { KeepOpenNotice } from '../delivery/KeepOpenNotice.tsx';

interface FlowStatusProps {
  /** The form's name. */
  readonly form: string;
  /** The last page tells also of what was sent before it was opened. */
  readonly isEnd: boolean;
}

/** Below a questionnaire, on its last page above what that says: what became of the answers that were sent, whatever page was shown meanwhile. */
export function FlowStatus({ form, isEnd }: FlowStatusProps) {
  const snapshot = useOutbox();
  const item = latestAnswers(form, snapshot);
  const [followed] = useUnsentSinceOpened(item ? [item] : []);
  const shown = isEnd ? item : followed;
  return (
    <>
      {/* There before what it says, which is read out from the first word. */}
      <div aria-live="polite" className={shown ? '' : 'visually-hidden'}>
        {shown && <DeliveryStatus item={shown} isNamed={isEnd} isEnd={isEnd} />}
      </div>
      <KeepOpenNotice snapshot={snapshot} />
    </>
  );
}
