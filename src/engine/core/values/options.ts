import { type Answer, ownValue } from '../answers.ts';
import type { ActiveField, FieldSchema } from '../field.ts';

/** The options of a list, from which one is chosen or several are. */
export const optionsOf = ({ enum: options, items }: Partial<FieldSchema>) => options ?? items?.enum;

/** What is chosen of several; a text was chosen when one was asked for. */
export const choicesOf = (answer: Answer): readonly Answer[] =>
  Array.isArray(answer) ? answer : answer === '' ? [] : [answer];

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

/**
 * What a list offers, all of it and in the groups of its options file: a retired option only to somebody who has chosen it
 * before.
 */
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

/** The words an option is shown in. */
export function optionTitle({ ui }: Pick<ActiveField, 'ui'>, option: string): string {
  return ownValue(ui.optionTitles ?? {}, option) ?? option;
}
