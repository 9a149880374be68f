import type { OutboxItem } from './delivery/outbox-item.ts';
import { outbox } from './portal-outbox.ts';

/** What the next try makes of an item, or what it lacks for one; undefined once it was taken back. */
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
