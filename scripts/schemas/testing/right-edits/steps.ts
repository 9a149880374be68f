import { edit, type RightEdit, set, update } from './edit.ts';

const flow = 'application/flow.json';
const information = 'information/flow.json';
const quiz = 'information/learning-check';

export const steps: readonly RightEdit[] = [
  edit('steps in another order', {
    [flow]: update<object[]>(['steps'], ([first, second, third, last]) => [
      first,
      { ...third, progress: 50, next: 'Save and Continue' },
      { ...second, progress: 75, next: 'Review Application' },
      last,
    ]),
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
