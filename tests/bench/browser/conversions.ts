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

export function htmlOf({ title, questions }: Form): string {
  const fields = questions.map(htmlFieldOf).join('\n');
  return `<form novalidate><h1>${escaped(title)}</h1>\n${fields}\n<button type="submit">Submit</button></form>`;
}

function htmlFieldOf({ name, label, type, required, options = [], maxLength, pattern }: Question): string {
  const attributes = `name="${name}"${required ? ' required' : ''}`;
  const words = escaped(label);
  if (type === 'select') {
    const list = options.map(
      ({ value, title }) => `<option value="${escaped(value)}">${escaped(title)}</option>`,
    );
    return `<label>${words}<select ${attributes}><option value=""></option>${list.join('')}</select></label>`;
  }
  if (type === 'radios') {
    const choices = options.map(
      ({ value, title }) =>
        `<label class="choice"><input type="radio" ${attributes} value="${escaped(value)}">${escaped(title)}</label>`,
    );
    return `<fieldset><legend>${words}</legend>${choices.join('')}</fieldset>`;
  }
  const length = maxLength === undefined ? '' : ` maxlength="${maxLength}"`;
  // In HTML, a pattern must match the whole text, but in JSON Schema, it may match any part. The `.*` on both
  // sides makes the HTML pattern equivalent.
  const rule = pattern === undefined ? '' : ` pattern="${escaped(`.*(?:${pattern}).*`)}"`;
  return `<label>${words}<input type="${type}" ${attributes}${length}${rule}></label>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign]!);
}

/** Converts a form to JSON Schema. Options become an `enum`, which RJSF and JSON Forms render fastest. */
function jsonSchemaOf({ questions }: Form) {
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

export function jsonFormsOf(form: Form) {
  const elements = form.questions.map(({ name, type }) => ({
    type: 'Control',
    scope: `#/properties/${name}`,
    ...(type === 'radios' && { options: { format: 'radio' } }),
  }));
  return { schema: jsonSchemaOf(form), uischema: { type: 'VerticalLayout', elements } };
}

/** Converts a form to a survey, which updates answers on every key press, as the other libraries do. */
export function surveyOf({ title, questions }: Form) {
  return {
    title,
    textUpdateMode: 'onTyping',
    showQuestionNumbers: 'off',
    focusFirstQuestionAutomatic: false,
    elements: questions.map(surveyElementOf),
  };
}

function surveyElementOf({ name, label, type, required, options, maxLength }: Question) {
  const common = { name, title: label, isRequired: required };
  if (type === 'text' || type === 'number') return { ...common, type: 'text', inputType: type, maxLength };
  const choices = options?.map(({ value, title }) => ({ value, text: title }));
  return { ...common, type: type === 'select' ? 'dropdown' : 'radiogroup', choices };
}

export function formioOf({ questions }: Form) {
  const send = { type: 'button', action: 'submit', label: 'Submit', key: 'submit' };
  return { display: 'form', components: [...questions.map(formioComponentOf), send] };
}

function formioComponentOf({ name, label, type, required, options, maxLength, pattern }: Question) {
  const common = { key: name, label, input: true, validate: { required, maxLength, pattern } };
  const values = options?.map(({ value, title }) => ({ value, label: title }));
  if (type === 'select') return { ...common, type: 'select', widget: 'html5', data: { values } };
  if (type === 'radios') return { ...common, type: 'radio', values };
  return { ...common, type: type === 'number' ? 'number' : 'textfield' };
}
