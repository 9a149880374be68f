import { type CalendarDate, todayInBanjul } from '#domain/dates.ts';

const hour = 3_600_000;

let offset = 0;
/** `clockOrigin` at the last response that provided the time. */
let knownOrigin: number | undefined;
const timeListeners: ((time: number) => void)[] = [];

/** The phone's clock minus a monotonic one: it jumps if the clock is set, and in some browsers if the phone sleeps. */
const clockOrigin = (): number => Date.now() - performance.now();

/** Takes the time from a response's `Date` header, because a phone's own clock may be years off. */
export function setClock(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return;
  offset = time - Date.now();
  knownOrigin = clockOrigin();
  for (const listener of timeListeners.splice(0)) listener(time);
  for (const listener of todayListeners) listener();
}

/** Calls back once the server's time is known in this visit. */
export function onceTimeKnown(listener: (time: number) => void): void {
  const time = serverTime();
  if (time === undefined) timeListeners.push(listener);
  else listener(time);
}

/**
 * The current time by the server's clock alone. Undefined until a response has provided it, and again after the phone's
 * clock was set: otherwise drafts that are kept for days could seem years old.
 */
export function serverTime(): number | undefined {
  const isUnchanged = knownOrigin !== undefined && Math.abs(clockOrigin() - knownOrigin) < hour;
  return isUnchanged ? now() : undefined;
}

/** The current time by the server's clock, in epoch milliseconds; by the phone's until a response has provided it. */
export const now = (): number => Date.now() + offset;

let frozenToday: CalendarDate | undefined;
const todayListeners = new Set<() => void>();

/**
 * Today in Banjul, by the same clock. During the hydration of a prerendered page it is the day of the build, so that
 * React renders the same content.
 */
export const today = (): CalendarDate => frozenToday ?? todayInBanjul(new Date(now()));

/** Makes `today` return this day until it is called without one. */
export function freezeToday(day?: CalendarDate): void {
  frozenToday = day;
  for (const listener of todayListeners) listener();
}

/** Calls back when `today` may have changed: when it is frozen or unfrozen, or the server's time arrives. */
export function subscribeToToday(listener: () => void): () => void {
  todayListeners.add(listener);
  return () => void todayListeners.delete(listener);
}
