import { outbox, ownItems } from '#api/deliveries.ts';
import { DeliveryStatus, isShown } from './DeliveryStatus.tsx';
import { KeepOpen } from './KeepOpen.tsx';
import { useFollowed } from './use-followed.ts';
import { useOutbox } from './use-outbox.ts';

/** On Home: what has not gone yet, or went while the student looks on; and what was not accepted. */
export function UnsentItems() {
  const snapshot = useOutbox();
  const items = ownItems(snapshot).filter(isShown);
  const followed = useFollowed(items);
  return (
    <>
      <KeepOpen snapshot={snapshot} />
      {items
        .filter((item) => followed.includes(item) || item.state === 'refused')
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
