import type { StepAnswers } from '../../core/answers.ts';
import type { Flow } from '../../core/flow-types.ts';
import { withFormsDatabase } from '../database.ts';
import { changeStep, createMemory } from './draft-state.ts';
import { createDraftSync } from './draft-sync.ts';
import { createSaveThrottle } from './save-throttle.ts';
import { deleteUnloadBackup } from './unload-backup.ts';

export interface Draft extends ReturnType<typeof createDraft> {
  /** True if the server created this draft to render one page. The draft then never changes. */
  readonly isRendered?: boolean;
}

/**
 * The shortest time in milliseconds between two writes while the user types. It is long enough not to write
 * on every keystroke, and short enough that a crash loses little.
 */
const writeInterval = 250;

/**
 * Creates the draft of a form, which keeps the answers in memory and stores them on the phone. Stores each
 * step separately, so that tabs on different steps do not overwrite each other. Passwords are never stored.
 * If the browser cannot store anything, `isPersisted` becomes false. If the flow has no `draft`, answers stay
 * in memory.
 */
export function createDraft(flow: Flow, withDatabase = withFormsDatabase) {
  const { id } = flow.definition;
  const memory = createMemory();
  const sync = createDraftSync(flow, memory, withDatabase);
  const writes = createSaveThrottle(sync.write, writeInterval);

  const draft = {
    subscribe: memory.subscribe,
    snapshot: memory.snapshot,
    async load() {
      openFlows.add(id);
      await sync.load();
      return memory.snapshot();
    },
    change(step: string, answers: StepAnswers): void {
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

const openFlows = new Set<string>();

export const isDraftOpen = (flow: string) => openFlows.has(flow);

export async function deleteDrafts(): Promise<void> {
  await Promise.all([...drafts].map((draft) => draft.clear()));
  deleteUnloadBackup();
  await withFormsDatabase((forms) => forms.clear('drafts')).catch(() => undefined);
}
