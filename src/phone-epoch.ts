import { randomId } from '#engine/core/index.ts';
import { id } from '#generated/portal.ts';

/*
 * Students share phones. A sign-out, or another student's log-in, deletes what was typed on the phone and ends an
 * epoch: the time for which the phone belongs to one student. A page that was opened in an earlier epoch may still have
 * input in memory, and its tab may have input in session storage. This input must never be shown or stored again.
 */

const key = `${id}.epoch`;

/** The id of this page's epoch; undefined until the id is read from storage. */
let known: string | undefined;
let isLeaving = false;

/**
 * Reads the id of an epoch, '' if there is none: from local storage, which all tabs share, the phone's current epoch;
 * from session storage, this tab's epoch.
 */
function epochIn(storage: 'localStorage' | 'sessionStorage'): string {
  try {
    return globalThis[storage].getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Returns whether the epoch that this page belongs to is over. */
export function isEpochOver(): boolean {
  known ??= epochIn('sessionStorage') || epochIn('localStorage');
  return isLeaving || epochIn('localStorage') !== known;
}

/**
 * Marks this page's epoch as over in memory, so that it works even if the browser stores nothing. Returns false if the
 * epoch was marked already.
 */
export function leaveEpoch(): boolean {
  if (isLeaving) return false;
  isLeaving = true;
  return true;
}

/** Ends the epoch for all other pages; this page continues in the next epoch. */
export function endEpoch(): void {
  try {
    localStorage.setItem(key, randomId());
  } catch {}
  known = epochIn('localStorage');
  storeEpoch();
}

/** Stores the id of the tab's epoch again, after the tab's session storage was cleared. */
export function storeEpoch(): void {
  try {
    if (known) sessionStorage.setItem(key, known);
  } catch {}
}

/**
 * Clears the tab's session storage if its content is from an earlier epoch; every page calls this function first.
 * Returns true if there was such content and the browser may also restore input from that epoch into the page's fields.
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
