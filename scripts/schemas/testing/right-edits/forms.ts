import { all, edit, editToFix, type RightEdit, set, update } from './edit.ts';

const flow = 'exit-survey/flow.json';
const step = '../meta/step.schema.json';
const ui = '../meta/ui.schema.json';

const json = (file: object) => `${JSON.stringify(file, null, 2)}\n`;

const form = (id: string, change: object, submit: object): RightEdit['changes'] => ({
  [`${id}/flow.json`]: json({
    $schema: '../meta/flow.schema.json',
    id,
    version: 1,
    title: 'Event',
    access: 'public',
    path: `/${id}`,
    steps: [{ id: 'about', title: 'About', submit: 'Send' }],
    submit: { who: 'anyone', wait: 'at-once', go: '/', ...submit },
    ...change,
  }),
  [`${id}/about.schema.json`]: json({
    $schema: step,
    type: 'object',
    additionalProperties: false,
    properties: {
      topic: { type: 'string', enum: ['Fees', 'Jobs'] },
      words: { type: 'string', maxLength: 90 },
    },
    required: ['topic'],
  }),
  [`${id}/about.ui.json`]: json({
    $schema: ui,
    topic: { 'ui:title': 'Topic', 'ui:widget': 'radios', noun: 'the topic' },
    words: { 'ui:title': 'Words', 'ui:widget': 'text', noun: 'your words' },
  }),
});

const onTopic = { properties: { topic: { const: 'Fees' } }, required: ['topic'] };
const fixed = (id: string) => new RegExp(`^${id}/samples/valid\\.json$`);

export const forms: readonly RightEdit[] = [
  editToFix('a form for anyone', fixed('event'), form('event', {}, {})),
  editToFix(
    'a form for students, named like a property of Object',
    fixed('constructor'),
    form('constructor', { access: 'student', layout: 'tabs' }, { who: 'student', once: 'per-student' }),
  ),
  editToFix('a guide whose question decides what is shown', fixed('guide'), {
    ...form(
      'guide',
      {
        steps: [
          { id: 'about', title: 'About', submit: 'Go on' },
          { id: 'fees', kind: 'content', title: 'Fees', when: onTopic },
        ],
      },
      { who: 'nobody' },
    ),
    'guide/content/fees.md': 'They are due on the 5th.\n',
  }),
  edit('a form that may be sent again', { [flow]: set(['submit', 'once'], 'always') }),
  edit('a form that does not wait for the server', {
    [flow]: all(set(['submit', 'wait'], 'at-once'), set(['submit', 'refused'], undefined)),
  }),
  edit('no prefilled facts', { [flow]: set(['prefill'], undefined) }),
  edit('an answer that stays on the phone', { 'exit-survey/work.ui.json': set(['advice', 'sent'], false) }),
  edit('an end page removed', {
    [flow]: all(
      update<object[]>(['steps'], (steps) => steps.slice(0, 3)),
      set(['submit', 'go'], '/home'),
    ),
    'exit-survey/content/done.md': null,
  }),
];
