import { Button } from '#components/Button.tsx';
import { focusHeading } from '#components/focus-heading.ts';
import { type ItemKind, outbox, ownItems } from '#outbox/portal-outbox.ts';
import { useOutbox, useUnsentSinceOpened } from '#outbox/use-outbox.ts';
import { DeliveryStatus, isShown } from './DeliveryStatus.tsx';
import { KeepOpenNotice } from './KeepOpenNotice.tsx';

/**
 * Shows unsent and refused items. Also shows items of an earlier visit that were sent during this visit, even
 * if they were sent before this component was rendered.
 */
export function UnsentItems({ except }: { readonly except?: ItemKind }) {
  const snapshot = useOutbox();
  const items = ownItems(snapshot).filter(
    // An invoice that waits for the application's id is left out. It is sent right after the application,
    // which is in the list.
    (item) => isShown(item) && item.kind !== except && item.state !== 'needs-application',
  );
  const followed = useUnsentSinceOpened(items);
  return (
    <>
      <KeepOpenNotice snapshot={snapshot} />
      {items
        .filter(
          (item) => followed.includes(item) || outbox.isFromEarlierVisit(item) || item.state === 'refused',
        )
        .map((item) => (
          <DeliveryStatus key={item.id} item={item} isNamed>
            {item.state === 'refused' && (
              <Button
                isPlain
                onClick={() => {
                  void outbox.forget((each) => each.id === item.id);
                  focusHeading(); // the pressed button, which has the focus, is removed
                }}
              >
                Don't show this again
              </Button>
            )}
          </DeliveryStatus>
        ))}
    </>
  );
}
