import { isVisiblyUnsent, type OutboxSnapshot } from '#outbox/delivery/outbox-state.ts';

/**
 * Asks the student to keep the page open if the browser cannot store unsent items, which would be lost with the page.
 * The element is a live region and is rendered even when empty, so that screen readers announce its text when it
 * appears.
 */
export function KeepOpenNotice({ snapshot }: { snapshot: OutboxSnapshot }) {
  const isNeeded = !snapshot.isPersisted && snapshot.items.some(isVisiblyUnsent);
  return (
    <p role="status" className={isNeeded ? 'notice' : 'visually-hidden'}>
      {isNeeded && 'We cannot save on this device. Keep this page open until it is sent.'}
    </p>
  );
}
