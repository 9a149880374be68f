import { fieldsOf, type Json, type Read, rulesFile } from './files.ts';

/** A step, or a question of a step that contains other questions. */
export interface Step {
  readonly form: string;
  readonly step: string;
  /** The group, repeat or table that contains the questions. */
  readonly within?: string;
}

/** Returns the path of the rules that list the questions. */
export function setOf(read: Read, { form, step, within }: Step): readonly string[] {
  if (within === undefined) return [];
  const holder = fieldsOf(fieldsOf(fieldsOf(read(rulesFile(form, step))).properties)[within]);
  return ['properties', within, ...(holder.type === 'array' ? ['items'] : [])];
}

export const inside = (value: Json | undefined, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((outer, key) => fieldsOf(outer)[key], value);
