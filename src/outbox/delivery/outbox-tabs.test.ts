import { expect, test, vi } from 'vitest';
import { openOutboxChannel } from './outbox-channel.ts';
import { openOutboxStore } from './outbox-store.ts';
import { application, outboxWith, reaches, serve, stateOf, uploading } from './testing/test-outbox.ts';

test('receives the messages of other tabs, but not its own', async () => {
  const heard: unknown[] = [];
  const [one, other] = [openOutboxChannel(), openOutboxChannel()];
  for (const tab of [one, other]) tab.listen((message) => heard.push(message));
  const sent = ['try again', 'what is sent?', { sending: '1' }, { changed: ['1', '2'] }] as const;
  for (const message of sent) one.broadcast(message);
  await vi.waitFor(() => expect(heard).toEqual(sent));
  one.close();
  other.close();
});

test('sends an item once if two tabs start at the same time', async () => {
  const { posts } = await serve();
  const store = openOutboxStore();
  await store.put([{ ...application, id: '1', createdAt: Date.now(), tries: 0, state: 'waiting' }]);
  const tabs = [outboxWith({ store }), outboxWith({ store })];
  await Promise.all(tabs.map((tab) => tab.start()));
  await vi.waitFor(() => expect(tabs.map((tab) => stateOf(tab, 'reminder'))).toEqual(['sent', 'sent']));
  expect(posts).toHaveLength(2);
});

test('aborts the request for a removed item, in whichever tab it runs', async () => {
  const { outbox: sending, store, senders, tries } = await uploading();
  const other = outboxWith({ store, senders });
  await other.forget(() => true);
  await vi.waitFor(() => expect(tries[0]?.aborted).toBe(true));
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
