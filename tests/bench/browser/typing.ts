import { conditions } from '../machine.ts';
import { rounds } from '../statistics.ts';
import { type Column, comparisonTable } from './comparison.ts';
import { floor, otherContenders, portalsEngine } from './contenders.ts';
import { firstForm, typedForms } from './forms.ts';
import { slowdown } from './phone.ts';
import { run } from './run.ts';
import { firstStep, madePage } from './subject.ts';
import { type Use, use } from './use.ts';

const columns: readonly Column<keyof Use>[] = [
  { title: 'Key CPU', figure: 'key', decimals: 1 },
  { title: 'Script', figure: 'keyScript', decimals: 2 },
  { title: '× floor', timesFloor: 'key' },
  { title: `Key, ${slowdown}×`, figure: 'slowKey', decimals: 1 },
  { title: 'INP', figure: 'worstKey' },
  { title: 'Submit CPU', figure: 'submit', decimals: 1 },
  { title: '× floor', timesFloor: 'submit' },
  { title: `Submit, ${slowdown}×`, figure: 'slowSubmit' },
  { title: 'INP', figure: 'worstSubmit' },
  { title: 'Heap MB', figure: 'heap', decimals: 1 },
  { title: 'Nodes', figure: 'nodes' },
];

const legend = `Medians of ${rounds} runs, in each of which all pages take turns. Keys go into one text field, then the unfinished form is
sent; that the text has arrived and that the mistakes are shown is checked. Times are ms of the main thread: CPU as it
is, of which **script**, and ${slowdown}× as a slow phone takes; **INP** is there the worst key or press until its effect is
painted (0: under 16 ms). Memory is that of the untouched page. The **floor** is the same form in plain HTML, of which
about 2 ms a key are the browser's own.`;

/** The costs of typing, sending and memory as a form grows, compared to other libraries; a section of the results. */
export async function benchTyping(): Promise<string> {
  const others = otherContenders();
  const all = [portalsEngine, ...others];
  const subjects = [
    firstStep,
    madePage(floor, firstForm),
    ...typedForms.flatMap((form) => all.map((each) => madePage(each, form))),
  ];
  const rows = await run(subjects, all, use);
  return [conditions(), legend, comparisonTable(columns, rows, floor.name)].join('\n\n');
}
