import { expect, test, vi } from 'vitest';
import { openOutboxStore } from './outbox-store.ts';
import { connectTabs } from './outbox-tabs.ts';
import { application, outboxWith, reaches, serve, stateOf, uploading } from './testing/test-outbox.ts';

test('a tab hears what the others tell, and not itself', async () => {
  const heard: unknown[] = [];
  const [one, other] = [connectTabs(), connectTabs()];
  for (const tab of [one, other]) tab.listen((message) => heard.push(message));
  const told = ['try again', 'what is sent?', { sending: '1' }, { changed: ['1', '2'] }] as const;
  for (const message of told) one.tell(message);
  await vi.waitFor(() => expect(heard).toEqual(told));
  one.close();
  other.close();
});

test('two tabs that start at once send one thing once', async () => {
  const { posts } = await serve();
  const store = openOutboxStore();
  await store.put([{ ...application, id: '1', createdAt: Date.now(), tries: 0, state: 'waiting' }]);
  const tabs = [outboxWith({ store }), outboxWith({ store })];
  await Promise.all(tabs.map((tab) => tab.start()));
  await vi.waitFor(() => expect(tabs.map((tab) => stateOf(tab, 'reminder'))).toEqual(['sent', 'sent']));
  expect(posts).toHaveLength(2);
});

test('what is taken back while it is being sent is given up, in whichever tab', async () => {
  const { outbox: sending, store, senders, tries } = await uploading();
  const other = outboxWith({ store, senders });
  await other.forget(() => true);
  await vi.waitFor(() => expect(tries[0]?.aborted).toBe(true));
  expect(sending.snapshot().items).toEqual([]);
  expect(await store.all()).toEqual([]);
});

test('another tab says that it is being sent elsewhere, until it was', async () => {
  const { outbox: sending, store, senders, tries, end } = await uploading();
  const opened = outboxWith({ store, senders });
  void opened.start();
  await reaches(opened, 'sending-in-other-tab', 'invoice');
  expect(stateOf(sending, 'invoice')).toBe('sending');
  end();
  await reaches(opened, 'sent', 'invoice');
  expect(tries).toHaveLength(1);
});
