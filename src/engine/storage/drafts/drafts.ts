import type { StepAnswers } from '../../core/answers.ts';
import type { Flow } from '../../core/flow-types.ts';
import { withFormsDatabase } from '../database.ts';
import { changeStep, createMemory } from './draft-state.ts';
import { createDraftSync } from './draft-sync.ts';
import { createSaveThrottle } from './save-throttle.ts';
import { deleteUnloadBackup } from './unload-backup.ts';

/**
 * The draft of one flow: its answers in this tab and on this phone. No method rejects if the database fails.
 */
export interface Draft extends ReturnType<typeof createDraft> {
  /** True for a draft that the server created to render one page. Such a draft never changes. */
  readonly isRendered?: boolean;
}

/**
 * Milliseconds between two writes: long enough not to write on every keystroke, short enough that little is
 * lost if the phone crashes.
 */
const writeInterval = 250;

/**
 * Creates the draft of a flow. Each step is stored separately, so that two tabs on different steps do not
 * overwrite each other. Passwords are never stored. If the browser cannot store anything, `isPersisted`
 * becomes false; if the flow's definition has no `draft`, answers stay in memory.
 */
export function createDraft(flow: Flow, withDatabase = withFormsDatabase) {
  const { id } = flow.definition;
  const memory = createMemory();
  const sync = createDraftSync(flow, memory, withDatabase);
  const writes = createSaveThrottle(sync.write, writeInterval);

  const draft = {
    subscribe: memory.subscribe,
    snapshot: memory.snapshot,
    /** Returns the draft's state once the stored draft has been read. */
    async load() {
      openFlows.add(id);
      await sync.load();
      return memory.snapshot();
    },
    change(step: string, answers: StepAnswers): void {
      memory.set(changeStep(memory.get(), step, answers));
      writes.soon();
    },
    /** Writes pending changes immediately. Called when the page may be about to unload. */
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

/** The ids of the flows with a draft that this tab has loaded. */
const openFlows = new Set<string>();

export const isDraftOpen = (flow: string) => openFlows.has(flow);

/** Deletes the drafts of all flows from this phone and from this tab's memory. */
export async function deleteDrafts(): Promise<void> {
  await Promise.all([...drafts].map((draft) => draft.clear()));
  deleteUnloadBackup();
  await withFormsDatabase((forms) => forms.clear('drafts')).catch(() => undefined);
}
