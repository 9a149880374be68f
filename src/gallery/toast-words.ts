import type { FieldError } from '#engine/core/messages.ts';

/** A toast in one line. */
export function inWords({ title, text }: NonNullable<FieldError['toast']>): string {
  return text ? `${title} – ${text}` : title;
}
