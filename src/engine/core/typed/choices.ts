import type { Answer } from '../answers.ts';
import type { ActiveField } from '../field.ts';
import { choicesOf } from '../values/options.ts';

/** Several choices once one more was made: an option that stands alone takes the others away, and any other takes it. */
export function withoutExcluded(
  { exclusive = [] }: ActiveField['ui'],
  before: Answer | undefined,
  after: Answer,
): Answer {
  if (exclusive.length === 0 || !Array.isArray(after)) return after;
  const had = choicesOf(before ?? '');
  const isAlone = (option: Answer) => exclusive.some((each) => each === option);
  const chosen = (after as readonly Answer[]).find((option) => isAlone(option) && !had.includes(option));
  if (chosen !== undefined) return [chosen];
  const others = (after as readonly Answer[]).filter((option) => !isAlone(option));
  return others.length > 0 ? others : after;
}
