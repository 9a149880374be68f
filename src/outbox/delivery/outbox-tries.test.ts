import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#api/http/api-error.ts';
import { openOutboxStore } from './outbox-store.ts';
import {
  addApplication,
  addFailing,
  application,
  hanging,
  outboxWith,
  pause,
  reaches,
  senders,
  serve,
} from './testing/test-outbox.ts';

test('a wake-up during an attempt does not overwrite its success', async () => {
  const { posts } = await serve();
  const store = openOutboxStore();
  const { send, end, tries } = hanging(new ApiError('offline'));
  const outbox = outboxWith({
    store,
    waits: [3_600_000],
    senders: { ...senders, application: { ...senders.application, send } },
  });
  await addFailing(outbox);
  void outbox.start();
  await reaches(outbox, 'sending');
  void outbox.start();
  await pause(20);
  expect(await store.all()).toMatchObject([{ state: 'waiting', tries: 1, notBefore: expect.any(Number) }]);
  end();
  void outbox.start();
  await reaches(outbox, 'sent', 'reminder');
  expect(tries).toHaveLength(2);
  expect(posts).toHaveLength(1);
  expect((await store.all()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

test.each(['the student', 'the network', 'another tab'])(
  'a hanging attempt is aborted when %s triggers a retry',
  async (who) => {
    await serve();
    const store = openOutboxStore();
    const { send, tries, end } = hanging();
    const sending = { store, senders: { application: { send } } };
    const outbox = outboxWith(sending);
    await addApplication(outbox, 'sending');
    outbox.wake('visible');
    await pause(20);
    expect(tries[0]?.aborted).toBe(false);
    // An attempt younger than ten seconds is not aborted, because the student may have double-clicked.
    void outbox.tryAgain();
    await pause(20);
    expect(tries[0]?.aborted).toBe(false);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    if (who === 'the student') void outbox.tryAgain();
    else if (who === 'the network') outbox.wake('network');
    else void outboxWith(sending).tryAgain();
    await expect.poll(() => tries).toHaveLength(2);
    end();
    await reaches(outbox, 'sent');
    expect(outbox.snapshot().items[0]).toMatchObject({ tries: 1 });
  },
);

test('does not restore an item that is removed while its success is written', async () => {
  const store = openOutboxStore();
  const outbox = outboxWith({
    store: {
      ...store,
      // Simulates another tab, which signs out just before this tab stores the success.
      replace: async (id, items) => {
        await store.remove([id]);
        return store.replace(id, items);
      },
    },
    senders: { application: { send: async () => ({ id: 'id-0' }) } },
  });
  await outbox.add(application);
  await expect.poll(() => outbox.snapshot().items).toEqual([]);
  expect(await store.all()).toEqual([]);
});
