import { expect, onTestFinished, test, vi } from 'vitest';
import '../../engine-environment.ts';
import { createOutbox } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';
import { openOutboxStore } from './outbox-store.ts';
import { itemWith } from './testing/test-outbox.ts';

const item = itemWith({ id: '1' });

/**
 * Simulates a database whose connection the test can close, as phones do while a page is in the background.
 */
function disk() {
  const rows = new Map<string, OutboxItem>();
  let dropped = 0;
  let opened = 0;
  const open = async () => {
    opened += 1;
    const number = opened;
    const reach = () => {
      if (number <= dropped) throw new DOMException('The connection is closing.', 'InvalidStateError');
    };
    return {
      close() {},
      getAll: async () => {
        reach();
        return [...rows.values()];
      },
      transaction: () => {
        reach();
        const store = {
          put: async (row: OutboxItem) => void rows.set(row.id, row),
          delete: async (id: string) => void rows.delete(id),
          getKey: async (id: string) => (rows.has(id) ? id : undefined),
        };
        return { store, done: Promise.resolve() };
      },
    } as never;
  };
  return { rows, open, drop: (next = 0) => (dropped = opened + next) };
}

test('puts and removes items after a dropped connection', async () => {
  const { rows, open, drop } = disk();
  const store = openOutboxStore(open);
  await store.put([item]);
  drop();
  await store.put([{ ...item, id: '2' }]);
  expect([...rows.keys()]).toEqual(['1', '2']);
  drop();
  await store.remove(['1', '2']);
  expect(rows.size).toBe(0);
  expect(store.isPersisted()).toBe(true);
});

test('hides a removed item that the database could not delete, and deletes it at the next read', async () => {
  const { rows, open, drop } = disk();
  const store = openOutboxStore(open);
  await store.put([item]);
  drop(1);
  await store.remove(['1']);
  expect(rows.size).toBe(1);
  expect(await store.all()).toEqual([]);
  expect(rows.size).toBe(0);
});

test('sends an item of an earlier visit even if the database opens late, and marks it as left over', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const left = itemWith({ kind: 'survey', owner: 'u1', countedFrom: 1 });
  const { rows, open } = disk();
  rows.set(left.id, left);
  const outbox = createOutbox({
    store: openOutboxStore(() => new Promise((done) => setTimeout(() => done(open()), 5000))),
    senders: { survey: { send: async () => ({}) } },
    time: () => 2,
  });
  const started = outbox.start();
  await vi.advanceTimersByTimeAsync(4000);
  await started;
  expect(outbox.snapshot().items).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(outbox.snapshot().items).toMatchObject([{ id: left.id, state: 'sent' }]);
  expect(rows.get(left.id)?.state).toBe('sent');
  expect(outbox.isFromEarlierVisit(left)).toBe(true);
  expect(outbox.isFromEarlierVisit({ ...left, id: 'another' })).toBe(false);
  await outbox.stop();
});
