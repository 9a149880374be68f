import { type Place, setAt } from './conditions/subjects.ts';
import { type Fields, fieldsOf, flowFile, listOf, type Read } from './files.ts';

export interface QuestionKind {
  readonly words: string;
  readonly widget: string;
  readonly rules: Fields;
  readonly isRequired?: boolean;
  readonly says?: Fields;
}

export const quizQuestion: QuestionKind = {
  words: 'A choice with one right answer',
  widget: 'radios',
  rules: { type: 'string', enum: ['The right answer', 'Another answer'] },
  isRequired: true,
  says: { answer: 1, feedback: { right: 'Correct!', wrong: 'Try again.' } },
};

/**
 * Returns the kinds of questions that staff can add at a place.
 *
 * @param list the options file for kinds with options
 * @param block the block for a question that refers to a block
 */
export function kindsFor(read: Read, at: Place, list: string, block?: string): readonly QuestionKind[] {
  const steps = listOf(fieldsOf(read(flowFile(at.form))).steps).map(fieldsOf);
  if (steps.find(({ id }) => id === at.step)?.kind === 'quiz') return [quizQuestion];
  // Questions in a block cannot contain further questions.
  if (at.form === 'blocks') return questionKinds(list);
  const trail = at.trail ?? [];
  const holder = trail.at(-1);
  if (holder === undefined)
    return [
      ...questionKinds(list),
      ...holdingKinds(list),
      ...(block === undefined ? [] : [blockKind(block)]),
    ];
  const around = setAt(read, { ...at, trail: trail.slice(0, -1) });
  if (fieldsOf(around.words[holder])['ui:widget'] !== 'matrix') return questionKinds(list);
  // All rows of a table have the same options, so a new row copies the options of the first row.
  const [first] = Object.values(fieldsOf(setAt(read, at).rules.properties));
  return [{ words: 'Another row', widget: 'radios', rules: fieldsOf(first) }];
}

const firstText = { type: 'string', maxLength: 120, pattern: '\\S' };

const holding = (name: string, rules: Fields) => ({
  ...{ type: 'object', additionalProperties: false },
  ...{ properties: { [name]: rules }, required: [name] },
});

const held = (title: string, widget = 'text') => ({
  'ui:title': title,
  'ui:widget': widget,
  noun: title.toLowerCase(),
});

export const rowsKind: QuestionKind = {
  words: 'Repeated questions',
  widget: 'rows',
  rules: { type: 'array', maxItems: 10, items: holding('name', firstText) },
  says: { summary: '{{name}}', add: 'Add another', fields: { name: held('The name') } },
};

const blockKind = (block: string): QuestionKind => ({
  words: 'Shared questions',
  widget: 'group',
  rules: { $ref: `../blocks/${block}.schema.json` },
});

/**
 * Lists the kinds of questions that contain other questions. Each starts with one inner question. `list` is
 * the options file for a table.
 */
const holdingKinds = (list: string): readonly QuestionKind[] => [
  {
    ...{ words: 'Questions that belong together', widget: 'group', rules: holding('detail', firstText) },
    says: { fields: { detail: held('A detail') } },
  },
  rowsKind,
  {
    words: 'A table: the same options in each row',
    widget: 'matrix',
    rules: holding('line', { $ref: `../${list}` }),
    says: { fields: { line: held('The first line', 'radios') } },
  },
];

export const ownOptionsKind: QuestionKind = {
  words: 'One of a few options that you type',
  widget: 'radios',
  rules: { type: 'string', enum: ['Yes', 'No'] },
};

export function typedOptions(typed: string): readonly string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}

export const withOptions = (kind: QuestionKind, options: readonly string[]): QuestionKind => ({
  ...kind,
  rules: { ...kind.rules, enum: options },
});

/** Lists the kinds in the order of the staff guide. `list` is the options file for kinds with options. */
export function questionKinds(list: string): readonly QuestionKind[] {
  const options = { $ref: `../${list}` };
  return [
    { words: 'A line of text', widget: 'text', rules: { type: 'string', maxLength: 120, pattern: '\\S' } },
    {
      words: 'Several lines of text',
      widget: 'textarea',
      rules: { type: 'string', maxLength: 2000, pattern: '\\S' },
    },
    { words: 'One option from a list', widget: 'select', rules: options },
    { words: 'One of a few options, all visible', widget: 'radios', rules: options },
    {
      words: 'Several options from a list',
      widget: 'checkboxes',
      rules: { type: 'array', uniqueItems: true, items: options },
    },
    ownOptionsKind,
    { words: 'Yes or no', widget: 'radios', rules: { type: 'boolean' } },
    {
      ...{ words: 'Consent: a box that must be ticked', widget: 'checkbox' },
      ...{ rules: { type: 'boolean', const: true }, isRequired: true },
    },
    { words: 'A number', widget: 'number', rules: { type: 'number', minimum: 0 } },
    { words: 'A whole number', widget: 'number', rules: { type: 'integer', minimum: 0 } },
    { words: 'A date', widget: 'date', rules: { type: 'string', format: 'date' } },
    {
      words: 'A day in the past, such as a birthday',
      widget: 'date',
      rules: { type: 'string', format: 'date', pastYears: 120 },
    },
    {
      words: 'An e-mail address',
      widget: 'email',
      rules: { type: 'string', format: 'email', maxLength: 100 },
    },
    {
      ...{ words: 'A phone number', widget: 'phone' },
      rules: { type: 'string', format: 'phone', countries: ['GM', 'SN', 'GB'] },
    },
  ];
}
