import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './http/api-error.ts';
import { createKeptAnswers, kept } from './kept-answers.ts';
import { createQueries, type QueryFunction } from './queries.ts';

/** A call that the test answers when it likes. */
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

/** Lets what was answered arrive. */
const settle = () => new Promise((done) => setTimeout(done));

let user: string | undefined;
beforeEach(() => {
  user = 'u1';
});

/** The reads of one student's pages, and one of them, which the test answers. */
const begin = () => ({ queries: createQueries(() => user), ...held() });

/** What was read, and nothing under way. */
const came = (data: string) => ({ data, asOf: expect.any(Number), error: '' });
const settled = (data: string) => ({ ...came(data), isFetching: false });

test('pages that ask at once share one call', async () => {
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
  // The same object until it changes, or React would render for ever.
  expect(queries.get(load)).toBe(queries.get(load));
});

test('what was read is shown while it is asked for anew, and kept when that fails', async () => {
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
  // The reason stays until there is an answer, so that nothing flickers.
  queries.refresh(load);
  expect(queries.get(load)).toEqual({ ...failed, isFetching: true });
  calls[2]!.answer('two');
  await settle();
  expect(queries.get(load)).toEqual(settled('two'));
  error.mockRestore();
});

test('a retry gives up the call that hangs, whose late answer changes nothing', async () => {
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

test('what a write has answered wins over the read that is under way', async () => {
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

test('without a student nothing is asked for', () => {
  user = undefined;
  const { queries, load, calls } = begin();
  queries.refresh(load);
  queries.refetch(load);
  expect(calls).toEqual([]);
});

test.each([
  ['signs out', undefined],
  ['is followed by another', 'u2'],
])('nothing is left of a student who %s, not even a late answer', async (_what, next) => {
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

test('a new token of the same student keeps what was read', async () => {
  const { queries, load, calls } = begin();
  queries.refresh(load);
  calls[0]!.answer('one');
  await settle();
  queries.resetForSession();
  expect(queries.get(load).data).toBe('one');
});

describe('on the phone', () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;

  /** A page that is opened: nothing is in its memory. */
  const visit = () => createQueries(() => user, createKeptAnswers(storage));

  async function read(answer: string | Error): Promise<unknown> {
    const queries = visit();
    const { load, calls } = held();
    const named = kept('balance', load);
    queries.refresh(named);
    if (typeof answer === 'string') calls[0]!.answer(answer);
    else calls[0]!.fail(answer);
    await settle();
    return queries.get(named).data;
  }

  const offline = new ApiError('offline');

  beforeEach(() => {
    values.clear();
    values.set('user', 'u1');
    vi.spyOn(console, 'error').mockReturnValue();
  });

  test('what came in an earlier visit is shown where a call fails, and nothing that never came', async () => {
    expect(await read(offline)).toBeUndefined();
    expect(await read('D5')).toBe('D5');
    expect(await read(offline)).toBe('D5');
  });

  test('what is known of it is there without a call', async () => {
    const named = kept('balance', held().load);
    expect(visit().known(named)).toBeUndefined();
    await read('D5');
    expect(visit().known(named)).toBe('D5');
    expect(visit().known(held().load)).toBeUndefined();
    user = 'u2';
    expect(visit().known(named)).toBeUndefined();
    user = undefined;
    expect(visit().known(named)).toBeUndefined();
  });

  test('it goes with its student, and another one is never shown it', async () => {
    const queries = visit();
    await read('D5');
    user = 'u2';
    expect(await read(offline)).toBeUndefined();
    queries.resetForSession();
    user = 'u1';
    expect(await read(offline)).toBeUndefined();
    expect([...values.keys()]).toEqual(['user']);
  });

  test('an answer that comes after another tab has signed out is not kept', async () => {
    values.delete('user');
    await read('D5');
    expect([...values]).toEqual([]);
  });
});
