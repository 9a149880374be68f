import type { IDBPDatabase } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { createConnection } from './connection.ts';
import '../core/testing/environment.ts';

afterEach(() => vi.useRealTimers());

function browser(...failures: (string | undefined)[]) {
  let count = 0;
  let gone = () => {};
  const open = async (whenGone: () => void) => {
    gone = whenGone;
    count += 1;
    return { version: count, close() {} } as IDBPDatabase;
  };
  const withDatabase = createConnection(open);
  const use = () =>
    withDatabase(async ({ version }) => {
      const failure = failures[version - 1];
      if (failure) throw new DOMException('gone', failure);
      return version;
    });
  return { use, drop: () => gone() };
}

test('opens a connection once, and again after the browser has closed it', async () => {
  const { use, drop } = browser();
  expect([await use(), await use()]).toEqual([1, 1]);
  drop();
  expect(await use()).toBe(2);
});

test.each(['InvalidStateError', 'UnknownError'])('after %s it works on a new connection', async (name) => {
  expect(await browser(name).use()).toBe(2);
  await expect(browser(name, name).use()).rejects.toThrow('gone');
});

test('does not retry errors that a new connection would not solve', async () => {
  await expect(browser('QuotaExceededError').use()).rejects.toThrow('gone');
});

test('retries a refused connection, and waits only once for one that never opens', async () => {
  const open = vi.fn(() => Promise.reject(new Error('blocked')));
  const refused = createConnection(open);
  for (const _ of [1, 2]) await expect(refused(async () => 1)).rejects.toThrow('blocked');
  expect(open).toHaveBeenCalledTimes(2);
  vi.useFakeTimers();
  let answer: (database: IDBPDatabase) => void = () => {};
  const slow = createConnection(() => new Promise<IDBPDatabase>((done) => (answer = done)));
  const first = expect(slow(async () => 1)).rejects.toThrow('does not respond');
  await vi.advanceTimersByTimeAsync(3000);
  await first;
  await expect(slow(async () => 1)).rejects.toThrow('does not respond');
  answer({} as IDBPDatabase);
  await vi.advanceTimersByTimeAsync(0);
  expect(await slow(async () => 1)).toBe(1);
});

function pageWithDatabase() {
  const page = new EventTarget();
  const aborted: number[] = [];
  const closed: number[] = [];
  let opened = 0;
  let begun = 0;
  const open = async () => {
    const version = ++opened;
    return {
      version,
      close: () => void closed.push(version),
      transaction() {
        const number = ++begun;
        let fail: (error: Error) => void = () => {};
        const done = new Promise<void>((_, reject) => (fail = reject));
        const abort = () => {
          aborted.push(number);
          fail(new DOMException('aborted', 'AbortError'));
        };
        return { done, abort };
      },
    } as never;
  };
  const tell = (type: string, persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { withDatabase: createConnection(open, undefined, page), tell, aborted, closed };
}

test('a page in the back-forward cache leaves no transaction open, and continues when it returns', async () => {
  const { withDatabase, tell, aborted, closed } = pageWithDatabase();
  const versions: number[] = [];
  const work = withDatabase(async (database) => {
    versions.push(database.version);
    if (database.version === 1) await database.transaction([]).done;
    return 'kept';
  });
  await expect.poll(() => versions).toEqual([1]);
  tell('pagehide', true);
  expect([aborted, closed]).toEqual([[1], [1]]);
  const last = withDatabase(async ({ version }) => version);
  await new Promise((later) => setTimeout(later));
  expect(versions).toEqual([1]);
  tell('pageshow', true);
  expect([await work, await last, versions]).toEqual(['kept', 2, [1, 2]]);
});

test('a page that unloads finishes its work', async () => {
  const { withDatabase, tell, aborted, closed } = pageWithDatabase();
  await withDatabase(async () => undefined);
  const work = withDatabase(async ({ version }) => version);
  tell('pagehide', false);
  expect([await work, aborted, closed]).toEqual([1, [], []]);
});

test('aborts a transaction that never ends, and shortens the next wait', async () => {
  const { withDatabase, aborted } = pageWithDatabase();
  await withDatabase(async () => undefined);
  vi.useFakeTimers();
  const silent = () =>
    expect(withDatabase((database) => database.transaction([]).done)).rejects.toThrow('does not respond');
  const first = silent();
  await vi.advanceTimersByTimeAsync(5000);
  await first;
  const second = silent();
  await vi.advanceTimersByTimeAsync(300);
  await second;
  expect(aborted).toEqual([1, 2]);
  expect(await withDatabase(async ({ version }) => version)).toBe(1);
  const third = silent();
  await vi.advanceTimersByTimeAsync(300);
  expect(aborted).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(4700);
  await third;
});

test('accepts a longer time limit', async () => {
  const { withDatabase, aborted } = pageWithDatabase();
  await withDatabase(async () => undefined);
  vi.useFakeTimers();
  const work = withDatabase((database) => database.transaction([]).done, 20_000);
  const given = expect(work).rejects.toThrow('does not respond');
  await vi.advanceTimersByTimeAsync(19_000);
  expect(aborted).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await given;
  expect(aborted).toEqual([1]);
});
