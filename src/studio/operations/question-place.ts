import { fieldsOf, type Json, type Read, rulesFile } from './files.ts';

/** Where questions stand. */
export interface Step {
  readonly form: string;
  readonly step: string;
  /** The question of the step that holds those that are meant: a group, rows or a table. */
  readonly within?: string;
}

/** The path of the rules of a step's questions, or of those that one of them holds. */
export function setOf(read: Read, { form, step, within }: Step): readonly string[] {
  if (within === undefined) return [];
  const holder = fieldsOf(fieldsOf(fieldsOf(read(rulesFile(form, step))).properties)[within]);
  return ['properties', within, ...(holder.type === 'array' ? ['items'] : [])];
}

export const inside = (value: Json | undefined, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((outer, key) => fieldsOf(outer)[key], value);
