import type { ConditionSchema } from './schema-files.ts';
import type { Path } from './source.ts';

/**
 * The name of a question in a condition, and the schema that its answer must match ({} matches any answer).
 */
type Match = readonly [name: string, match: ConditionSchema];

/**
 * Yields the questions that a condition names, including those in "not", "anyOf" and "allOf". Yields a group
 * without the questions in it.
 */
export function* matchesIn(condition: unknown): Iterable<Match> {
  if (typeof condition !== 'object' || condition === null) return;
  const { properties, required = [], ...parts } = condition as ConditionSchema;
  // The types are checked, because the studio reads half-edited files.
  const asked = typeof properties === 'object' && properties !== null ? properties : {};
  for (const [name, match] of Object.entries(asked)) yield [name, match as ConditionSchema];
  for (const name of Array.isArray(required) ? required : [])
    if (!Object.hasOwn(asked, name)) yield [String(name), {}];
  for (const part of Object.values(parts).flat()) yield* matchesIn(part);
}

/**
 * Yields the questions that a condition names. Unlike {@link matchesIn}, yields the questions in a group, by
 * dotted path, in place of the group.
 */
export function* deepMatchesIn(condition: unknown): Iterable<Match> {
  for (const [name, match] of matchesIn(condition)) {
    const inner = [...deepMatchesIn(match)];
    if (inner.length === 0) yield [name, match];
    for (const [deeper, against] of inner) yield [`${name}.${deeper}`, against];
  }
}

const itemsAt = (keyword: string, list: unknown): [Path, unknown][] =>
  (Array.isArray(list) ? list : []).map((item, index) => [[keyword, index], item]);

export const partsOf = ({ not, anyOf, allOf }: ConditionSchema): [Path, unknown][] => [
  [['not'], not],
  ...itemsAt('anyOf', anyOf),
  ...itemsAt('allOf', allOf),
];

export const comparedWith = ({ const: one, enum: several }: ConditionSchema): [Path, unknown][] =>
  one === undefined ? itemsAt('enum', several) : [[['const'], one], ...itemsAt('enum', several)];

export function valuesAt(match: unknown, keywords: readonly string[]): unknown[] {
  if (typeof match !== 'object' || match === null) return [];
  return Object.entries(match).flatMap(([keyword, value]) =>
    keywords.includes(keyword) && (typeof value !== 'object' || Array.isArray(value))
      ? [value].flat()
      : valuesAt(value, keywords),
  );
}
