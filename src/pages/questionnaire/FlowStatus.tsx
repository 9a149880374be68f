import { type Kind, last } from '#outbox/portal-outbox.ts';
import { useFollowed } from '#outbox/use-followed.ts';
import { useOutbox } from '#outbox/use-outbox.ts';
import { DeliveryStatus } from '../delivery/DeliveryStatus.tsx';
import { KeepOpen } from '../delivery/KeepOpen.tsx';

interface FlowStatusProps {
  readonly kind: Kind;
  /** The last page tells also of what was sent before it was opened. */
  readonly isEnd: boolean;
}

/** Below a questionnaire: what became of the answers that were sent, whatever page was shown meanwhile. */
export function FlowStatus({ kind, isEnd }: FlowStatusProps) {
  const snapshot = useOutbox();
  const item = last(kind, snapshot);
  const [followed] = useFollowed(item ? [item] : []);
  const shown = isEnd ? item : followed;
  return (
    <>
      {/* There before what it says, which is read out from the first word. */}
      <div aria-live="polite" className={shown ? '' : 'visually-hidden'}>
        {shown && <DeliveryStatus item={shown} />}
      </div>
      <KeepOpen snapshot={snapshot} />
    </>
  );
}
