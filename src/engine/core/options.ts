import type { ActiveField } from './active-field.ts';
import { ownValue, type StepAnswers, textOf } from './answers.ts';
import type { FieldSchema, FieldUi } from './definition.ts';
import type { Facts } from './lists.ts';

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

type Offer = ReturnType<typeof offerWith>;

const offers = new WeakMap<ActiveField, Map<string, Offer>>();

/**
 * What a list offers, all of it and in the groups of its options file: a retired option only to whoever has chosen it
 * before. Cached for each field and retired option, because lists may be long and are read with every key.
 */
export function offerOf(field: ActiveField, value: string): Offer {
  const known = offers.get(field) ?? new Map<string, Offer>();
  offers.set(field, known);
  const retired = field.ui.deprecated?.includes(value) ? value : '';
  const offer = known.get(retired) ?? offerWith(retired, field);
  known.set(retired, offer);
  return offer;
}

function offerWith(retired: string, { schema, ui }: ActiveField) {
  const left = new Set(ui.deprecated);
  left.delete(retired);
  const options = (optionsOf(schema) ?? []).filter((option) => !left.has(option));
  const offered = new Set(options);
  const groups = ui.optionGroups?.map(({ title, values }) => ({
    title,
    values: values.filter((option) => offered.has(option)),
  }));
  return { options, groups };
}

/** The words an option is shown in. */
export function optionTitle({ ui }: ActiveField, option: string): string {
  return ownValue(ui.optionTitles ?? {}, option) ?? option;
}
