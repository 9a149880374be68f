import type { KeptStep } from './database.ts';

/*
 * What the page that goes has not seen written: a database drops what it is told last when its page goes before an
 * earlier write is through, as on a busy phone. Session storage has it when the call returns, for this tab alone.
 */

const prefix = 'left-behind.';

/** In place of what was left of the flow before. */
export function leaveBehind(flow: string, steps: readonly KeptStep[]): void {
  try {
    sessionStorage.setItem(prefix + flow, JSON.stringify(steps));
  } catch {}
}

/** The steps with those that were left behind, where these are newer, and which these are. */
export function withLeftBehind(flow: string, kept: readonly KeptStep[]) {
  const left = readLeft(flow).filter(
    (each) => !kept.some((other) => isSame(each, other) && other.savedAt >= each.savedAt),
  );
  return { left, steps: [...kept.filter((each) => !left.some((other) => isSame(each, other))), ...left] };
}

function readLeft(flow: string): KeptStep[] {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + flow) ?? '[]');
  } catch {
    return [];
  }
}

const isSame = (one: KeptStep, other: KeptStep) => one.step === other.step && one.version === other.version;

/** Of a flow, or of all of them. */
export function forgetLeftBehind(flow?: string): void {
  try {
    const keys = flow === undefined ? Object.keys(sessionStorage) : [prefix + flow];
    for (const key of keys) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {}
}
