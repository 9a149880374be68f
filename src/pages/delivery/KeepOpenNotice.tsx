import { isVisiblyUnsent, type OutboxSnapshot } from '#outbox/delivery/outbox-state.ts';

/**
 * Closing the page would delete items that the browser cannot store. Rendered even when empty, because screen
 * readers announce only changes of an existing live region.
 */
export function KeepOpenNotice({ snapshot }: { snapshot: OutboxSnapshot }) {
  const isNeeded = !snapshot.isPersisted && snapshot.items.some(isVisiblyUnsent);
  return (
    <p role="status" className={isNeeded ? 'notice' : 'visually-hidden'}>
      {isNeeded && 'We cannot save on this device. Keep this page open until it is sent.'}
    </p>
  );
}
