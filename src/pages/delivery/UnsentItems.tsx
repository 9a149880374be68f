import { PlainButton } from '#components/Button.tsx';
import { focusHeading } from '#components/focus-heading.ts';
import { type ItemKind, outbox, ownItems } from '#outbox/portal-outbox.ts';
import { useOutbox, useUnsentSinceOpened } from '#outbox/use-outbox.ts';
import { DeliveryStatus, isShown } from './DeliveryStatus.tsx';
import { KeepOpenNotice } from './KeepOpenNotice.tsx';

interface UnsentItemsProps {
  /** Kinds that the page shows elsewhere. */
  readonly except?: ItemKind;
}

/**
 * Where a visit begins: items that are unsent, that were sent in this visit (also before this was shown), or that were
 * not accepted.
 */
export function UnsentItems({ except }: UnsentItemsProps) {
  const snapshot = useOutbox();
  const items = ownItems(snapshot).filter(
    // What waits for the application goes with it, and is told where that is.
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
              <PlainButton
                onClick={() => {
                  void outbox.forget((each) => each.id === item.id);
                  focusHeading(); // the button that was pressed goes
                }}
              >
                Don't show this again
              </PlainButton>
            )}
          </DeliveryStatus>
        ))}
    </>
  );
}
