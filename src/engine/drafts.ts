import { formsAtHand, type KeptStep, openForms } from './database.ts';
import type { StepDefinition } from './definition.ts';
import { type Answers, type Flow, type StepAnswers, stepOf } from './flow.ts';

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

/** Not on every key, and well within half a second of the last one. */
const writeDelay = 250;
const dayInMs = 86_400_000;

/**
 * The draft of a flow, kept step by step, so that two tabs on two steps do not undo each other. Passwords are
 * never written: they are left out here, whatever page hands them in. Storage that is blocked or full changes
 * nothing but `isKept`. A flow without a draft policy lives in memory.
 */
export function createDraft(flow: Flow): Draft {
  const { id, version, draft: policy } = flow.definition;
  const listeners = new Set<() => void>();
  /** Steps whose last change is not on the phone yet. */
  const unwritten = new Set<string>();
  let state: DraftState = { isLoaded: false, answers: {}, savedAt: undefined, isKept: true };
  let loading: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function read(): Promise<void> {
    try {
      if (policy) show(await keptSteps(id, policy.days));
    } catch {
      set({ isKept: false });
    }
    set({ isLoaded: true });
  }

  /** What was typed here and is not written yet stands above what the phone has kept. */
  function show(kept: readonly KeptStep[]): void {
    const answers = Object.fromEntries(
      kept.map(({ step, answers: own }) => [step, renamed(flow, step, own)]),
    );
    const typed = Object.entries(state.answers).filter(([step]) => unwritten.has(step));
    const times = kept.map(({ savedAt }) => savedAt);
    set({
      answers: { ...answers, ...Object.fromEntries(typed) },
      savedAt: times.length > 0 ? Math.max(...times) : undefined,
    });
  }

  async function write(): Promise<void> {
    timer = undefined;
    const steps = [...unwritten];
    unwritten.clear();
    if (!policy) return;
    const savedAt = Date.now();
    try {
      const forms = formsAtHand() ?? (await openForms());
      const writing = forms.transaction('drafts', 'readwrite');
      for (const step of steps) {
        const answers = withoutPasswords(flow, step, state.answers[step] ?? {});
        void writing.store.put({ flow: id, step, version, savedAt, answers });
      }
      // Committed at once: a page that goes does not live to see its requests answered.
      writing.commit();
      await writing.done;
      set({ savedAt, isKept: true });
      otherTabs?.postMessage(id);
    } catch {
      set({ isKept: false });
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
      loading ??= read();
      await loading;
      return state;
    },
    change(step, answers) {
      unwritten.add(step);
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
      unwritten.clear();
      set({ answers: {}, savedAt: undefined });
      if (policy) await removeSteps(id).catch(() => undefined);
      otherTabs?.postMessage(id);
    },
  };
  drafts.add(draft);
  return draft;
}

/** Those of this tab, which hold their answers in memory as well. */
const drafts = new Set<Draft>();

const otherTabs = globalThis.BroadcastChannel && new BroadcastChannel('drafts');

/** Every step of a flow, from the first to the last id that a string can be. */
const stepsOf = (flow: string) => IDBKeyRange.bound([flow], [flow, []]);

/** What the phone has of a flow; what is older than its flow allows goes now. */
async function keptSteps(flow: string, days: number): Promise<KeptStep[]> {
  const forms = await openForms();
  const kept = await forms.getAll('drafts', stepsOf(flow));
  const oldest = Date.now() - days * dayInMs;
  for (const { step, savedAt } of kept) if (savedAt < oldest) await forms.delete('drafts', [flow, step]);
  return kept.filter(({ savedAt }) => savedAt >= oldest);
}

async function removeSteps(flow: string): Promise<void> {
  await (await openForms()).delete('drafts', stepsOf(flow));
}

/** Removes the drafts of all flows from this phone and this tab (decisions.md 18). */
export async function forgetDrafts(): Promise<void> {
  await Promise.all([...drafts].map((draft) => draft.clear()));
  await openForms()
    .then((forms) => forms.clear('drafts'))
    .catch(() => undefined);
}

function withoutPasswords(flow: Flow, stepId: string, answers: StepAnswers): StepAnswers {
  const { ui } = stepOf(flow, stepId);
  return Object.fromEntries(Object.entries(answers).filter(([field]) => ui?.[field]?.widget !== 'password'));
}

/** Answers from before an option was renamed become the new option. */
function renamed(flow: Flow, stepId: string, answers: StepAnswers): StepAnswers {
  const step: StepDefinition | undefined = flow.definition.steps.find(({ id }) => id === stepId);
  return Object.fromEntries(
    Object.entries(answers).map(([field, value]) => [field, step?.ui?.[field]?.renamed?.[value] ?? value]),
  );
}
