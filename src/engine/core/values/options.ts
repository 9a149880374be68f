import { type Answer, ownValue } from '../answers.ts';
import type { ActiveField, FieldSchema } from '../field.ts';
import { keepRecent } from './keep-recent.ts';

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

type Offer = ReturnType<typeof offerWith>;

const offers = new WeakMap<ActiveField, ReturnType<typeof keepRecent<Offer>>>();

/**
 * What a list offers, all of it and in the groups of its options file: a retired option only to whoever has chosen it
 * before. Cached for each field and its retired options, because lists may be long and are read with every key.
 */
export function offerOf(field: ActiveField, answer: Answer): Offer {
  const chosen = choicesOf(answer);
  const known = offers.get(field) ?? keepRecent<Offer>(10);
  offers.set(field, known);
  const retired = (field.ui.deprecated ?? []).filter((option) => chosen.includes(option));
  return known(JSON.stringify(retired), () => offerWith(retired, field));
}

function offerWith(retired: readonly string[], { schema, ui }: ActiveField) {
  const left = new Set(ui.deprecated);
  for (const option of retired) left.delete(option);
  const options = (optionsOf(schema) ?? []).filter((option) => !left.has(option));
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
