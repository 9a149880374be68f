import { afterEach, expect, test, vi } from 'vitest';
import type { KeptStep } from './database.ts';
import { createDraft, keptStep } from './drafts.ts';
import type { Flow } from './flow.ts';

afterEach(() => vi.unstubAllGlobals());

const step = (id: string, field: string) =>
  ({
    id,
    kind: 'form',
    title: id,
    check: 'step',
    fields: { [field]: { type: 'string', maxLength: 60 } },
  }) as const;

const flow: Flow = {
  validators: {},
  definition: {
    id: 'trip',
    version: 1,
    title: 'Trip',
    access: 'public',
    draft: { days: 7 },
    steps: [step('person', 'name'), step('place', 'town')],
  },
};

/** A phone that keeps drafts while it is willing. */
function phone() {
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined });
  const rows = new Map<string, KeptStep>();
  const store = {
    put: async (row: KeptStep) => void rows.set(row.step, row),
    getAll: async () => [...rows.values()],
  };
  const forms = { transaction: () => ({ store, commit() {}, done: Promise.resolve() }) };
  const state = { isWilling: true, tries: 0 };
  const withForms = async (work: (forms: never) => Promise<unknown>) => {
    state.tries += 1;
    if (!state.isWilling) throw new DOMException('full', 'QuotaExceededError');
    return work(forms as never);
  };
  return { rows, state, withForms: withForms as never };
}

test('what the phone did not take is written with the next change, and not tried without end', async () => {
  const { rows, state, withForms } = phone();
  const draft = createDraft(flow, withForms);
  await draft.load();
  state.isWilling = false;
  draft.change('person', { name: 'Awa' });
  await vi.waitFor(() => expect(draft.snapshot().isKept).toBe(false));
  const { tries } = state;
  await new Promise((done) => setTimeout(done, 600));
  expect(state.tries).toBe(tries);
  state.isWilling = true;
  draft.change('place', { town: 'Bakau' });
  await vi.waitFor(() => expect(draft.snapshot().isKept).toBe(true));
  expect([...rows.keys()]).toEqual(['person', 'place']);
});

test('another tab does not undo what the phone did not take', async () => {
  const { rows, state, withForms } = phone();
  const draft = createDraft(flow, withForms);
  draft.change('person', { name: 'Old' });
  await draft.load();
  await draft.flush();
  state.isWilling = false;
  draft.change('person', { name: 'Awa' });
  await draft.flush();
  state.isWilling = true;
  const place = { flow: 'trip', version: 1, savedAt: Date.now(), step: 'place', answers: { town: 'Bakau' } };
  rows.set('place', place);
  const other = new BroadcastChannel('drafts');
  other.postMessage('trip');
  await vi.waitFor(() => expect(draft.snapshot().answers.place).toEqual({ town: 'Bakau' }));
  other.close();
  expect(draft.snapshot().answers.person).toEqual({ name: 'Awa' });
});

test('a phone that does not give its draft fails nobody who asks for one step', async () => {
  expect(await keptStep('trip', 'person')).toBeUndefined();
});
