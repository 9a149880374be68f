import { type CalendarDate, dayInBanjul } from '#domain/dates.ts';

const hour = 3_600_000;

let offset = 0;
/** The result of `clockOrigin` when the server's time was last received; undefined before the first response. */
let knownOrigin: number | undefined;
const timeListeners: ((time: number) => void)[] = [];

/**
 * Returns the difference between the phone's clock and a monotonic clock, in milliseconds. It changes if the phone's
 * clock is set and, in some browsers, while the phone sleeps.
 */
const clockOrigin = (): number => Date.now() - performance.now();

/** Takes the server's time from a response's `Date` header, because a phone's clock may be wrong by years. */
export function setClock(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return;
  offset = time - Date.now();
  knownOrigin = clockOrigin();
  for (const listener of timeListeners.splice(0)) listener(time);
  for (const listener of todayListeners) listener();
}

/**
 * Calls the listener once with the server's time in epoch milliseconds: immediately if it is known, otherwise after the
 * next response.
 */
export function onceTimeKnown(listener: (time: number) => void): void {
  const time = serverTime();
  if (time === undefined) timeListeners.push(listener);
  else listener(time);
}

/**
 * Returns the current time by the server's clock, in epoch milliseconds. Returns undefined before the first response,
 * and if the phone's clock has since been changed by an hour or more: the result would then be wrong, and drafts might
 * seem years old and be deleted.
 */
export function serverTime(): number | undefined {
  const isUnchanged = knownOrigin !== undefined && Math.abs(clockOrigin() - knownOrigin) < hour;
  return isUnchanged ? now() : undefined;
}

/**
 * Returns the current time in epoch milliseconds: by the server's clock or, before the first response, by the phone's
 * clock.
 */
export const now = (): number => Date.now() + offset;

let frozenToday: CalendarDate | undefined;
const todayListeners = new Set<() => void>();

/**
 * Returns today's date in Banjul. While React hydrates a prerendered page, returns the day of the build instead, so
 * that React renders the same content.
 */
export const today = (): CalendarDate => frozenToday ?? dayInBanjul(now());

/** Makes `today` return this day until `freezeToday` is called without an argument. */
export function freezeToday(day?: CalendarDate): void {
  frozenToday = day;
  for (const listener of todayListeners) listener();
}

/**
 * Calls the listener when `today` may return another day, because the day was frozen or unfrozen or the server's time
 * has arrived. Returns a function that unsubscribes.
 */
export function subscribeToToday(listener: () => void): () => void {
  todayListeners.add(listener);
  return () => void todayListeners.delete(listener);
}
