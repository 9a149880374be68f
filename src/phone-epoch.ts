import { randomId } from '#engine/core/index.ts';
import { id } from '#generated/portal.ts';

/*
 * Students share phones. An "epoch" is the time during which the phone belongs to one student. A sign-out, or
 * another student's log-in, ends the epoch and deletes what was typed. Input from an earlier epoch that
 * remains in a page's memory or a tab's session storage must never be shown or stored again.
 */

const key = `${id}.epoch`;

/**
 * The id of this page's epoch, the time during which the phone belongs to one student. Undefined until
 * `isEpochOver` or `endEpoch` has read the id from storage.
 */
let known: string | undefined;
let isLeaving = false;

/**
 * Returns the id of the phone's current epoch (in local storage) or of the tab's epoch (in session storage),
 * or '' if none is stored.
 */
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
 * Records in memory that this page's epoch is over, so that `isEpochOver` works even if the browser stores
 * nothing. Returns false if that was already recorded.
 */
export function leaveEpoch(): boolean {
  if (isLeaving) return false;
  isLeaving = true;
  return true;
}

/**
 * Ends the current epoch, because the phone no longer belongs to the same student. Starts a new epoch, to
 * which only this page belongs; all other pages remain in the old one.
 */
export function endEpoch(): void {
  try {
    localStorage.setItem(key, randomId());
  } catch {}
  known = epochIn('localStorage');
  storeEpoch();
}

/**
 * Stores the id of this page's epoch in the tab's session storage. Must be called whenever that storage has
 * been cleared.
 */
export function storeEpoch(): void {
  try {
    if (known) sessionStorage.setItem(key, known);
  } catch {}
}

/**
 * Clears the tab's session storage if it is from an earlier epoch, and so may belong to another student.
 * Every page must call this function first. Returns true if the storage was cleared and the browser might
 * restore earlier input into the page's fields, as it does after a reload.
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
