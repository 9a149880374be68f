import { conditions } from '../results.ts';
import { rounds } from '../statistics.ts';
import { type Column, comparisonTable } from './comparison.ts';
import { floor, otherContenders, portalsEngine } from './contenders.ts';
import { firstForm, typedForms } from './form.ts';
import { measureUse, type Use } from './measure-use.ts';
import { slowdown } from './phone.ts';
import { run } from './run.ts';
import { firstStep, madePage } from './subject.ts';

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

const legend = `Medians of ${rounds} runs, each of which measures all pages. Keys go into one text field, then the incomplete form is
submitted; each run checks that the text has arrived and that errors are shown. Times are in ms of the main thread:
**CPU** at full speed, of which **Script** in scripts, and ${slowdown}× with the CPU slowdown of a slow phone. **INP** is the longest
time from a key or press until its effect is painted, also with the slowdown (0: under 16 ms). Memory is that of the
untouched page. The **floor** is the same form in plain HTML, where the browser itself takes about 2 ms a key.`;

export async function benchTyping(): Promise<string> {
  const all = [portalsEngine, ...otherContenders];
  const subjects = [
    firstStep,
    madePage(floor, firstForm),
    ...typedForms.flatMap((form) => all.map((each) => madePage(each, form))),
  ];
  const rows = await run(subjects, all, measureUse);
  return [conditions(), legend, comparisonTable(columns, rows, floor.name)].join('\n\n');
}
