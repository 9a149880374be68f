import type { FieldSchema, FieldUi, Flow, StepDefinition } from '#engine/core/index.ts';
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
  { numbers = [], excludedFields = [] }: Pick<ReadOptions, 'numbers' | 'excludedFields'> = {},
): ObjectSchema<T> {
  const { required, properties } = besides;
  const questions = flow.definition.steps.flatMap((step) =>
    Object.entries(step.fields ?? {})
      .filter(([name]) => !excludedFields.includes(name))
      .map(([name, field]) => ({
        name,
        isRequired: isRequired(step, name),
        answer: answerSchema(field, step.ui?.[name], numbers.includes(name)),
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
function isRequired({ required, when, conditions = [] }: StepDefinition, name: string): boolean {
  const branches = conditions.flatMap((condition) => [condition.then, condition.else]);
  const mayHide = when !== undefined || branches.some((branch) => branch?.properties?.[name] === false);
  return !mayHide && required?.includes(name) === true;
}

/** One question's answer, without what only our engine knows of a field. */
export function answerSchema(field: FieldSchema | undefined, ui?: FieldUi, isNumber = false): Schema<string> {
  const { pastYears, sameAs, hardToGuess, maxBytes, fileTypes, ...rules } = field ?? { type: 'string' };
  const words = { title: ui?.label, ...(ui?.hint && { description: ui.hint }) };
  if (!isNumber) return { ...words, ...rules };
  // It was typed as a decimal of so many signs, and numbers below zero cannot be typed.
  const { maxLength = 12 } = rules;
  return { ...words, type: 'number', minimum: 0, maximum: 10 ** maxLength - 1 };
}

/** An answer that was not given travels as empty text, or as null where a number belongs. */
function orNothing(answer: Schema<string>): Schema<string> {
  const nothing = answer.type === 'number' ? null : '';
  return { anyOf: [answer, { const: nothing, title: 'Not answered' }] };
}
