import { randomId } from '#engine/core/index.ts';
import { id } from '#generated/portal.ts';

/*
 * Phones are shared: a sign-out or another student's log-in ends an epoch and deletes what was typed on the phone. An
 * older page may still have it in memory, and its tab in session storage: neither may show or write it again.
 */

const key = `${id}.epoch`;

/** This page's epoch; undefined until it is read. */
let known: string | undefined;
let isLeaving = false;

/** The phone's epoch is in local storage, which all tabs share; the tab's is in session storage. */
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

/** Marks this page's epoch as over, even if the browser stores nothing. Returns false if it already was marked. */
export function leaveEpoch(): boolean {
  if (isLeaving) return false;
  isLeaving = true;
  return true;
}

/** Ends the epoch for all other pages; this page continues in the next one. */
export function endEpoch(): void {
  try {
    localStorage.setItem(key, randomId());
  } catch {}
  known = epochIn('localStorage');
  storeEpoch();
}

/** Stores the tab's epoch again after its session storage was cleared. */
export function storeEpoch(): void {
  try {
    if (known) sessionStorage.setItem(key, known);
  } catch {}
}

/**
 * Clears what the tab has stored in an earlier epoch; every page calls this first. Returns true if the browser may
 * restore input from that epoch into the page's fields.
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
