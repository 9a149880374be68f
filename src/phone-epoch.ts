import { randomId } from '#engine/core/index.ts';
import { id } from '#generated/portal.ts';

/*
 * A phone is shared: a sign-out, or the log-in of another student, ends an epoch and takes what was typed off it. A page
 * from before that still has it in its memory, and the tab perhaps in its storage: neither may show or write it again.
 */

const key = `${id}.epoch`;

/** This page's epoch; undefined until it was read. */
let known: string | undefined;
let isLeaving = false;

/** The phone's is in local storage, which all tabs share; the tab's is in session storage. */
function epochIn(storage: 'localStorage' | 'sessionStorage'): string {
  try {
    return globalThis[storage].getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Whether the epoch that this page belongs to is over. */
export function isEpochOver(): boolean {
  known ??= epochIn('sessionStorage') || epochIn('localStorage');
  return isLeaving || epochIn('localStorage') !== known;
}

/** This page goes: from now on it counts as over, also where the browser keeps nothing. False where it goes already. */
export function leaveEpoch(): boolean {
  if (isLeaving) return false;
  isLeaving = true;
  return true;
}

/** This page ends the epoch for all others, and goes on in the next. */
export function endEpoch(): void {
  try {
    localStorage.setItem(key, randomId());
  } catch {}
  known = epochIn('localStorage');
  storeEpoch();
}

/** Notes the tab's epoch again after its storage was cleared. */
export function storeEpoch(): void {
  try {
    if (known) sessionStorage.setItem(key, known);
  } catch {}
}

/**
 * The first thing that a page does: what its tab has kept of an earlier epoch goes. True where the browser may put
 * into its fields what was typed there then.
 */
export function enterEpoch(): boolean {
  const epoch = epochIn('localStorage');
  if (epochIn('sessionStorage') === epoch) return false;
  try {
    sessionStorage.clear();
    sessionStorage.setItem(key, epoch);
  } catch {
    return false;
  }
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type !== 'navigate';
}
