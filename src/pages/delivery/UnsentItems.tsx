import { type Kind, outbox, ownItems } from '#outbox/portal-outbox.ts';
import { useFollowed } from '#outbox/use-followed.ts';
import { useOutbox } from '#outbox/use-outbox.ts';
import { DeliveryStatus, isShown } from './DeliveryStatus.tsx';
import { KeepOpen } from './KeepOpen.tsx';

interface UnsentItemsProps {
  /** What the page tells of by itself. */
  readonly except?: Kind;
}

/**
 * Where a visit begins: what has not gone yet, or went in this visit, also before this was there to tell of it; and
 * what was not accepted.
 */
export function UnsentItems({ except }: UnsentItemsProps) {
  const snapshot = useOutbox();
  const items = ownItems(snapshot).filter((item) => isShown(item) && item.kind !== except);
  const followed = useFollowed(items);
  return (
    <>
      <KeepOpen snapshot={snapshot} />
      {items
        .filter((item) => followed.includes(item) || outbox.wasLeftOver(item) || item.state === 'refused')
        .map((item) => (
          <DeliveryStatus key={item.id} item={item} isNamed>
            {item.state === 'refused' && (
              <button
                type="button"
                className="button button-plain"
                onClick={() => {
                  void outbox.forget((each) => each.id === item.id);
                  document.querySelector<HTMLElement>('h1')?.focus(); // the button that was pressed goes
                }}
              >
                Do not show this again
              </button>
            )}
          </DeliveryStatus>
        ))}
    </>
  );
}
