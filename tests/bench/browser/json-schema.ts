import type { Form, Question } from './form.ts';

/** The form as JSON Schema, with the options as `enum`: what RJSF and JSON Forms are quickest with. */
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

export function rjsfOf(form: Form) {
  const uiSchema = Object.fromEntries(
    form.questions.flatMap(({ name, type, options }) => {
      if (!options) return [];
      const titles = { 'ui:enumNames': options.map(({ title }) => title) };
      return [[name, type === 'radios' ? { ...titles, 'ui:widget': 'radio' } : titles]];
    }),
  );
  return { schema: jsonSchemaOf(form), uiSchema };
}
