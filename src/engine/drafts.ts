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
  /** The draft as it stands, after the phone was asked, once, what it has kept. */
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

/** Not on every key, and well within half a second of the last one. */
const writeDelay = 250;
const dayInMs = 86_400_000;

let opening: Promise<IDBPDatabase<Schema>> | undefined;
/** Kept at hand, because a page that goes has no time to wait for it. */
let opened: IDBPDatabase<Schema> | undefined;

async function openDrafts(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('drafts', 1, {
    upgrade: (db) => {
      db.createObjectStore('drafts');
    },
  });
  opened = await opening;
  return opened;
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
  let loading: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function read(): Promise<void> {
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
  }

  async function write(): Promise<void> {
    timer = undefined;
    if (!policy) return;
    const savedAt = Date.now();
    try {
      const kept = { version, savedAt, answers: withoutPasswords(flow, state.answers) };
      const db = opened ?? (await openDrafts());
      // Committed at once: a page that goes does not live to see its request answered.
      const writing = db.transaction('drafts', 'readwrite');
      void writing.store.put(kept, id);
      writing.commit();
      await writing.done;
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
    async load() {
      loading ??= read();
      await loading;
      return state;
    },
    change(step, answers) {
      set({ answers: { ...state.answers, [step]: answers } });
      timer ??= setTimeout(() => void write(), writeDelay);
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

/** Removes the drafts of all flows from this phone: its student has signed out (decisions.md 18). */
export async function forgetDrafts(): Promise<void> {
  await openDrafts().then(
    (db) => db.clear('drafts'),
    () => undefined,
  );
}
