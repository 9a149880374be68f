import { type CalendarDate, dayInBanjul } from '#domain/dates.ts';

const hour = 3_600_000;

let offset = 0;
let knownOrigin: number | undefined;
const timeListeners: ((time: number) => void)[] = [];

/**
 * Returns when the page was loaded, in epoch milliseconds by the phone's clock. The result changes if the
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
 * Calls the listener with the server's time in epoch milliseconds: at once if it is known, otherwise after
 * the next response.
 */
export function onceTimeKnown(listener: (time: number) => void): void {
  const time = serverTime();
  if (time === undefined) timeListeners.push(listener);
  else listener(time);
}

/**
 * Returns the server's time in epoch milliseconds. Returns undefined before the first response, and after the
 * phone's clock has been changed by an hour or more, because with a wrong time, recent drafts might seem
 * years old and be deleted.
 */
export function serverTime(): number | undefined {
  const isUnchanged = knownOrigin !== undefined && Math.abs(clockOrigin() - knownOrigin) < hour;
  return isUnchanged ? now() : undefined;
}

/**
 * Returns the time in epoch milliseconds, by the server's clock or, before the first response, by the phone's
 * clock.
 */
export const now = (): number => Date.now() + offset;

let frozenToday: CalendarDate | undefined;
const todayListeners = new Set<() => void>();

/**
 * Returns the current day in Banjul or, during hydration, the day of the build, which the prerendered content
 * shows.
 */
export const today = (): CalendarDate => frozenToday ?? dayInBanjul(now());

/** Makes `today` return `day` until this function is called without an argument. */
export function freezeToday(day?: CalendarDate): void {
  frozenToday = day;
  for (const listener of todayListeners) listener();
}

export function subscribeToToday(listener: () => void): () => void {
  todayListeners.add(listener);
  return () => void todayListeners.delete(listener);
}
