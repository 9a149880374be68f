import { isVisiblyUnsent, type OutboxSnapshot } from '#outbox/delivery/outbox-state.ts';

/** Where the phone stores nothing, unsent items are lost with the page. The live region is there before its words. */
export function KeepOpenNotice({ snapshot }: { snapshot: OutboxSnapshot }) {
  const isNeeded = !snapshot.isPersisted && snapshot.items.some(isVisiblyUnsent);
  return (
    <p role="status" className={isNeeded ? 'notice' : 'visually-hidden'}>
      {isNeeded && 'We cannot save on this device. Keep this page open until it is sent.'}
    </p>
  );
}
