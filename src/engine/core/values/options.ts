import type { ActiveField } from '../active-field.ts';
import { type Answer, isAnswers, ownValue, type StepAnswers, textOf } from '../answers.ts';
import type { FieldSchema, FieldUi } from '../definition.ts';
import { messagesOf } from '../environment.ts';
import { fieldMessages } from '../words/field-messages.ts';
import type { Facts } from './lists.ts';
import { numberInWords } from './numbers.ts';

/** The options of a list, from which one is chosen or several are. */
export const optionsOf = ({ enum: options, items }: Partial<FieldSchema>) => options ?? items?.enum;

/** What is wanted of the options of a long list, beside these answers. */
export function wantedFacts({ where = {} }: Pick<FieldUi, 'where'>, scope: StepAnswers): Facts {
  return Object.fromEntries(
    Object.entries(where).flatMap(([question, fact]) =>
      typeof fact === 'string' ? [[fact, textOf(ownValue(scope, question)) || undefined]] : [],
    ),
  );
}

/** The options whose facts equal the answers to the questions that they hang on: none while those are open. */
export function optionsWhere(
  options: readonly string[],
  { where = {} }: Pick<FieldUi, 'where'>,
  scope: StepAnswers,
): readonly string[] {
  const wanted = Object.entries(where).map(
    ([question, facts]) => [facts, ownValue(scope, question)] as const,
  );
  return options.filter((option) =>
    wanted.every(
      ([facts, answer]) => answer !== undefined && typeof facts === 'object' && facts[option] === answer,
    ),
  );
}

/** What is chosen of several; a text was chosen when one was asked for. */
export const choicesOf = (answer: Answer): readonly Answer[] =>
  Array.isArray(answer) ? answer : answer === '' ? [] : [answer];

type Offer = ReturnType<typeof offerWith>;

const offers = new WeakMap<ActiveField, Map<string, Offer>>();

/**
 * What a list offers, all of it and in the groups of its options file: a retired option only to whoever has chosen it
 * before. Cached for each field and its retired options, because lists may be long and are read with every key.
 */
export function offerOf(field: ActiveField, answer: Answer): Offer {
  const chosen = choicesOf(answer);
  const known = offers.get(field) ?? new Map<string, Offer>();
  offers.set(field, known);
  const retired = (field.ui.deprecated ?? []).filter((option) => chosen.includes(option));
  const key = JSON.stringify(retired);
  const offer = known.get(key) ?? offerWith(retired, field);
  known.set(key, offer);
  return offer;
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

/** What was answered as people read it, each of several choices by itself. */
export function choicesInWords(field: Pick<ActiveField, 'schema' | 'ui'>, answer: Answer): readonly string[] {
  if (Array.isArray(answer)) return answer.flatMap((each) => choicesInWords(field, each));
  if (isAnswers(answer)) return [];
  if (typeof answer === 'boolean') return [messagesOf(fieldMessages)[answer ? 'yes' : 'no']];
  if (typeof answer === 'number') return [numberInWords(field, answer)];
  return [optionTitle(field, textOf(answer))];
}

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
