import type { StepAnswers } from '../answers.ts';
import type { FieldSet } from '../definition.ts';
import type { ActiveField } from '../field.ts';
import type { PlacedSet, SetError } from '../parts.ts';
import { placedIn } from './resolve-sets.ts';

/** What `check` finds wrong in the group or the rows of a field. */
export function errorsWithin(
  place: PlacedSet,
  { name, ui }: ActiveField,
  own: StepAnswers,
  check: (inner: PlacedSet) => readonly SetError[],
): readonly SetError[] {
  const errors = placedIn(place, name, own).flatMap(check);
  return errors.length > 0 && hasTwin(place.set, name) ? errors.map(named(ui.label)) : errors;
}

/** Whether another group of the set asks the same: what is wrong in one of them says in which. */
function hasTwin({ fieldSets = {} }: FieldSet, name: string): boolean {
  const nouns = (set: FieldSet | undefined) => Object.values(set?.ui ?? {}).map(({ noun }) => noun);
  const own = new Set(nouns(fieldSets[name]));
  return Object.keys(fieldSets).some(
    (other) => other !== name && nouns(fieldSets[other]).some((noun) => own.has(noun)),
  );
}

const named = (label: string) => (error: SetError) => ({
  ...error,
  within: error.within ? `${label}, ${error.within}` : label,
});
