import { randomId } from '#engine/core/index.ts';
import { id } from '#generated/portal.ts';

/*
 * Students share phones. An "epoch" is the time for which the phone belongs to one student; a sign-out, or
 * another student's log-in, ends it and deletes what was typed. Input from an earlier epoch that remains in a
 * page's memory or a tab's session storage must never be shown or stored again.
 */

const key = `${id}.epoch`;

/** Undefined until `isEpochOver` or `endEpoch` has read the id from storage. */
let known: string | undefined;
let isLeaving = false;

/** '' if there is none. Local storage has the phone's current epoch; session storage has the tab's epoch. */
function epochIn(storage: 'localStorage' | 'sessionStorage'): string {
  try {
    return globalThis[storage].getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function isEpochOver(): boolean {
  known ??= epochIn('sessionStorage') || epochIn('localStorage');
  return isLeaving || epochIn('localStorage') !== known;
}

/**
 * In memory, so that `isEpochOver` works even if the browser stores nothing. Returns false if the epoch was
 * already marked as over.
 */
export function leaveEpoch(): boolean {
  if (isLeaving) return false;
  isLeaving = true;
  return true;
}

/** Only this page belongs to the new epoch. All other pages remain in the old one. */
export function endEpoch(): void {
  try {
    localStorage.setItem(key, randomId());
  } catch {}
  known = epochIn('localStorage');
  storeEpoch();
}

/** Call this after the tab's session storage was cleared. */
export function storeEpoch(): void {
  try {
    if (known) sessionStorage.setItem(key, known);
  } catch {}
}

/**
 * Clears the tab's session storage if it is from an earlier epoch. Every page must call this first. Returns
 * true if the storage was cleared and the browser may also restore that epoch's input into the page's fields,
 * as after a reload.
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
