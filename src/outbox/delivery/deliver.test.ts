import { expect, test } from 'vitest';
import { ApiError } from '#api/http/api-error.ts';
import { tryOnce } from './deliver.ts';
import type { OutboxItem } from './outbox-item.ts';
import { itemWith } from './testing/test-outbox.ts';

const waiting = { waits: [1000, 2000], random: () => 0.5 };

const sendOptionsFor = (item: OutboxItem) => ({
  ...{ item, items: [item], signal: new AbortController().signal },
  onProgress: () => undefined,
});

/** `tries` is the number of the failing attempt; `wait` is the delay before the next one, in seconds. */
async function after(error: ApiError, tries: number) {
  const sending = sendOptionsFor(itemWith({ kind: 'invoice', tries: tries - 1 }));
  const [tried] = await tryOnce({ send: () => Promise.reject(error) }, sending, waiting);
  return { ...tried, wait: Math.round(((tried.notBefore ?? 0) - Date.now()) / 1000) };
}

test('retries less and less often on a network that refuses large files', async () => {
  const tries = [1, 2, 3, 4, 7, 8, 100];
  const tried = await Promise.all(
    tries.map((count) => after(new ApiError('too large', { status: 413 }), count)),
  );
  expect(tried.map(({ wait }) => wait / 60)).toEqual([1, 2, 4, 8, 64, 64, 64]);
  for (const item of tried) {
    expect(item).toMatchObject({
      state: 'waiting',
      isDeferred: true,
      problem: expect.stringMatching(/smaller file/),
    });
    expect(item.status).toBeUndefined();
  }
});

test('retries after an unreadable response with the usual waits, or as long as Retry-After says', async () => {
  expect(await after(new ApiError('unreadable', { status: 403 }), 2)).toMatchObject({
    state: 'waiting',
    isDeferred: false,
    wait: 2,
  });
  expect(await after(new ApiError('unreadable', { status: 429, retryAfterSeconds: 90 }), 2)).toMatchObject({
    isDeferred: true,
    wait: 90,
  });
});

test('clears the payload, the retry fields and the memory-only flag of a sent item', async () => {
  const facts = { payload: { file: '1' }, isInMemoryOnly: true, isDeferred: true, notBefore: 1 };
  const sending = sendOptionsFor(itemWith({ kind: 'invoice', ...facts }));
  const [sent] = await tryOnce({ send: async () => ({ id: '2' }) }, sending, waiting);
  expect(sent).toMatchObject({ state: 'sent', answer: { id: '2' } });
  for (const field of ['payload', 'isInMemoryOnly', 'isDeferred', 'notBefore'] as const) {
    expect(sent[field]).toBeUndefined();
  }
});
