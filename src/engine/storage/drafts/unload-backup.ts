import type { StoredStep } from '../database.ts';

/*
 * Backs up unwritten changes of an unloading page: the database drops a write if its page unloads before an earlier one
 * has finished, as on a busy phone. Session storage is synchronous and private to the tab.
 */

const prefix = 'left-behind.';

/** Replaces the flow's earlier backup. */
export function saveUnloadBackup(flow: string, steps: readonly StoredStep[]): void {
  try {
    sessionStorage.setItem(prefix + flow, JSON.stringify(steps));
  } catch {}
}

/** Adds the backed-up steps that are newer, and returns which they are. */
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

/** Removes the backup of a flow, or of all flows. */
export function deleteUnloadBackup(flow?: string): void {
  try {
    const keys = flow === undefined ? Object.keys(sessionStorage) : [prefix + flow];
    for (const key of keys) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {}
}
