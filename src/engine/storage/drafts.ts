import { serverTime } from '../../clock.ts';
import { openChannel } from '../../tab-channel.ts';
import { type Answers, type Flow, type StepAnswers, stepOf } from '../core/flow.ts';
import type { OrphanedAnswer } from '../core/migrations.ts';
import { type FormsDatabase, type StoredStep, withFormsDatabase } from './database.ts';
import { readDraft, type StoredDraft } from './read-draft.ts';
import { deleteUnloadBackup, mergeUnloadBackup, saveUnloadBackup } from './unload-backup.ts';

/** What a student has answered so far in one flow, as it stands on screen and on this phone. */
export interface DraftState {
  /** False until the phone was asked what it has kept. */
  readonly isLoaded: boolean;
  readonly answers: Answers;
  /** When the phone last kept the answers; undefined while it has kept none. Epoch milliseconds. */
  readonly savedAt: number | undefined;
  /** False when the browser refuses to keep anything: the answers then live in this tab. */
  readonly isPersisted: boolean;
  /** How often the answers were cleared here: each time a form starts anew. */
  readonly resetCount: number;
  /** Answers that have no place in the form as it is now; the phone keeps them beside the draft. */
  readonly orphaned: readonly OrphanedAnswer[];
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

/** A draft as the server renders it: nobody has answered anything yet. */
export const emptyDraft: DraftState = {
  isLoaded: true,
  answers: {},
  savedAt: undefined,
  isPersisted: true,
  resetCount: 0,
  orphaned: [],
};

/** Between two writes: not every key is one, and the last is written well within half a second. */
const writeInterval = 250;

/**
 * The draft of a flow, kept step by step, so that two tabs on two steps do not undo each other. Passwords are
 * never written: they are left out here, whatever page hands them in. Storage that is blocked or full changes
 * nothing but `isPersisted`. A flow without a draft policy lives in memory.
 */
export function createDraft(flow: Flow, withDatabase = withFormsDatabase): Draft {
  const { id, version, draft: policy } = flow.definition;
  const listeners = new Set<() => void>();
  /** Steps whose last change is not on the phone yet, also because it did not take it. */
  const unwritten = new Set<string>();
  /** Whether something was changed since the last try to write. */
  let isChanged = false;
  let state: DraftState = { ...emptyDraft, isLoaded: false };
  let preserved: StoredDraft['preserved'] = [];
  /** Whether the phone has told what it has kept. Until then nothing is written over it. */
  let isRead = false;
  let loading: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** For what was begun before the answers were cleared, and is over only now. */
  function untilReset(): () => boolean {
    const { resetCount } = state;
    return () => state.resetCount === resetCount;
  }

  async function read(): Promise<void> {
    const isCurrent = untilReset();
    try {
      const reading = policy && (await withDatabase((forms) => loadStoredDraft(flow, forms)));
      isRead = true;
      if (reading && isCurrent()) show(reading);
    } catch {
      set({ isPersisted: false });
    }
    set({ isLoaded: true });
  }

  async function hasRead(): Promise<boolean> {
    await (state.isLoaded ? read() : (loading ?? read()));
    return isRead;
  }

  /** What was typed here and is not written yet stands above what the phone has kept. */
  function show({ answers, savedAt, orphaned, ...rest }: StoredDraft): void {
    preserved = rest.preserved;
    const typed = [...unwritten].map((step) => [step, { ...answers[step], ...state.answers[step] }]);
    set({ answers: { ...answers, ...Object.fromEntries(typed) }, savedAt, orphaned });
  }

  /** The first change is written at once, for a page may go without a word; those that follow it together. */
  function writeSoon(): void {
    if (timer !== undefined) return;
    void write();
    timer = setTimeout(() => {
      timer = undefined;
      if (isChanged) writeSoon();
    }, writeInterval);
  }

  /** A step as the phone keeps it. */
  function toStored(step: string, savedAt: number, countedFrom: number | undefined): StoredStep {
    const beside = preserved.flatMap((each) => (each.step === step ? [[each.field, each.value]] : []));
    const given = withoutPasswords(flow, step, state.answers[step] ?? {});
    const answers = { ...Object.fromEntries(beside), ...given };
    return { flow: id, step, version, savedAt, countedFrom, answers };
  }

  async function write(): Promise<void> {
    const isCurrent = untilReset();
    isChanged = false;
    if (!policy || unwritten.size === 0) return;
    if (!isRead && !(await hasRead())) return;
    if (!isCurrent()) return;
    const steps = [...unwritten];
    const { answers } = state;
    const savedAt = Date.now();
    const countedFrom = serverTime();
    try {
      await withDatabase(async (forms) => {
        if (!isCurrent()) return;
        const writing = forms.transaction('drafts', 'readwrite');
        const puts = steps.map((step) => writing.store.put(toStored(step, savedAt, countedFrom)));
        // Committed at once: a page that goes does not live to see its requests answered.
        writing.commit();
        await Promise.all([...puts, writing.done]);
      });
      if (!isCurrent()) return;
      for (const step of steps) if (state.answers[step] === answers[step]) unwritten.delete(step);
      if (unwritten.size === 0) deleteUnloadBackup(id);
      set({ savedAt, isPersisted: true });
      otherTabs?.postMessage(id);
    } catch {
      set({ isPersisted: false });
    }
  }

  otherTabs?.addEventListener('message', ({ data }) => {
    if (data === id && loading) void read();
  });

  const draft: Draft = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    async load() {
      openFlows.add(id);
      loading ??= read();
      await loading;
      return state;
    },
    change(step, answers) {
      unwritten.add(step);
      isChanged = true;
      set({ answers: { ...state.answers, [step]: answers } });
      writeSoon();
    },
    async flush() {
      const left = [...unwritten].map((step) => toStored(step, Date.now(), serverTime()));
      if (policy && left.length > 0) saveUnloadBackup(id, left);
      await write();
    },
    async clear() {
      clearTimeout(timer);
      timer = undefined;
      unwritten.clear();
      isChanged = false;
      preserved = [];
      deleteUnloadBackup(id);
      set({ answers: {}, savedAt: undefined, resetCount: state.resetCount + 1, orphaned: [] });
      if (policy)
        await withDatabase((forms) => forms.delete('drafts', stepsKeyRange(id))).catch(() => undefined);
      otherTabs?.postMessage(id);
    },
  };
  drafts.add(draft);
  return draft;
}

