import type { FieldError } from '#engine/core/index.ts';

/** A toast in one line. */
export function inWords({ title, text }: NonNullable<FieldError['toast']>): string {
  return text ? `${title} – ${text}` : title;
}
