import {
  emptyAnswerTo,
  type FieldSchema,
  type FieldSet,
  type FieldUi,
  type Flow,
  type StepDefinition,
} from '#engine/core/index.ts';
import type { ObjectSchema, Schema } from '../openapi/schema.ts';
import type { Body, ReadOptions } from './answers.ts';

export const anyBody: Schema<Body> = { type: 'object' };

/**
 * Returns the schema of a request body that contains the answers to a form, and the properties of `besides`.
 * Leaves out what JSON Schema cannot express, such as a date in the past; the forms engine checks that.
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

/**
 * Returns whether the question must always be answered. A required question may stay unanswered if a
 * condition can hide the question or its step.
 */
function isRequired(set: FieldSet & Pick<StepDefinition, 'when'>, name: string): boolean {
  const { required, when, conditions = [] } = set;
  const branches = conditions.flatMap((condition) => [condition.then, condition.else]);
  const mayHide = when !== undefined || branches.some((branch) => branch?.properties?.[name] === false);
  return !mayHide && required?.includes(name) === true;
}

/**
 * These formats mean the same in JSON Schema as in the forms engine. `time` is not among them, because in
 * JSON Schema it has seconds and a time zone.
 */
const standardFormats: ReadonlySet<string> = new Set(['date', 'email', 'uri']);

/** Returns the JSON Schema of an answer, without keywords that only the forms engine knows. */
export function answerSchema(
  field: FieldSchema = { type: 'string' },
  ui?: FieldUi,
  inner?: FieldSet,
): Schema<string> {
  const { pastYears, from, to, age, sameAs, different, after, notBefore, hardToGuess, ...others } = field;
  const { maxBytes, fileTypes, countries, computed, decimals, readOnly, list, format, ...shared } = others;
  const rules = { ...shared, ...(format && standardFormats.has(format) && { format }) };
  const annotations = { title: ui?.label, ...(ui?.hint && { description: ui.hint }) };
  if (!inner) return { ...annotations, ...rules };
  return rules.type === 'array'
    ? { ...annotations, ...rules, items: setSchema(inner) }
    : { ...annotations, ...setSchema(inner) };
}

function setSchema(set: FieldSet): Schema<string> {
  const { fields = {}, ui, fieldSets } = set;
  const required = Object.keys(fields).filter((name) => isRequired(set, name));
  const properties = Object.entries(fields).map(([name, field]) => [
    name,
    answerSchema(field, ui?.[name], fieldSets?.[name]),
  ]);
  return { type: 'object', required, properties: Object.fromEntries(properties) };
}

function orNothing(answer: Schema<string>): Schema<string> {
  return {
    anyOf: [
      answer,
      { const: emptyAnswerTo({ type: answer.type as FieldSchema['type'] }), title: 'Not answered' },
    ],
  };
}