/** Those of this tab, which hold their answers in memory as well. */
const drafts = new Set<Draft>();

/** The flows whose kept answers this tab holds as well. */
const openFlows = new Set<string>();

export const isDraftOpen = (flow: string) => openFlows.has(flow);

const otherTabs = openChannel('drafts');

/** Every version and step of a flow: an array sorts behind every number. */
const stepsKeyRange = (flow: string) => IDBKeyRange.bound([flow], [flow, []]);

/** What the phone has of a flow; what is older than its flow allows goes now. */
async function loadStoredDraft(flow: Flow, forms: FormsDatabase): Promise<StoredDraft> {
  const { id } = flow.definition;
  const { store, done } = forms.transaction('drafts', 'readwrite');
  const { left, steps } = mergeUnloadBackup(id, await store.getAll(stepsKeyRange(id)));
  const found = left.map((each) => store.put(each));
  const reading = readDraft(flow, steps, serverTime());
  const expired = reading.expired.map(({ version, step }) => store.delete([id, version, step]));
  const restamped = reading.restamped.map((each) => store.put(each));
  await Promise.all([...found, ...expired, ...restamped, done]).then(
    () => deleteUnloadBackup(id),
    () => undefined, // read all the same
  );
  return reading;
}

/** What the phone keeps of one step, for who needs no more of the form; undefined where it keeps none. */
export async function loadStoredStep(flow: string, step: string): Promise<StepAnswers | undefined> {
  const stored = await withFormsDatabase((forms) => forms.getAll('drafts', stepsKeyRange(flow))).catch(
    () => undefined,
  );
  return stored?.findLast((each) => each.step === step)?.answers;
}

/** Removes the drafts of all flows from this phone and this tab (decisions.md 18). */
export async function deleteDrafts(): Promise<void> {
  await Promise.all([...drafts].map((draft) => draft.clear()));
  deleteUnloadBackup();
  await withFormsDatabase((forms) => forms.clear('drafts')).catch(() => undefined);
}

function withoutPasswords(flow: Flow, stepId: string, answers: StepAnswers): StepAnswers {
  const { ui } = stepOf(flow, stepId);
  return Object.fromEntries(Object.entries(answers).filter(([field]) => ui?.[field]?.widget !== 'password'));
}
