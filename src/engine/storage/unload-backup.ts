import type { StoredStep } from './database.ts';

/*
 * What the page that goes has not seen written: a database drops what it is told last when its page goes before an
 * earlier write is through, as on a busy phone. Session storage has it when the call returns, for this tab alone.
 */

const prefix = 'left-behind.';

/** In place of what was left of the flow before. */
export function saveUnloadBackup(flow: string, steps: readonly StoredStep[]): void {
  try {
    sessionStorage.setItem(prefix + flow, JSON.stringify(steps));
  } catch {}
}

/** The steps with those that were left behind, where these are newer, and which these are. */
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

/** Of a flow, or of all of them. */
export function deleteUnloadBackup(flow?: string): void {
  try {
    const keys = flow === undefined ? Object.keys(sessionStorage) : [prefix + flow];
    for (const key of keys) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {}
}
