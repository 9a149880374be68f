import type { Path } from '../differences.ts';
import { type Fields, fieldsOf, type Json, listOf } from '../files.ts';

/** A condition of a set with what follows from it, and where it stands below the set. */
export interface Entry {
  readonly entry: Fields;
  readonly at: Path;
}

/** The condition beside the questions, and those of the list. */
export function entriesOf(rules: Fields): Entry[] {
  const { if: own, then: yes, else: no } = rules;
  const beside: Fields = { ...(own && { if: own }), ...(yes && { then: yes }), ...(no && { else: no }) };
  return [
    ...(own === undefined ? [] : [{ entry: beside, at: [] }]),
    ...listOf(rules.allOf).map((each, index) => ({ entry: fieldsOf(each), at: ['allOf', index] })),
  ];
}

/** The questions that a condition looks at, or that a branch changes. */
export function namesIn(json: Json | undefined): string[] {
  const { properties, required, not, anyOf, allOf } = fieldsOf(json);
  return [
    ...Object.keys(fieldsOf(properties)),
    ...listOf(required).map(String),
    ...[...(not === undefined ? [] : [not]), ...listOf(anyOf), ...listOf(allOf)].flatMap(namesIn),
  ];
}
