import { serverTime } from '../core/environment.ts';
import { type Answers, type Flow, type StepAnswers, stepOf } from '../core/flow.ts';
import type { OrphanedAnswer } from '../core/migrations.ts';
import { type FormsDatabase, type StoredStep, withFormsDatabase } from './database.ts';
import { readDraft, type StoredDraft } from './read-draft.ts';
import { openChannel } from './tab-channel.ts';
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
  /** Writes pending changes now, because the page may be about to go. */
  readonly flush: () => Promise<void>;
  readonly clear: () => Promise<void>;
}

/** Between two writes: not every key is one, and the last is written well within half a second. */
const writeInterval = 250;

/**
 * The draft of a flow, kept step by step, so that two tabs on two steps do not undo each other. Passwords are
 * never written. Storage that is blocked or full changes nothing but `isPersisted`. A flow without a draft policy
 * lives in memory.
 */
export function createDraft(flow: Flow, withDatabase = withFormsDatabase): Draft {
  const { id } = flow.definition;
  const memory = createMemory();
  const sync = createDraftSync(flow, memory, withDatabase);
  const writes = createThrottle(sync.write, writeInterval);
  onOtherTab(id, sync.reload);

  const draft: Draft = {
    subscribe: memory.subscribe,
    snapshot: memory.snapshot,
    async load() {
      openFlows.add(id);
      await sync.load();
      return memory.snapshot();
    },
    change(step, answers) {
      memory.set(changeStep(memory.get(), step, answers));
      writes.soon();
    },
    async flush() {
      sync.backUp();
      await writes.now();
    },
    async clear() {
      writes.cancel();
      await sync.clear();
    },
  };
  drafts.add(draft);
  return draft;
}

const drafts = new Set<Draft>();

/** The flows that this tab has open, with their answers in memory. */
const openFlows = new Set<string>();

export const isDraftOpen = (flow: string) => openFlows.has(flow);

/** Removes the drafts of all flows from this phone and this tab. */
export async function deleteDrafts(): Promise<void> {
  await Promise.all([...drafts].map((draft) => draft.clear()));
  deleteUnloadBackup();
  await withFormsDatabase((forms) => forms.clear('drafts')).catch(() => undefined);
}
