import type { IDBPDatabase } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { connection } from './phone-database.ts';

afterEach(() => vi.useRealTimers());

/** A browser whose connections are numbers; what is thrown at the work with each of them, if anything. */
function browser(...failures: (string | undefined)[]) {
  let count = 0;
  let gone = () => {};
  const open = async (whenGone: () => void) => {
    gone = whenGone;
    count += 1;
    return { version: count, close() {} } as IDBPDatabase;
  };
  const withDatabase = connection(open);
  const use = () =>
    withDatabase(async ({ version }) => {
      const failure = failures[version - 1];
      if (failure) throw new DOMException('gone', failure);
      return version;
    });
  return { use, drop: () => gone() };
}

test('a connection is opened once, and again when the browser has ended it', async () => {
  const { use, drop } = browser();
  expect([await use(), await use()]).toEqual([1, 1]);
  drop();
  expect(await use()).toBe(2);
});

test.each(['InvalidStateError', 'UnknownError'])(
  'after %s the work is done on a new connection',
  async (name) => {
    expect(await browser(name).use()).toBe(2);
    await expect(browser(name, name).use()).rejects.toThrow('gone');
  },
);

test('what another connection would not do better is not tried again', async () => {
  await expect(browser('QuotaExceededError').use()).rejects.toThrow('gone');
});

test('one that was refused is asked for again, and one that never comes is waited for once', async () => {
  const open = vi.fn(() => Promise.reject(new Error('blocked')));
  const refused = connection(open);
  for (const _ of [1, 2]) await expect(refused(async () => 1)).rejects.toThrow('blocked');
  expect(open).toHaveBeenCalledTimes(2);
  vi.useFakeTimers();
  let answer: (database: IDBPDatabase) => void = () => {};
  const slow = connection(() => new Promise<IDBPDatabase>((done) => (answer = done)));
  const first = expect(slow(async () => 1)).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(3000);
  await first;
  await expect(slow(async () => 1)).rejects.toThrow('does not answer');
  answer({} as IDBPDatabase);
  await vi.advanceTimersByTimeAsync(0);
  expect(await slow(async () => 1)).toBe(1);
});
