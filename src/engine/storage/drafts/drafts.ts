import type { StepAnswers } from '../../core/answers.ts';
import type { Flow } from '../../core/flow-types.ts';
import { withFormsDatabase } from '../database.ts';
import { changeStep, createMemory } from './draft-state.ts';
import { createDraftSync } from './draft-sync.ts';
import { createThrottle } from './throttle.ts';
import { deleteUnloadBackup } from './unload-backup.ts';

/** The answers of one flow, in this tab and on this phone. No method rejects if storage is unavailable. */
export interface Draft extends ReturnType<typeof createDraft> {
  /** Created by the server for one page: its answers are rendered as they are. */
  readonly isRendered?: boolean;
}

/** Milliseconds between two writes: fewer than one per key, and the last one well within half a second. */
const writeInterval = 250;

/**
 * The draft of a flow, stored per step, so that two tabs on two steps do not overwrite each other. Passwords are never
 * written. Blocked or full storage only changes `isPersisted`. The draft of a flow without a draft policy stays in
 * memory.
 */
export function createDraft(flow: Flow, withDatabase = withFormsDatabase) {
  const { id } = flow.definition;
  const memory = createMemory();
  const sync = createDraftSync(flow, memory, withDatabase);
  const writes = createThrottle(sync.write, writeInterval);

  const draft = {
    subscribe: memory.subscribe,
    snapshot: memory.snapshot,
    /** The draft, once the stored one was read. */
    async load() {
      openFlows.add(id);
      await sync.load();
      return memory.snapshot();
    },
    change(step: string, answers: StepAnswers): void {
      memory.set(changeStep(memory.get(), step, answers));
      writes.soon();
    },
    /** Writes pending changes now, because the page may be about to unload. */
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

/** The drafts that this tab has in memory, by flow. */
const openFlows = new Set<string>();

export const isDraftOpen = (flow: string) => openFlows.has(flow);

/** Removes the drafts of all flows from this phone and this tab. */
export async function deleteDrafts(): Promise<void> {
  await Promise.all([...drafts].map((draft) => draft.clear()));
  deleteUnloadBackup();
  await withFormsDatabase((forms) => forms.clear('drafts')).catch(() => undefined);
}
