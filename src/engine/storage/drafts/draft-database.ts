import type { StepAnswers } from '../../core/answers.ts';
import { environment } from '../../core/environment.ts';
import type { Flow } from '../../core/flow-types.ts';
import { type FormsDatabase, type StoredStep, withFormsDatabase } from '../database.ts';
import { readDraft, type StoredDraft } from './read-draft.ts';
import { deleteUnloadBackup, mergeUnloadBackup } from './unload-backup.ts';

/** The key range of a flow's versions and steps: an array sorts after every number. */
const stepsKeyRange = (flow: string) => IDBKeyRange.bound([flow], [flow, []]);

/** Reads the stored draft of a flow, and deletes what has expired. */
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
    () => undefined, // the draft can still be read
  );
  return reading;
}

/** The stored answers of one step, for code that needs no more of the form; undefined if there are none. */
export async function loadStoredStep(flow: string, step: string): Promise<StepAnswers | undefined> {
  const stored = await withFormsDatabase((forms) => forms.getAll('drafts', stepsKeyRange(flow))).catch(
    () => undefined,
  );
  return stored?.findLast((each) => each.step === step)?.answers;
}

/** Writes the steps that `current` returns when the operation starts, which may be later; nothing if undefined. */
export async function writeSteps(
  forms: FormsDatabase,
  current: () => readonly StoredStep[] | undefined,
): Promise<void> {
  const steps = current();
  if (!steps) return;
  const writing = forms.transaction('drafts', 'readwrite');
  const puts = steps.map((each) => writing.store.put(each));
  // Committed explicitly: an unloading page does not see its requests succeed.
  writing.commit();
  await Promise.all([...puts, writing.done]);
}

export async function deleteSteps(forms: FormsDatabase, flow: string): Promise<void> {
  const deleting = forms.transaction('drafts', 'readwrite');
  const deleted = deleting.store.delete(stepsKeyRange(flow));
  // Committed explicitly: cleared answers must not come back if the page unloads in the same moment.
  deleting.commit();
  await Promise.all([deleted, deleting.done]);
}
