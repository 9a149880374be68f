import { conditions } from '../machine.ts';
import { rounds } from '../statistics.ts';
import { type Column, comparisonTable } from './comparison.ts';
import { floor, otherContenders, portalsEngine, portalsRowPages } from './contenders.ts';
import { rowForms } from './forms.ts';
import { slowdown } from './phone.ts';
import { run } from './run.ts';
import { madePage } from './subject.ts';
import { type Use, use } from './use.ts';

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

const legend = `Medians of ${rounds} runs, in each of which all pages take turns; ms but for memory, with the columns of typing. The page is **opened**,
from its address to the frame that shows it, with all rows but the last; each holds an answer to all but one of its
questions. The last row is **added** by a press; then keys go into a row that was there, and a median key takes so long
**to paint**. Everywhere all rows stand open in the page: React Hook Form's field array, SurveyJS's dynamic panel,
Form.io's data grid, RJSF's array, our question of rows. Our list step shows a card a row instead, and **a page a row**:
there a press on Add opens the new row's page, which is typed in. Only the portal keeps what is typed on the phone.`;

/** How the costs of rows grow with their number, compared to other libraries; a section of the results. */
export async function benchRows(): Promise<string> {
  const others = otherContenders().filter(({ add }) => add);
  const all = [portalsEngine, portalsRowPages, ...others];
  const subjects = rowForms.flatMap((form) => all.map((each) => madePage(each, form)));
  const rows = await run(subjects, all, use);
  return [conditions(), legend, comparisonTable(columns, rows, floor.name)].join('\n\n');
}
