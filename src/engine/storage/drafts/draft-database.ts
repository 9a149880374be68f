import type { StepAnswers } from '../../core/answers.ts';
import { environment } from '../../core/environment.ts';
import type { Flow } from '../../core/parts.ts';
import { type FormsDatabase, type StoredStep, withFormsDatabase } from '../database.ts';
import { readDraft, type StoredDraft } from './read-draft.ts';
import { deleteUnloadBackup, mergeUnloadBackup } from './unload-backup.ts';

/** Every version and step of a flow: an array sorts behind every number. */
const stepsKeyRange = (flow: string) => IDBKeyRange.bound([flow], [flow, []]);

/** What the phone has of a flow; what is older than its flow allows goes now. */
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
    () => undefined, // read all the same
  );
  return reading;
}

/** What the phone keeps of one step, for who needs no more of the form; undefined where it keeps or gives none. */
export async function loadStoredStep(flow: string, step: string): Promise<StepAnswers | undefined> {
  const stored = await withFormsDatabase((forms) => forms.getAll('drafts', stepsKeyRange(flow))).catch(
    () => undefined,
  );
  return stored?.findLast((each) => each.step === step)?.answers;
}

/** Writes what there is once the phone begins with it, which may be later; nothing where that is undefined. */
export async function writeSteps(
  forms: FormsDatabase,
  current: () => readonly StoredStep[] | undefined,
): Promise<void> {
  const steps = current();
  if (!steps) return;
  const writing = forms.transaction('drafts', 'readwrite');
  const puts = steps.map((each) => writing.store.put(each));
  // Committed at once: a page that goes does not live to see its requests answered.
  writing.commit();
  await Promise.all([...puts, writing.done]);
}

export async function deleteSteps(forms: FormsDatabase, flow: string): Promise<void> {
  const deleting = forms.transaction('drafts', 'readwrite');
  const deleted = deleting.store.delete(stepsKeyRange(flow));
  // Committed at once: answers that were cleared must not come back where the page goes in the same moment.
  deleting.commit();
  await Promise.all([deleted, deleting.done]);
}
