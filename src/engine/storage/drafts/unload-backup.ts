import type { StoredStep } from '../database.ts';

/* Backs up the unwritten changes of a page that is unloading: the database drops a write if the page unloads
   before an earlier write has finished, as on a busy phone. Session storage is written synchronously and only
   this tab can read it. */

const prefix = 'left-behind.';

/** Saves a backup of unwritten steps, replacing the flow's earlier backup. */
export function saveUnloadBackup(flow: string, steps: readonly StoredStep[]): void {
  try {
    sessionStorage.setItem(prefix + flow, JSON.stringify(steps));
  } catch {}
}

/**
 * Merges the backup into the stored steps, where the backup is newer. Returns all steps, and in `left` the ones from
 * the backup.
 */
export function mergeUnloadBackup(flow: string, stored: readonly StoredStep[]) {
  const left = readUnloadBackup(flow).filter(
    (each) => !stored.some((other) => isSame(each, other) && other.savedAt >= each.savedAt),
  );
  return { left, steps: [...stored.filter((each) => !left.some((other) => isSame(each, other))), ...left] };
}

function readUnloadBackup(flow: string): StoredStep[] {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + flow) ?? '[]');
  } catch {
    return [];
  }
}

const isSame = (one: StoredStep, other: StoredStep) =>
  one.step === other.step && one.version === other.version;

/** Deletes the backup of one flow, or of all flows. */
export function deleteUnloadBackup(flow?: string): void {
  try {
    const keys = flow === undefined ? Object.keys(sessionStorage) : [prefix + flow];
    for (const key of keys) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {}
}
