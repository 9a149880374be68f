import type { ConditionSchema } from './schema-files.ts';

/** A question that a condition names, and what its answer is held against: nothing where it is enough to have one. */
type Match = readonly [name: string, match: ConditionSchema];

/** The questions that a condition names, also in its "not", "anyOf" and "allOf"; a group with all that is in it. */
export function* matchesIn(condition: unknown): Iterable<Match> {
  if (typeof condition !== 'object' || condition === null) return;
  const { properties, required = [], ...parts } = condition as ConditionSchema;
  // The studio reads files that are half edited.
  const asked = typeof properties === 'object' && properties !== null ? properties : {};
  for (const [name, match] of Object.entries(asked)) yield [name, match as ConditionSchema];
  for (const name of Array.isArray(required) ? required : [])
    if (!Object.hasOwn(asked, name)) yield [String(name), {}];
  for (const part of Object.values(parts).flat()) yield* matchesIn(part);
}

/** The same with the questions in a group, by the names that lead to them. */
export function* deepMatchesIn(condition: unknown): Iterable<Match> {
  for (const [name, match] of matchesIn(condition)) {
    const inner = [...deepMatchesIn(match)];
    if (inner.length === 0) yield [name, match];
    for (const [deeper, against] of inner) yield [`${name}.${deeper}`, against];
  }
}

/** What stands behind these keywords in a match, however deep. */
export function valuesAt(match: unknown, keywords: readonly string[]): unknown[] {
  if (typeof match !== 'object' || match === null) return [];
  return Object.entries(match).flatMap(([keyword, value]) =>
    keywords.includes(keyword) && (typeof value !== 'object' || Array.isArray(value))
      ? [value].flat()
      : valuesAt(value, keywords),
  );
}
