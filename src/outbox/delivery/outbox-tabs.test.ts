import { expect, test } from 'vitest';
import { openOutboxStore } from './outbox-store.ts';
import { application, outboxWith, reaches, serve, stateOf, uploading } from './testing/test-outbox.ts';

test('sends an item once if two tabs start at the same time', async () => {
  const { posts } = await serve();
  const store = openOutboxStore();
  await store.put([{ ...application, id: '1', createdAt: Date.now(), tries: 0, state: 'waiting' }]);
  const tabs = [outboxWith({ store }), outboxWith({ store })];
  await Promise.all(tabs.map((tab) => tab.start()));
  await expect.poll(() => tabs.map((tab) => stateOf(tab, 'reminder'))).toEqual(['sent', 'sent']);
  expect(posts).toHaveLength(2);
});

test('aborts the request for a removed item, in whichever tab it runs', async () => {
  const { outbox: sending, store, senders, tries } = await uploading();
  const other = outboxWith({ store, senders });
  await other.forget(() => true);
  await expect.poll(() => tries[0]?.aborted).toBe(true);
  expect(sending.snapshot().items).toEqual([]);
  expect(await store.all()).toEqual([]);
});

test('shows in other tabs that an item is being sent, until it is sent', async () => {
  const { outbox: sending, store, senders, tries, end } = await uploading();
  const opened = outboxWith({ store, senders });
  void opened.start();
  await reaches(opened, 'sending-in-other-tab', 'invoice');
  expect(stateOf(sending, 'invoice')).toBe('sending');
  end();
  await reaches(opened, 'sent', 'invoice');
  expect(tries).toHaveLength(1);
});
