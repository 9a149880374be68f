import { all, edit, editToFix, insert, type RightEdit, set, update } from './edit.ts';

const flow = 'application/flow.json';
const information = 'information/flow.json';
const quiz = 'information/learning-check';
const samples = /^application\/samples\/[\w-]+\.json$/;

const advice = {
  id: 'advice',
  kind: 'content',
  path: '/advice',
  title: 'Advice',
  progress: 60,
  next: 'Continue',
  previous: 'Back',
};

/** Steps, content pages and the quiz. */
export const steps: readonly RightEdit[] = [
  edit('a content step', {
    [flow]: insert(['steps', 2], advice),
    'application/content/advice.md': '## Before you go on\n\nTake **your time**.\n',
  }),
  edit('a step for some students', {
    [flow]: insert(['steps', 2], {
      ...advice,
      when: { properties: { workStatus: { const: 'Other' } }, required: ['workStatus'] },
    }),
    'application/content/advice.md': 'Take **your time**.\n',
  }),
  editToFix('a step with a required question', samples, {
    [flow]: insert(['steps', 2], {
      id: 'family',
      path: '/family-information',
      title: 'Family',
      progress: 60,
      next: 'Save and Continue',
      previous: 'Back',
    }),
    'application/family.schema.json':
      '{\n  "$schema": "../meta/step.schema.json",\n  "type": "object",\n  "additionalProperties": false,\n  "properties": { "guardianName": { "type": "string", "maxLength": 60, "pattern": "\\\\S" } },\n  "required": ["guardianName"]\n}\n',
    'application/family.ui.json':
      '{\n  "$schema": "../meta/ui.schema.json",\n  "guardianName": { "ui:title": "Name of your guardian", "ui:widget": "text", "noun": "the name of your guardian" }\n}\n',
  }),
  edit('steps in another order', {
    [flow]: update<object[]>(['steps'], ([first, second, third, last]) => [
      first,
      { ...third, progress: 50, next: 'Save and Continue' },
      { ...second, progress: 75, next: 'Review Application' },
      last,
    ]),
  }),
  edit('other progress', {
    [flow]: all(set(['steps', 0, 'progress'], 20), set(['steps', 1, 'progress'], 40)),
  }),
  edit('drafts kept longer', { [flow]: set(['draft', 'days'], 14) }),
  edit('a note above the questions', {
    'application/content/loan.md': 'Your words are read by **one** person.\n',
  }),
  edit('the correct answer of the quiz moved', {
    [`${quiz}.schema.json`]: update<string[]>(['properties', 'dueDate', 'enum'], (dates) =>
      dates.toReversed(),
    ),
    [`${quiz}.ui.json`]: set(['dueDate', 'answer'], 2),
  }),
  edit('a wrong answer of the quiz reworded', {
    [`${quiz}.schema.json`]: set(['properties', 'dueDate', 'enum', 0], 'On the 1st day'),
  }),
  edit('fewer quiz questions per page', { [information]: set(['steps', 4, 'pageSize'], 1) }),
];
