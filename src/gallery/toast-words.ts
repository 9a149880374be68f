import type { Problem } from '#engine/messages.ts';

/** A toast in one line. */
export function inWords({ title, text }: NonNullable<Problem['toast']>): string {
  return text ? `${title} – ${text}` : title;
}
