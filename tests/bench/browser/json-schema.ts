import type { Form, Question } from './form.ts';

/**
 * Converts the questions to a JSON Schema. A question's options become an `enum`, which RJSF and JSON Forms
 * render faster than other notations.
 */
export function jsonSchemaOf({ questions }: Form) {
  return {
    type: 'object',
    properties: Object.fromEntries(questions.map((question) => [question.name, propertyOf(question)])),
    required: questions.filter(({ required }) => required).map(({ name }) => name),
  };
}

function propertyOf({ label, type, options, maxLength, pattern }: Question) {
  return {
    type: type === 'number' ? 'number' : 'string',
    title: label,
    enum: options?.map(({ value }) => value),
    maxLength,
    pattern,
  };
}

export const rjsfOf = (form: Form) => ({ schema: jsonSchemaOf(form), uiSchema: uiSchemaOf(form) });

function uiSchemaOf(form: Form) {
  return Object.fromEntries(
    form.questions.flatMap(({ name, type, options }) => {
      if (!options) return [];
      const titles = { 'ui:enumNames': options.map(({ title }) => title) };
      return [[name, type === 'radios' ? { ...titles, 'ui:widget': 'radio' } : titles]];
    }),
  );
}
