import type { OutboxItem } from './delivery/outbox-item.ts';
import { outbox } from './portal-outbox.ts';

/** The result of an item's next try, or of finding that it cannot be tried; undefined once it was removed. */
export function nextOutcome({ id, tries }: OutboxItem): Promise<OutboxItem | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const item = outbox.snapshot().items.find((each) => each.id === id);
      if (item && !isOver(item)) return;
      unsubscribe();
      resolve(item);
    };
    const isOver = (item: OutboxItem) => item.tries > tries || !isUnderWay.includes(item.state);
    const unsubscribe = outbox.subscribe(look);
    look();
  });
}

const isUnderWay: readonly OutboxItem['state'][] = ['waiting', 'sending', 'sending-in-other-tab'];
