const day = 86_400_000;

/** Who comes back next year is away for less; a phone whose battery was out begins long before. */
const longestAbsence = 3 * 365 * day;

/**
 * When something was kept, in epoch milliseconds, by a note that the phone's clock made. A time to come, or one of
 * years ago, was noted before the clock was set, or is read while it is wrong: then it counts as kept just now, so
 * that nothing that a student typed goes because of a clock.
 */
export function keptAt(noted: number, now: number): number {
  return noted > now || now - noted > longestAbsence ? now : noted;
}

/** The same with its time set right; the very same where it was. */
export function redated<Kept extends { readonly savedAt: number }>(kept: Kept, now: number): Kept {
  const savedAt = keptAt(kept.savedAt, now);
  return savedAt === kept.savedAt ? kept : { ...kept, savedAt };
}
