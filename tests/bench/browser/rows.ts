import { conditions } from '../machine.ts';
import { rounds } from '../statistics.ts';
import { type Column, comparisonTable } from './comparison.ts';
import { floor, otherContenders, portalsEngine, portalsRowPages } from './contenders.ts';
import { rowForms } from './forms.ts';
import { measureUse, type Use } from './measure-use.ts';
import { slowdown } from './phone.ts';
import { run } from './run.ts';
import { madePage } from './subject.ts';

const columns: readonly Column<keyof Use>[] = [
  { title: 'Opened', figure: 'opened' },
  { title: '× floor', timesFloor: 'opened' },
  { title: `Add, ${slowdown}×`, figure: 'slowAdd' },
  { title: '× floor', timesFloor: 'slowAdd' },
  { title: 'INP', figure: 'worstAdd' },
  { title: 'Key CPU', figure: 'key', decimals: 1 },
  { title: 'Script', figure: 'keyScript', decimals: 2 },
  { title: '× floor', timesFloor: 'key' },
  { title: `Key, ${slowdown}×`, figure: 'slowKey', decimals: 1 },
  { title: 'To paint', figure: 'keyPaint', decimals: 1 },
  { title: 'INP', figure: 'worstKey' },
  { title: `Submit, ${slowdown}×`, figure: 'slowSubmit' },
  { title: 'INP', figure: 'worstSubmit' },
  { title: 'Heap MB', figure: 'heap', decimals: 1 },
  { title: 'Nodes', figure: 'nodes' },
];

const legend = `Medians of ${rounds} runs, each of which measures all pages. Times are in ms; the columns are those of typing. **Opened** is the
time from navigation to the frame that shows the page, with all rows except the last; each row has answers to all
questions but one. **Add** is a press that adds the last row. Keys go into an existing row; **To paint** is the median
time from a key to the next frame. All rows are open in the page: React Hook Form's field array, SurveyJS's dynamic
panel, Form.io's data grid, RJSF's array, the portal's repeat. **A page a row** is the portal's list step, with a card
for each row: Add opens the new row's page, and the keys go there. Only the portal stores the input on the phone.`;

export async function benchRows(): Promise<string> {
  const others = otherContenders().filter(({ add }) => add);
  const all = [portalsEngine, portalsRowPages, ...others];
  const subjects = rowForms.flatMap((form) => all.map((each) => madePage(each, form)));
  const rows = await run(subjects, all, measureUse);
  return [conditions(), legend, comparisonTable(columns, rows, floor.name)].join('\n\n');
}
