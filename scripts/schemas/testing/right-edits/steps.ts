import { edit, type RightEdit, set } from './edit.ts';

const flow = 'application/flow.json';
const information = 'information/flow.json';

export const steps: readonly RightEdit[] = [
  edit('drafts kept longer', { [flow]: set(['draft', 'days'], 14) }),
  edit('a note above the questions', {
    'application/content/loan.md': 'Your words are read by **one** person.\n',
  }),
  edit('a wrong answer of the quiz reworded', {
    'information/learning-check.schema.json': set(['properties', 'dueDate', 'enum', 0], 'On the 1st day'),
  }),
  edit('fewer quiz questions per page', { [information]: set(['steps', 4, 'pageSize'], 1) }),
];
