import type { StepAnswers } from '../../core/answers.ts';
import { environment } from '../../core/environment.ts';
import type { Flow } from '../../core/flow-types.ts';
import { type FormsDatabase, type StoredStep, withFormsDatabase } from '../database.ts';
import { readDraft, type StoredDraft } from './read-draft.ts';
import { deleteUnloadBackup, mergeUnloadBackup } from './unload-backup.ts';

/**
 * Returns the range of the keys of all steps of a flow, in all versions. Its upper bound is `[flow, []]`,
 * because IndexedDB sorts arrays after numbers, such as the versions in the keys.
 */
const stepsKeyRange = (flow: string) => IDBKeyRange.bound([flow], [flow, []]);

/** Loads a draft, including the backup that an unload left in session storage, and deletes expired steps. */
export async function loadStoredDraft(flow: Flow, forms: FormsDatabase): Promise<StoredDraft> {
  const { id } = flow.definition;
  const { store, done } = forms.transaction('drafts', 'readwrite');
  const { left, steps } = mergeUnloadBackup(id, await store.getAll(stepsKeyRange(id)));
  const found = left.map((each) => store.put(each));
  const reading = readDraft(flow, steps, environment().serverTime());
  const expired = reading.expired.map(({ version, step }) => store.delete([id, version, step]));
  const restamped = reading.restamped.map((each) => store.put(each));
  await Promise.all([...found, ...expired, ...restamped, done]).then(
    () => deleteUnloadBackup(id),
    () => undefined, // a failed write is ignored, because the draft was read
  );
  return reading;
}

/**
 * Returns the stored answers of a step, or undefined if there are none. Does not migrate the answers, so it
 * does not need the form's definition.
 */
export async function loadStoredStep(flow: string, step: string): Promise<StepAnswers | undefined> {
  const stored = await withFormsDatabase((forms) => forms.getAll('drafts', stepsKeyRange(flow))).catch(
    () => undefined,
  );
  return stored?.findLast((each) => each.step === step)?.answers;
}

/**
 * Writes the steps that `current` returns. Calls `current` only when the operation starts, so that the
 * answers are up to date even after a wait for the database.
 */
export async function writeSteps(
  forms: FormsDatabase,
  current: () => readonly StoredStep[] | undefined,
): Promise<void> {
  const steps = current();
  if (!steps) return;
  const writing = forms.transaction('drafts', 'readwrite');
  const puts = steps.map((each) => writing.store.put(each));
  // Commits explicitly. Otherwise the transaction would be aborted, and the answers lost, if the page unloads
  // before the puts have finished.
  writing.commit();
  await Promise.all([...puts, writing.done]);
}

export async function deleteSteps(forms: FormsDatabase, flow: string): Promise<void> {
  const deleting = forms.transaction('drafts', 'readwrite');
  const deleted = deleting.store.delete(stepsKeyRange(flow));
  // Commits explicitly: otherwise an unload at this moment would bring the cleared answers back.
  deleting.commit();
  await Promise.all([deleted, deleting.done]);
}
