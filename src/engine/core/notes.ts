import type { FieldUi } from './definition.ts';

/** The words beside a number that is outside the limits of its ui file: said, and no hindrance. */
export function noteOf({ note }: Pick<FieldUi, 'note'>, value: string): string | undefined {
  if (!note || value.trim() === '') return undefined;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = note.outside;
  const number = Number(value);
  return number < min || number > max ? note.text : undefined;
}
