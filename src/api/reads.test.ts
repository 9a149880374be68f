import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createReads, type Load } from './reads.ts';

/** A call that the test answers when it likes. */
function held() {
  const calls: {
    user: string;
    signal: AbortSignal;
    answer: (data: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const load: Load<string> = (user, signal) =>
    new Promise((answer, fail) => calls.push({ user, signal, answer, fail }));
  return { load, calls };
}

/** Lets what was answered arrive. */
const settle = () => new Promise((done) => setTimeout(done));

let user: string | undefined;
beforeEach(() => {
  user = 'u1';
});
const newReads = () => createReads(() => user);

test('pages that ask at once share one call', async () => {
  const reads = newReads();
  const { load, calls } = held();
  const heard = vi.fn();
  reads.subscribe(heard);
  expect(reads.look(load)).toEqual({ isLoading: false, problem: '' });
  reads.refresh(load);
  reads.refresh(load);
  expect(calls.map((call) => call.user)).toEqual(['u1']);
  expect(reads.look(load)).toEqual({ isLoading: true, problem: '' });
  calls[0]!.answer('one');
  await settle();
  expect(reads.look(load)).toEqual({ data: 'one', isLoading: false, problem: '' });
  expect(heard).toHaveBeenCalledTimes(2);
  // The same object until it changes, or React would render for ever.
  expect(reads.look(load)).toBe(reads.look(load));
});

test('what was read is shown while it is asked for anew, and kept when that fails', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const reads = newReads();
  const { load, calls } = held();
  reads.refresh(load);
  calls[0]!.answer('one');
  await settle();
  reads.refresh(load);
  expect(reads.look(load)).toEqual({ data: 'one', isLoading: true, problem: '' });
  calls[1]!.fail(new ApiError('status', { status: 503 }));
  await settle();
  const failed = { data: 'one', isLoading: false, problem: expect.stringMatching(/not available just now/) };
  expect(reads.look(load)).toEqual(failed);
  expect(error).toHaveBeenCalledTimes(1);
  // The reason stays until there is an answer, so that nothing flickers.
  reads.refresh(load);
  expect(reads.look(load)).toEqual({ ...failed, isLoading: true });
  calls[2]!.answer('two');
  await settle();
  expect(reads.look(load)).toEqual({ data: 'two', isLoading: false, problem: '' });
  error.mockRestore();
});

test('a retry gives up the call that hangs, whose late answer changes nothing', async () => {
  const reads = newReads();
  const { load, calls } = held();
  reads.refresh(load);
  reads.retry(load);
  expect(calls).toHaveLength(2);
  expect(calls[0]!.signal.aborted).toBe(true);
  calls[1]!.answer('two');
  calls[0]!.answer('one');
  await settle();
  expect(reads.look(load)).toEqual({ data: 'two', isLoading: false, problem: '' });
  reads.refresh(load);
  reads.retry(load);
  calls[2]!.fail(new DOMException('given up', 'AbortError'));
  await settle();
  expect(reads.look(load)).toEqual({ data: 'two', isLoading: true, problem: '' });
});

test('what a write has answered wins over the read that is under way', async () => {
  const reads = newReads();
  const { load, calls } = held();
  reads.refresh(load);
  reads.put(load, 'u1', 'written');
  expect(calls[0]!.signal.aborted).toBe(true);
  calls[0]!.answer('old');
  await settle();
  expect(reads.look(load)).toEqual({ data: 'written', isLoading: false, problem: '' });
  reads.refresh(load);
  expect(calls).toHaveLength(2);
});

test('without a student nothing is asked for', () => {
  user = undefined;
  const reads = newReads();
  const { load, calls } = held();
  reads.refresh(load);
  reads.retry(load);
  expect(calls).toEqual([]);
});

test.each([
  ['signs out', undefined],
  ['is followed by another', 'u2'],
])('nothing is left of a student who %s, not even a late answer', async (_what, next) => {
  const reads = newReads();
  const first = held();
  const second = held();
  for (const { load } of [first, second]) reads.refresh(load);
  first.calls[0]!.answer('of u1');
  await settle();
  const heard = vi.fn();
  reads.subscribe(heard);
  user = next;
  reads.sessionChanged();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(second.calls[0]!.signal.aborted).toBe(true);
  second.calls[0]!.answer('of u1, late');
  await settle();
  for (const { load } of [first, second]) expect(reads.look(load)).toEqual({ isLoading: false, problem: '' });
  reads.refresh(first.load);
  expect(first.calls.slice(1).map((call) => call.user)).toEqual(next ? [next] : []);
});

test('a new token of the same student keeps what was read', async () => {
  const reads = newReads();
  const { load, calls } = held();
  reads.refresh(load);
  calls[0]!.answer('one');
  await settle();
  reads.sessionChanged();
  expect(reads.look(load).data).toBe('one');
});
