import type { FieldError } from '#engine/core/index.ts';
import type { State } from './model/state.ts';

export function wordsIn(value: unknown): string {
  return textsIn(value).join('\n').toLowerCase();
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

export function isFound(
  entry: { readonly words: string },
  { title, file, says, toast }: State,
  query: string,
): boolean {
  return holds(`${entry.words}\n${wordsIn([title, file, says, toast])}`, query);
}

/** Returns whether the text contains each word of the query. `words` must be in lower case. */
export function holds(words: string, query: string): boolean {
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

export function toastInWords({ title, text }: NonNullable<FieldError['toast']>): string {
  return text ? `${title} – ${text}` : title;
}
