import type { StoredStep } from '../database.ts';

/* Session storage holds a backup of the steps that are not yet in the database. When a page unloads, the
   database drops a write if an earlier write has not finished, as on a busy phone. Session storage is
   written synchronously, and only this tab can read it. */

const prefix = 'left-behind.';

export function saveUnloadBackup(flow: string, steps: readonly StoredStep[]): void {
  try {
    sessionStorage.setItem(prefix + flow, JSON.stringify(steps));
  } catch {}
}

/**
 * Merges the backup into the stored steps; the later `savedAt` wins. `left` contains the steps of the backup
 * that must still be written.
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

/** Deletes the backup of a flow or, without an argument, the backups of all flows. */
export function deleteUnloadBackup(flow?: string): void {
  try {
    const keys = flow === undefined ? Object.keys(sessionStorage) : [prefix + flow];
    for (const key of keys) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {}
}
