import { ownValue, type StepAnswers, textOf } from '../answers.ts';
import type { FieldSet } from '../definition.ts';
import type { ActiveField, FieldSchema, FieldUi } from '../field.ts';
import type { Resolver } from '../parts.ts';
import type { Facts } from '../values/lists.ts';

/** The field with the options that are offered beside these answers. */
export function offered(
  field: ActiveField,
  set: FieldSet,
  scope: StepAnswers,
  lists: Resolver['lists'],
): ActiveField {
  const { schema, ui } = field;
  const open = Object.keys(ui.where ?? {}).find((question) => ownValue(scope, question) === undefined);
  const waitsFor = open && set.ui?.[open]?.noun;
  const list = schema.list === undefined ? undefined : lists?.[schema.list];
  return {
    ...field,
    ...(ui.where && { schema: { ...schema, ...withOptionsWhere(schema, ui, scope) } }),
    ...(waitsFor && { waitsFor }),
    ...(list && { list: { ...list, wanted: wantedFacts(ui, scope) } }),
  };
}

function withOptionsWhere(
  { enum: options, items }: FieldSchema,
  ui: FieldUi,
  scope: StepAnswers,
): Partial<FieldSchema> {
  if (options) return { enum: optionsWhere(options, ui, scope) };
  return items?.enum ? { items: { ...items, enum: optionsWhere(items.enum, ui, scope) } } : {};
}

/** What is wanted of the options of a long list, beside these answers. */
function wantedFacts({ where = {} }: Pick<FieldUi, 'where'>, scope: StepAnswers): Facts {
  return Object.fromEntries(
    Object.entries(where).flatMap(([question, fact]) =>
      typeof fact === 'string' ? [[fact, textOf(ownValue(scope, question)) || undefined]] : [],
    ),
  );
}

/** The options whose facts equal the answers to the questions that they hang on: none while those are open. */
function optionsWhere(
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

/** The questions by whose answers options of this set are offered. */
export function questionsOfOptions(set: FieldSet): readonly string[] {
  const known =
    optionQuestions.get(set) ?? Object.values(set.ui ?? {}).flatMap(({ where = {} }) => Object.keys(where));
  optionQuestions.set(set, known);
  return known;
}

const optionQuestions = new WeakMap<FieldSet, readonly string[]>();
