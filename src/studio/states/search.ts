import type { FieldError } from '#engine/core/index.ts';
import { type Json, valuesIn } from '../files/json.ts';
import type { State } from './model/state.ts';

export function wordsIn(value: unknown): string {
  const texts = [...valuesIn(value as Json)].filter((each) => typeof each.value === 'string');
  return texts
    .map((each) => each.value)
    .join('\n')
    .toLowerCase();
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
