import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StepDefinition } from './definition.ts';
import type { Answers, Flow, StepAnswers } from './flow.ts';

/** What a student has answered so far in one flow, as it stands on screen and on this phone. */
export interface DraftState {
  /** False until the phone was asked what it has kept. */
  readonly isLoaded: boolean;
  readonly answers: Answers;
  /** When the phone last kept the answers; undefined while it has kept none. Epoch milliseconds. */
  readonly savedAt: number | undefined;
  /** False when the browser refuses to keep anything: the answers then live in this tab. */
  readonly isKept: boolean;
}

export interface Draft {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => DraftState;
  /** Reads what the phone has kept, once. */
  readonly load: () => Promise<DraftState>;
  readonly change: (step: string, answers: StepAnswers) => void;
  /** Writes now what a change would write in a moment: the page may be about to go. */
  readonly flush: () => Promise<void>;
  readonly clear: () => Promise<void>;
}

interface Kept {
  readonly version: number;
  readonly savedAt: number;
  readonly answers: Answers;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Kept };
}

/** Well inside the 500 ms after the last key that reliability asks for, and not on every key. */
const writeDelay = 250;
const dayInMs = 86_400_000;

let database: Promise<IDBPDatabase<Schema>> | undefined;

function openDrafts(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('drafts', 1, {
    upgrade: (db) => {
      db.createObjectStore('drafts');
    },
  });
  return database;
}

/**
 * The draft of a flow. Passwords are never written: they are left out here, whatever page hands them in. Storage
 * that is blocked or full changes nothing but `isKept`. A flow without a draft policy lives in memory.
 */
export function createDraft(flow: Flow): Draft {
  const { id, version, draft: policy } = flow.definition;
  const listeners = new Set<() => void>();
  let state: DraftState = {
    isLoaded: false,
    answers: {},
    savedAt: undefined,
    isKept: true,
  };
  let loading: Promise<DraftState> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function read(): Promise<DraftState> {
    try {
      const kept = policy && (await (await openDrafts()).get('drafts', id));
      const isFresh = kept && Date.now() - kept.savedAt < policy.days * dayInMs;
      // What was typed while the phone was asked stands above what it had kept.
      if (isFresh)
        set({
          answers: merged(withRenamedOptions(flow, kept.answers), state.answers),
          savedAt: kept.savedAt,
        });
    } catch {
      set({ isKept: false });
    }
    set({ isLoaded: true });
    return state;
  }

  async function write(): Promise<void> {
    timer = undefined;
    if (!policy) return;
    const savedAt = Date.now();
    try {
      await (await openDrafts()).put(
        'drafts',
        { version, savedAt, answers: withoutPasswords(flow, state.answers) },
        id,
      );
      set({ savedAt, isKept: true });
    } catch {
      set({ isKept: false });
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    load() {
      loading ??= read();
      return loading;
    },
    change(step, answers) {
      set({ answers: { ...state.answers, [step]: answers } });
      clearTimeout(timer);
      timer = setTimeout(() => void write(), writeDelay);
    },
    async flush() {
      if (timer === undefined) return;
      clearTimeout(timer);
      await write();
    },
    async clear() {
      clearTimeout(timer);
      timer = undefined;
      set({ answers: {}, savedAt: undefined });
      if (policy)
        await openDrafts().then(
          (db) => db.delete('drafts', id),
          () => undefined,
        );
    },
  };
}

function merged(kept: Answers, typed: Answers): Answers {
  const steps = new Set([...Object.keys(kept), ...Object.keys(typed)]);
  return Object.fromEntries([...steps].map((step) => [step, { ...kept[step], ...typed[step] }]));
}

function withoutPasswords(flow: Flow, answers: Answers): Answers {
  return mapAnswers(flow, answers, (step, field, value) =>
    step.ui?.[field]?.widget === 'password' ? undefined : value,
  );
}

/** Answers from before an option was renamed become the new option. */
function withRenamedOptions(flow: Flow, answers: Answers): Answers {
  return mapAnswers(flow, answers, (step, field, value) => step.ui?.[field]?.renamed?.[value] ?? value);
}

function mapAnswers(
  flow: Flow,
  answers: Answers,
  map: (step: StepDefinition, field: string, value: string) => string | undefined,
): Answers {
  return Object.fromEntries(
    flow.definition.steps.flatMap((step) => {
      const own = answers[step.id];
      if (!own) return [];
      const kept = Object.entries(own).flatMap(([field, value]) => {
        const next = map(step, field, value);
        return next === undefined ? [] : [[field, next]];
      });
      return [[step.id, Object.fromEntries(kept)]];
    }),
  );
}
