import { matchesIn } from '#scripts/schemas/source/conditions.ts';
import type { Path } from '../../files/json.ts';
import { type Fields, fieldsOf, type Json, listOf } from '../files.ts';

export interface Entry {
  readonly entry: Fields;
  readonly at: Path;
}

export function entriesOf(rules: Fields): Entry[] {
  const { if: own, then: yes, else: no } = rules;
  const beside: Fields = { ...(own && { if: own }), ...(yes && { then: yes }), ...(no && { else: no }) };
  return [
    ...(own === undefined ? [] : [{ entry: beside, at: [] }]),
    ...listOf(rules.allOf).map((each, index) => ({ entry: fieldsOf(each), at: ['allOf', index] })),
  ];
}

export const namesIn = (json: Json | undefined): string[] => [...matchesIn(json)].map(([name]) => name);
