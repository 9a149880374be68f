import type { FieldSchema, FieldSet, FieldUi, FlowDefinition, StepAnswers } from '#engine/core/index.ts';
import { mapValues } from '#scripts/schemas/compile/objects.ts';
import { type Form, openedRows, type Question } from './form.ts';

/** Converts a form of the benchmark to the definition that the schema compiler would generate for it. */
export function flowOf(form: Form, kind: 'form' | 'list' = 'form'): FlowDefinition {
  const { id, title, questions, rows } = form;
  const set = setOf(questions);
  return {
    id,
    version: 1,
    title,
    access: 'public',
    draft: { days: 7 },
    steps: [{ id, kind, title, check: 'step', ...(rows === undefined ? set : rowsOf(set)) }],
  };
}

export function answersTo(form: Form): StepAnswers {
  if (form.rows === undefined) return {};
  return { rows: openedRows(form).map((row) => mapValues(row, String)) };
}

function rowsOf(set: FieldSet): FieldSet {
  return {
    fields: { rows: { type: 'array' } },
    required: ['rows'],
    ui: { rows: { label: 'Rows', widget: 'rows', noun: 'a row', summary: '{{field1}}, {{field2}}' } },
    fieldSets: { rows: set },
  };
}

function setOf(questions: readonly Question[]): FieldSet {
  const by = <T>(make: (question: Question) => T) =>
    Object.fromEntries(questions.map((question) => [question.name, make(question)]));
  return {
    fields: by(fieldOf),
    required: questions.filter(({ required }) => required).map(({ name }) => name),
    ui: by(uiOf),
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
