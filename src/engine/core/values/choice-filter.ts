import { ownValue, type StepAnswers, textOf } from '../answers.ts';
import type { FieldSet } from '../definition.ts';
import type { ActiveField, FieldSchema } from '../field.ts';
import type { Facts } from './lists.ts';

type Filter = NonNullable<ActiveField['ui']['where']>;

export function withChoiceFilter(field: ActiveField, set: FieldSet, scope: StepAnswers): ActiveField {
  const { schema, ui, list } = field;
  const { where = {} } = ui;
  const open = Object.keys(where).find((question) => ownValue(scope, question) === undefined);
  const waitsFor = open && set.ui?.[open]?.noun;
  return {
    ...field,
    schema: { ...schema, ...filteredOptions(schema, where, scope) },
    ...(waitsFor && { waitsFor }),
    ...(list && { list: { ...list, wanted: wantedFacts(where, scope) } }),
  };
}

function filteredOptions(
  { enum: options, items }: FieldSchema,
  where: Filter,
  scope: StepAnswers,
): Partial<FieldSchema> {
  if (options) return { enum: optionsWhere(options, where, scope) };
  return items?.enum ? { items: { ...items, enum: optionsWhere(items.enum, where, scope) } } : {};
}

const wantedFacts = (where: Filter, scope: StepAnswers): Facts =>
  Object.fromEntries(
    Object.entries(where).flatMap(([question, fact]) =>
      typeof fact === 'string' ? [[fact, textOf(ownValue(scope, question)) || undefined]] : [],
    ),
  );

function optionsWhere(options: readonly string[], where: Filter, scope: StepAnswers): readonly string[] {
  const wanted = Object.entries(where).map(([question, facts]) => ({
    facts,
    answer: ownValue(scope, question),
  }));
  return options.filter((option) =>
    wanted.every(
      ({ facts, answer }) => answer !== undefined && typeof facts === 'object' && facts[option] === answer,
    ),
  );
}
