import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#api/http/api-error.ts';
import { openOutboxStore } from './outbox-store.ts';
import type { Sender } from './sender.ts';
import {
  addApplication,
  application,
  hanging,
  outboxWith,
  pause,
  reaches,
  senders,
  serve,
} from './testing/test-outbox.ts';

test('a wake-up during a try writes nothing, and the success stands', async () => {
  const { posts } = await serve();
  const store = openOutboxStore();
  const { sender, release, tries } = hanging(new ApiError('offline'));
  const outbox = outboxWith({
    store,
    waits: [3_600_000],
    senders: { ...senders, application: sender },
  });
  await outbox.add(application);
  await vi.waitFor(() => expect(outbox.snapshot().items[0]?.tries).toBe(1));
  void outbox.start();
  await reaches(outbox, 'sending');
  void outbox.start();
  await pause(20);
  expect(await store.all()).toMatchObject([{ state: 'waiting', tries: 1, notBefore: expect.any(Number) }]);
  release();
  void outbox.start();
  await reaches(outbox, 'sent', 'reminder');
  expect(tries).toHaveLength(2);
  expect(posts).toHaveLength(1);
  expect((await store.all()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

test.each(['the student', 'the network', 'another tab'])(
  'a try that hangs is given up when %s asks',
  async (who) => {
    await serve();
    const store = openOutboxStore();
    const { sender, tries } = hanging();
    const sending = { store, senders: { ...senders, application: sender } };
    const outbox = outboxWith({ ...sending });
    await addApplication(outbox, 'sending');
    outbox.wake('look');
    await pause(20);
    expect(tries[0]?.aborted).toBe(false);
    // Who asks at once has only pressed twice.
    void outbox.tryAgain();
    await pause(20);
    expect(tries[0]?.aborted).toBe(false);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    if (who === 'the student') void outbox.tryAgain();
    else if (who === 'the network') outbox.wake('network');
    else void outboxWith(sending).tryAgain();
    await reaches(outbox, 'sent');
    expect(tries).toHaveLength(2);
    // That we gave it up is no failure of it.
    expect(outbox.snapshot().items[0]).toMatchObject({ tries: 1 });
  },
);

test('what is forgotten while its success is written stays forgotten', async () => {
  const store = openOutboxStore();
  const outbox = outboxWith({
    store: {
      ...store,
      // The sign-out of another tab comes at the last moment.
      replace: async (id, items) => {
        await store.remove([id]);
        return store.replace(id, items);
      },
    },
    senders: { application: { send: async () => ({ id: 'id-0' }) } },
  });
  await outbox.add(application);
  await vi.waitFor(() => expect(outbox.snapshot().items).toEqual([]));
  expect(await store.all()).toEqual([]);
});

test('what is forgotten while it is being sent stays forgotten', async () => {
  await serve();
  let release = () => {};
  const slow: Sender = { send: () => new Promise((done) => (release = () => done({ id: 'late' }))) };
  const outbox = outboxWith({ senders: { application: slow } });
  await addApplication(outbox, 'sending');
  await outbox.forget(() => true);
  release();
  await pause(20);
  expect(outbox.snapshot().items).toEqual([]);
});
