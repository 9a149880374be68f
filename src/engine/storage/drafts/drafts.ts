import type { Flow, StepAnswers } from '../../core/flow.ts';
import { withFormsDatabase } from '../database.ts';
import { changeStep, createMemory, type DraftState } from './draft-state.ts';
import { createDraftSync } from './draft-sync.ts';
import { onOtherTab } from './draft-tabs.ts';
import { createThrottle } from './throttle.ts';
import { deleteUnloadBackup } from './unload-backup.ts';

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
