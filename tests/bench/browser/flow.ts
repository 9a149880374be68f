import type { FieldSchema, FieldUi, FlowDefinition } from '#engine/core/index.ts';
import type { Form, Question } from './form.ts';

export function flowOf({ id, title, questions }: Form): FlowDefinition {
  const by = <T>(make: (question: Question) => T) =>
    Object.fromEntries(questions.map((question) => [question.name, make(question)]));
  const required = questions.filter(({ required }) => required).map(({ name }) => name);
  return {
    id,
    version: 1,
    title,
    access: 'public',
    draft: { days: 7 },
    steps: [{ id, kind: 'form', title, check: 'step', fields: by(fieldOf), required, ui: by(uiOf) }],
  };
}

function fieldOf({ type, options, maxLength, pattern }: Question): FieldSchema {
  const rule = type === 'number' ? '^[0-9]+$' : pattern;
  return {
    type: 'string',
    ...(options && { enum: options.map(({ value }) => value) }),
    ...(maxLength !== undefined && { maxLength }),
    ...(rule !== undefined && { pattern: rule }),
  };
}

function uiOf({ label, type, options }: Question): FieldUi {
  return {
    label,
    widget: type === 'number' ? 'digits' : type,
    noun: `an answer to ${label}`,
    ...(options && { optionTitles: Object.fromEntries(options.map(({ value, title }) => [value, title])) }),
  };
}
