import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../engine-environment.ts';
import { createOutbox } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';
import { openOutboxStore } from './outbox-store.ts';
import { itemWith } from './testing/test-outbox.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Simulates a busy phone, on which the database opens only after `openAfter` milliseconds. */
function busyPhone(rows: Map<string, OutboxItem>, openAfter: number) {
  const store = {
    put: async (row: OutboxItem) => void rows.set(row.id, row),
    getKey: async (id: string) => (rows.has(id) ? id : undefined),
    getAll: async () => [...rows.values()],
  };
  const database = {
    close() {},
    getAll: store.getAll,
    transaction: () => ({ store, done: Promise.resolve() }),
  } as never;
  return openOutboxStore(() => new Promise((open) => setTimeout(() => open(database), openAfter)));
}

test('sends an item of an earlier visit even if the database opens late, and marks it as left over', async () => {
  const left = itemWith({ kind: 'survey', owner: 'u1', countedFrom: 1 });
  const rows = new Map([[left.id, left]]);
  const outbox = createOutbox({
    store: busyPhone(rows, 5000),
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
