import { isVisiblyUnsent, type OutboxSnapshot } from '#outbox/delivery/outbox-state.ts';

/**
 * Warns the student to keep the page open while the browser cannot store unsent items. The element is
 * rendered even when empty, because screen readers announce only changes of an existing live region.
 */
export function KeepOpenNotice({ snapshot }: { snapshot: OutboxSnapshot }) {
  const isNeeded = !snapshot.isPersisted && snapshot.items.some(isVisiblyUnsent);
  return (
    <p role="status" className={isNeeded ? 'notice' : 'visually-hidden'}>
      {isNeeded && 'We cannot save on this device. Keep this page open until it is sent.'}
    </p>
  );
}
