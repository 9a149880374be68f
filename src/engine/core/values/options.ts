import { type Answer, ownValue } from '../answers.ts';
import type { ActiveField, FieldSchema } from '../field.ts';

export const optionsOf = ({ enum: options, items }: Partial<FieldSchema>) => options ?? items?.enum;

/** Returns the chosen options as a list, even if the answer is a single choice (text). */
export const choicesOf = (answer: Answer): readonly Answer[] =>
  Array.isArray(answer) ? answer : answer === '' ? [] : [answer];

/**
 * Returns the choices that are left after the user has changed them. Choosing an exclusive option, such as
 * "None of these", removes all other choices. Choosing any other option removes the exclusive option.
 */
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

/** Returns the options as a list and in groups. A deprecated option is offered only if it is already chosen. */
export function offerOf({ schema, ui }: ActiveField, answer: Answer) {
  const chosen = choicesOf(answer);
  const hidden = new Set(ui.deprecated?.filter((option) => !chosen.includes(option)));
  const options = (optionsOf(schema) ?? []).filter((option) => !hidden.has(option));
  const offered = new Set(options);
  const groups = ui.optionGroups?.map(({ title, values }) => ({
    title,
    values: values.filter((option) => offered.has(option)),
  }));
  return { options, groups };
}

export function optionTitle({ ui }: Pick<ActiveField, 'ui'>, option: string): string {
  return ownValue(ui.optionTitles ?? {}, option) ?? option;
}
