import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './http/api-error.ts';
import { createQueries, type QueryFunction } from './queries.ts';
import { createResultStore, storedQuery } from './stored-results.ts';
import { memoryStorage } from './testing/memory-storage.ts';

function held() {
  const calls: {
    user: string;
    signal: AbortSignal;
    answer: (data: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const load: QueryFunction<string> = (user, signal) =>
    new Promise((answer, fail) => calls.push({ user, signal, answer, fail }));
  return { load, calls };
}

const settle = () => new Promise((done) => setTimeout(done));

let user: string | undefined;
beforeEach(() => {
  user = 'u1';
});

const begin = () => ({ queries: createQueries(() => user), ...held() });

/**
 * `came` is the state of a query that has received this data, without `isFetching`. `settled` also says that
 * no request is running.
 */
const came = (data: string) => ({ data, asOf: expect.any(Number), error: '' });
const settled = (data: string) => ({ ...came(data), isFetching: false });

test('shares one request between pages that load the same query', async () => {
  const { queries, load, calls } = begin();
  const heard = vi.fn();
  queries.subscribe(heard);
  expect(queries.get(load)).toEqual({ isFetching: false, error: '' });
  queries.refresh(load);
  queries.refresh(load);
  expect(calls.map((call) => call.user)).toEqual(['u1']);
  expect(queries.get(load)).toEqual({ isFetching: true, error: '' });
  calls[0]!.answer('one');
  await settle();
  expect(queries.get(load)).toEqual(settled('one'));
  expect(heard).toHaveBeenCalledTimes(2);
  // `get` returns the same object until the state changes; otherwise React would render endlessly.
  expect(queries.get(load)).toBe(queries.get(load));
});

test('shows the data during a refresh, and keeps it if that fails', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { queries, load, calls } = begin();
  queries.refresh(load);
  calls[0]!.answer('one');
  await settle();
  queries.refresh(load);
  expect(queries.get(load)).toEqual({ ...came('one'), isFetching: true });
  calls[1]!.fail(new ApiError('status', { status: 503 }));
  await settle();
  const failed = {
    ...settled('one'),
    error: expect.stringMatching(/not available right now/),
  };
  expect(queries.get(load)).toEqual(failed);
  expect(error).toHaveBeenCalledTimes(1);
  // The error stays on screen until the next response, so that the page does not flicker.
  queries.refresh(load);
  expect(queries.get(load)).toEqual({ ...failed, isFetching: true });
  calls[2]!.answer('two');
  await settle();
  expect(queries.get(load)).toEqual(settled('two'));
  error.mockRestore();
});

test('refetch aborts a hanging request and ignores its late response', async () => {
  const { queries, load, calls } = begin();
  queries.refresh(load);
  queries.refetch(load);
  expect(calls).toHaveLength(2);
  expect(calls[0]!.signal.aborted).toBe(true);
  calls[1]!.answer('two');
  calls[0]!.answer('one');
  await settle();
  expect(queries.get(load)).toEqual(settled('two'));
  queries.refresh(load);
  queries.refetch(load);
  calls[2]!.fail(new DOMException('given up', 'AbortError'));
  await settle();
  expect(queries.get(load)).toEqual({ ...came('two'), isFetching: true });
});

test('prefers the response to a write over that of a running read', async () => {
  const { queries, load, calls } = begin();
  queries.refresh(load);
  queries.setData(load, 'u1', 'written');
  expect(calls[0]!.signal.aborted).toBe(true);
  calls[0]!.answer('old');
  await settle();
  expect(queries.get(load)).toEqual(settled('written'));
  queries.refresh(load);
  expect(calls).toHaveLength(2);
});

test.each([
  ['signs out', undefined],
  ['is replaced by another', 'u2'],
])('clears the data of a student who %s, and ignores late responses', async (_what, next) => {
  const { queries } = begin();
  const first = held();
  const second = held();
  for (const { load } of [first, second]) queries.refresh(load);
  first.calls[0]!.answer('of u1');
  await settle();
  const heard = vi.fn();
  queries.subscribe(heard);
  user = next;
  queries.resetForSession();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(second.calls[0]!.signal.aborted).toBe(true);
  second.calls[0]!.answer('of u1, late');
  await settle();
  for (const { load } of [first, second]) expect(queries.get(load)).toEqual({ isFetching: false, error: '' });
  queries.refresh(first.load);
  expect(first.calls.slice(1).map((call) => call.user)).toEqual(next ? [next] : []);
});

test('keeps the data when the same student gets a new token', async () => {
  const { queries, load, calls } = begin();
  queries.refresh(load);
  calls[0]!.answer('one');
  await settle();
  queries.resetForSession();
  expect(queries.get(load).data).toBe('one');
});

describe('stored results', () => {
  const storage = memoryStorage();

  const visit = () => createQueries(() => user, createResultStore(storage));

  async function read(answer: string | Error): Promise<unknown> {
    const queries = visit();
    const { load, calls } = held();
    const named = storedQuery('balance', load);
    queries.refresh(named);
    if (typeof answer === 'string') calls[0]!.answer(answer);
    else calls[0]!.fail(answer);
    await settle();
    return queries.get(named).data;
  }

  const offline = new ApiError('offline');

  beforeEach(() => {
    storage.clear();
    storage.setItem('user', 'u1');
    vi.spyOn(console, 'error').mockReturnValue();
  });

  test('are shown if a request fails', async () => {
    expect(await read(offline)).toBeUndefined();
    expect(await read('D5')).toBe('D5');
    expect(await read(offline)).toBe('D5');
  });

  test('are known without a request', async () => {
    const named = storedQuery('balance', held().load);
    expect(visit().known(named)).toBeUndefined();
    await read('D5');
    expect(visit().known(named)).toBe('D5');
    expect(visit().known(held().load)).toBeUndefined();
    user = 'u2';
    expect(visit().known(named)).toBeUndefined();
    user = undefined;
    expect(visit().known(named)).toBeUndefined();
  });

  test('are deleted with the session, and never shown to another student', async () => {
    const queries = visit();
    await read('D5');
    user = 'u2';
    expect(await read(offline)).toBeUndefined();
    queries.resetForSession();
    user = 'u1';
    expect(await read(offline)).toBeUndefined();
    expect([storage.length, storage.key(0)]).toEqual([1, 'user']);
  });

  test('do not include a response that arrives after another tab has signed out', async () => {
    storage.removeItem('user');
    await read('D5');
    expect(storage.length).toBe(0);
  });
});
