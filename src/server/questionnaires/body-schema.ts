import {
  type FieldSchema,
  type FieldSet,
  type FieldUi,
  type Flow,
  noAnswerTo,
  type StepDefinition,
} from '#engine/core/index.ts';
import type { ObjectSchema, Schema } from '../openapi/schema.ts';
import type { Body, ReadOptions } from './answers.ts';

/** A body that the handler checks by itself, whatever is in it. */
export const anyBody: Schema<Body> = { type: 'object' };

/**
 * The body that carries a questionnaire's answers and what goes `besides`, as the questionnaire's own files
 * describe it: a question that staff add is here by itself. What a schema cannot say (a list that depends on
 * another answer, a date that must be past) is left to the check, which is the questionnaire's own too and answers
 * in the words of the staff.
 */
export function questionnaire<T>(
  flow: Flow,
  besides: ObjectSchema<T>,
  { excludedFields = [] }: Pick<ReadOptions, 'excludedFields'> = {},
): ObjectSchema<T> {
  const { required, properties } = besides;
  const questions = flow.definition.steps.flatMap((step) =>
    Object.entries(step.fields ?? {})
      .filter(([name]) => !excludedFields.includes(name))
      .map(([name, field]) => ({
        name,
        isRequired: isRequired(step, name),
        answer: answerSchema(field, step.ui?.[name], step.fieldSets?.[name]),
      })),
  );
  return {
    ...besides,
    required: [...required, ...questions.filter((each) => each.isRequired).map(({ name }) => name)],
    properties: {
      ...properties,
      ...Object.fromEntries(
        questions.map(({ name, isRequired, answer }) => [name, isRequired ? answer : orNothing(answer)]),
      ),
    },
  };
}

/** Whatever the other answers are: a condition may take a question away, or a whole step. */
function isRequired(set: FieldSet & Pick<StepDefinition, 'when'>, name: string): boolean {
  const { required, when, conditions = [] } = set;
  const branches = conditions.flatMap((condition) => [condition.then, condition.else]);
  const mayHide = when !== undefined || branches.some((branch) => branch?.properties?.[name] === false);
  return !mayHide && required?.includes(name) === true;
}

/** What JSON Schema means by these is what we do; its time has seconds and a zone. */
const standardFormats: ReadonlySet<string> = new Set(['date', 'email', 'uri']);

/** One question's answer, without what only our engine knows of a field. */
export function answerSchema(
  field: FieldSchema = { type: 'string' },
  ui?: FieldUi,
  inner?: FieldSet,
): Schema<string> {
  const { pastYears, from, to, age, sameAs, different, after, notBefore, hardToGuess, ...others } = field;
  const { maxBytes, fileTypes, countries, computed, decimals, readOnly, list, format, ...shared } = others;
  const rules = { ...shared, ...(format && standardFormats.has(format) && { format }) };
  const words = { title: ui?.label, ...(ui?.hint && { description: ui.hint }) };
  if (!inner) return { ...words, ...rules };
  return rules.type === 'array'
    ? { ...words, ...rules, items: setSchema(inner) }
    : { ...words, ...setSchema(inner) };
}

/** The answers to questions that stand together. One that is not answered is left out of them. */
function setSchema(set: FieldSet): Schema<string> {
  const { fields = {}, ui, fieldSets } = set;
  const required = Object.keys(fields).filter((name) => isRequired(set, name));
  const properties = Object.entries(fields).map(([name, field]) => [
    name,
    answerSchema(field, ui?.[name], fieldSets?.[name]),
  ]);
  return { type: 'object', required, properties: Object.fromEntries(properties) };
}

/** An answer that was not given travels as what stands for none. */
function orNothing(answer: Schema<string>): Schema<string> {
  return {
    anyOf: [
      answer,
      { const: noAnswerTo({ type: answer.type as FieldSchema['type'] }), title: 'Not answered' },
    ],
  };
}
