import { fieldsOf, type Json, type Read, rulesFile } from './files.ts';

/** A step whose questions are meant, or a question in a step that contains other questions. */
export interface Step {
  readonly form: string;
  readonly step: string;
  /** The name of the group, repeat or table that contains the questions; omitted for the step's own questions. */
  readonly within?: string;
}

/** Returns the path, in the step's rules, of the object whose `properties` are the questions. */
export function setOf(read: Read, { form, step, within }: Step): readonly string[] {
  if (within === undefined) return [];
  const holder = fieldsOf(fieldsOf(fieldsOf(read(rulesFile(form, step))).properties)[within]);
  return ['properties', within, ...(holder.type === 'array' ? ['items'] : [])];
}

export const inside = (value: Json | undefined, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((outer, key) => fieldsOf(outer)[key], value);
