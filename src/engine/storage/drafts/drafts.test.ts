import { afterEach, expect, test, vi } from 'vitest';
import type { StepAnswers } from '../../core/answers.ts';
import { configureEngine, type EngineEnvironment } from '../../core/environment.ts';
import { flowOf, formStep } from '../../core/testing/form.ts';
import type { StoredStep } from '../database.ts';
import { loadStoredStep } from './draft-database.ts';
import { createDraft } from './drafts.ts';

configureEngine({ serverTime: () => undefined } as EngineEnvironment);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const flow = flowOf([formStep('person', { name: [], nickname: [] }), formStep('place', { town: [] })], {
  draft: { days: 7 },
});

/** A phone that keeps drafts while it is willing. */
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
  /** Transactions are over in their turn, and none before `until`. */
  const state = { isWilling: true, tries: 0, until: Promise.resolve() };
  const forms = {
    transaction: () => ({ store, commit() {}, done: state.until }),
  };
  const withForms = async (work: (forms: never) => Promise<unknown>) => {
    state.tries += 1;
    if (!state.isWilling) throw new DOMException('full', 'QuotaExceededError');
    return work(forms as never);
  };
  /** From now on transactions are over only once they are released. */
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

test('what the phone did not take is written with the next change, and not tried without end', async () => {
  vi.useFakeTimers();
  const { rows, state, open } = phone();
  const draft = open();
  await draft.load();
  state.isWilling = false;
  draft.change('person', { name: 'Awa' });
  await vi.waitFor(() => expect(draft.snapshot().isPersisted).toBe(false));
  const { tries } = state;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.tries).toBe(tries);
  state.isWilling = true;
  draft.change('place', { town: 'Bakau' });
  await vi.waitFor(() => expect(draft.snapshot().isPersisted).toBe(true));
  expect([...rows.keys()]).toEqual(['person', 'place']);
});

test('another tab does not undo what the phone did not take', async () => {
  const { rows, state, open } = phone();
  const draft = open();
  draft.change('person', { name: 'Old' });
  await draft.load();
  await draft.flush();
  state.isWilling = false;
  draft.change('person', { name: 'Awa' });
  await draft.flush();
  state.isWilling = true;
  rows.set('place', stored('place', { town: 'Bakau' }));
  const other = new BroadcastChannel('drafts');
  other.postMessage('trip');
  await vi.waitFor(() => expect(draft.snapshot().answers.place).toEqual({ town: 'Bakau' }));
  other.close();
  expect(draft.snapshot().answers.person).toEqual({ name: 'Awa' });
});

test('a phone that does not give its draft fails nobody who asks for one step', async () => {
  expect(await loadStoredStep('trip', 'person')).toBeUndefined();
});

test('what is cleared goes from where the draft is kept', async () => {
  const { rows, open } = phone();
  const draft = open();
  draft.change('person', { name: 'Awa' });
  await vi.waitFor(() => expect(draft.snapshot().savedAt).toBeDefined());
  await draft.clear();
  expect(rows.size).toBe(0);
});

test('a write that is under way when the answers are cleared says nothing of a draft that is saved', async () => {
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

test('answers that are still being read when they are cleared do not come back', async () => {
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

test('a write that the phone begins only later does not put back what was cleared meanwhile', async () => {
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

test('a phone that did not say what it has kept is asked again before anything is written over it', async () => {
  const { rows, state, open } = phone();
  const earlier = open();
  await earlier.load();
  earlier.change('person', { name: 'Awa', nickname: 'A' });
  await earlier.flush();
  state.isWilling = false;
  const draft = open();
  await draft.load();
  expect(draft.snapshot()).toMatchObject({ isLoaded: true, isPersisted: false, answers: {} });
  draft.change('person', { name: 'Awa Jallow' });
  await draft.flush();
  expect(rows.get('person')?.answers).toEqual({ name: 'Awa', nickname: 'A' });
  state.isWilling = true;
  draft.change('place', { town: 'Brikama' });
  await draft.flush();
  const answers = { person: { name: 'Awa Jallow', nickname: 'A' }, place: { town: 'Brikama' } };
  expect(draft.snapshot()).toMatchObject({ isPersisted: true, answers });
  expect([rows.get('person')?.answers, rows.get('place')?.answers]).toEqual(Object.values(answers));
});
