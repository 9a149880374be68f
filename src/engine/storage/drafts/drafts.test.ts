import { afterEach, expect, test, vi } from 'vitest';
import type { StepAnswers } from '../../core/answers.ts';
import { flowOf, formStep } from '../../core/testing/form.ts';
import type { StoredStep } from '../database.ts';
import { loadStoredStep } from './draft-database.ts';
import { createDraft } from './drafts.ts';
import '../../core/testing/environment.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const flow = flowOf([formStep('person', { name: [], nickname: [] }), formStep('place', { town: [] })], {
  draft: { days: 7 },
});

function phone() {
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined });
  const rows = new Map<string, StoredStep>();
  const store = {
    put: async (row: StoredStep) => void rows.set(row.step, row),
    delete: async () => rows.clear(),
    async getAll() {
      const found = [...rows.values()];
      await state.until;
      return found;
    },
  };
  const state = { isWorking: true, tries: 0, until: Promise.resolve() };
  const forms = {
    transaction: () => ({ store, commit() {}, done: state.until }),
  };
  const withForms = async (work: (forms: never) => Promise<unknown>) => {
    state.tries += 1;
    if (!state.isWorking) throw new DOMException('full', 'QuotaExceededError');
    return work(forms as never);
  };
  function hold() {
    const { promise, resolve } = Promise.withResolvers<void>();
    state.until = promise;
    return resolve;
  }
  return {
    rows,
    state,
    hold,
    withForms: withForms as never,
    open: () => createDraft(flow, withForms as never),
  };
}

const stored = (step: string, answers: StepAnswers): StoredStep => ({
  ...{ flow: 'trip', version: 1, savedAt: Date.now() },
  step,
  answers,
});

test('retries a failed write with the next change, not endlessly', async () => {
  vi.useFakeTimers();
  const { rows, state, open } = phone();
  const draft = open();
  await draft.load();
  state.isWorking = false;
  draft.change('person', { name: 'Awa' });
  await expect.poll(() => draft.snapshot().isPersisted).toBe(false);
  const { tries } = state;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.tries).toBe(tries);
  state.isWorking = true;
  draft.change('place', { town: 'Bakau' });
  await expect.poll(() => draft.snapshot().isPersisted).toBe(true);
  expect([...rows.keys()]).toEqual(['person', 'place']);
});

test('another tab does not overwrite changes that could not be stored', async () => {
  const { rows, state, open } = phone();
  const draft = open();
  draft.change('person', { name: 'Old' });
  await draft.load();
  await draft.flush();
  state.isWorking = false;
  draft.change('person', { name: 'Awa' });
  await draft.flush();
  state.isWorking = true;
  rows.set('place', stored('place', { town: 'Bakau' }));
  const other = new BroadcastChannel('drafts');
  other.postMessage('trip');
  await expect.poll(() => draft.snapshot().answers.place).toEqual({ town: 'Bakau' });
  other.close();
  expect(draft.snapshot().answers.person).toEqual({ name: 'Awa' });
});

test('reading one step does not reject if storage fails', async () => {
  expect(await loadStoredStep('trip', 'person')).toBeUndefined();
});

test('clearing deletes the stored draft', async () => {
  const { rows, open } = phone();
  const draft = open();
  draft.change('person', { name: 'Awa' });
  await expect.poll(() => draft.snapshot().savedAt).toBeDefined();
  await draft.clear();
  expect(rows.size).toBe(0);
});

test('a write in progress does not mark a cleared draft as saved', async () => {
  const { hold, open } = phone();
  const draft = open();
  await draft.load();
  const release = hold();
  draft.change('person', { name: 'Awa' });
  const written = draft.flush();
  const cleared = draft.clear();
  release();
  await Promise.all([written, cleared]);
  expect(draft.snapshot().answers).toEqual({});
  expect(draft.snapshot().savedAt).toBeUndefined();
});

test('answers still being read do not return after clearing', async () => {
  const { rows, hold, open } = phone();
  rows.set('person', stored('person', { name: 'Awa' }));
  const release = hold();
  const draft = open();
  const loaded = draft.load();
  const cleared = draft.clear();
  release();
  await Promise.all([loaded, cleared]);
  expect(draft.snapshot()).toMatchObject({ isLoaded: true, savedAt: undefined });
  expect(draft.snapshot().answers).toEqual({});
});

test('a delayed write does not restore cleared answers', async () => {
  const { rows, withForms } = phone();
  const { promise, resolve } = Promise.withResolvers<void>();
  const tries: Promise<unknown>[] = [];
  const later = (work: (forms: never) => Promise<unknown>) => {
    const isFirst = tries.length === 0;
    tries.push((isFirst ? promise : Promise.resolve()).then(() => (withForms as typeof later)(work)));
    return tries.at(-1)!;
  };
  const draft = createDraft(flow, later as never);
  draft.change('person', { name: 'Awa' });
  await draft.clear();
  resolve();
  await Promise.all(tries);
  expect(rows.size).toBe(0);
  expect(draft.snapshot().savedAt).toBeUndefined();
});

test('after a failed read, reads again before it writes anything', async () => {
  const { rows, state, open } = phone();
  const earlier = open();
  await earlier.load();
  earlier.change('person', { name: 'Awa', nickname: 'A' });
  await earlier.flush();
  state.isWorking = false;
  const draft = open();
  await draft.load();
  expect(draft.snapshot()).toMatchObject({ isLoaded: true, isPersisted: false, answers: {} });
  draft.change('person', { name: 'Awa Jallow' });
  await draft.flush();
  expect(rows.get('person')?.answers).toEqual({ name: 'Awa', nickname: 'A' });
  state.isWorking = true;
  draft.change('place', { town: 'Brikama' });
  await draft.flush();
  const answers = { person: { name: 'Awa Jallow', nickname: 'A' }, place: { town: 'Brikama' } };
  expect(draft.snapshot()).toMatchObject({ isPersisted: true, answers });
  expect([rows.get('person')?.answers, rows.get('place')?.answers]).toEqual(Object.values(answers));
});
