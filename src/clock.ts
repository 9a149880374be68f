import { type CalendarDate, todayInBanjul } from '#domain/dates.ts';

const hour = 3_600_000;

let offset = 0;
/** Where the phone's clock stood when an answer last told. */
let knownAt: number | undefined;
const waiting: ((time: number) => void)[] = [];

/** The phone's clock less a count that cannot be changed; it jumps when the clock is set, and where the phone sleeps. */
const standing = (): number => Date.now() - performance.now();

/** Takes the time from an answer's `Date` header; a phone's own clock may be years off. */
export function setClock(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return;
  offset = time - Date.now();
  knownAt = standing();
  for (const listener of waiting.splice(0)) listener(time);
  for (const listener of followers) listener();
}

/** Calls back once the server's time is known in this visit. */
export function onceTimeKnown(listener: (time: number) => void): void {
  const time = serverTime();
  if (time === undefined) waiting.push(listener);
  else listener(time);
}

/**
 * This moment by the server's clock alone; undefined until an answer has told, and again once the phone's clock was
 * put right since: what is kept for some days would seem years old.
 */
export function serverTime(): number | undefined {
  const isStill = knownAt !== undefined && Math.abs(standing() - knownAt) < hour;
  return isStill ? now() : undefined;
}

/** This moment by the server's clock, in epoch milliseconds; by the phone's until an answer has told. */
export const now = (): number => Date.now() + offset;

let held: CalendarDate | undefined;
const followers = new Set<() => void>();

/**
 * Today in Banjul, by the same clock. While a prerendered page is taken over it is the day of the build, so that
 * what is rendered is what is there.
 */
export const today = (): CalendarDate => held ?? todayInBanjul(new Date(now()));

/** Stops the calendar at a day until it is called without one. */
export function freezeToday(day?: CalendarDate): void {
  held = day;
  for (const listener of followers) listener();
}

/** Calls back when the calendar is let go on or put right, for who shows something of it. */
export function subscribeToToday(listener: () => void): () => void {
  followers.add(listener);
  return () => void followers.delete(listener);
}
