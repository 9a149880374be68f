import { conditions } from '../machine.ts';
import type { Options } from '../options.ts';
import { type Column, comparisonTable } from './comparison.ts';
import { floor, otherContenders } from './contenders.ts';
import { firstForm } from './forms.ts';
import { networks, slowdown } from './phone.ts';
import { type Measure, run } from './run.ts';
import { firstStep, landing, logIn, madePage } from './subject.ts';
import { type Visit, visit } from './visit.ts';

const columns: readonly Column<keyof Visit>[] = [
  { title: 'kB', figure: 'kilobytes', decimals: 1 },
  { title: 'Requests', figure: 'requests' },
  { title: 'FCP', figure: 'firstPaint' },
  { title: 'LCP', figure: 'largestPaint' },
  { title: 'CLS', figure: 'shift', decimals: 3 },
  { title: 'Accepts input', figure: 'accepts' },
  { title: 'Usable', figure: 'usable' },
  { title: '× floor', timesFloor: 'usable' },
  { title: 'Blocked', figure: 'blocked' },
  { title: 'FCP, second visit', figure: 'secondPaint' },
];

const legend = (
  runs: number,
) => `Medians of ${runs} runs, in each of which all pages take turns, in Chromium with the CPU slowed ${slowdown} times, cold but for
the second visit; everything from loopback with brotli, the network as the browser's developer tools slow it. Times
are ms. The others show the portal's own first form. A page **accepts input** when its field (on the landing page its
first link) is there, and is **usable** when React has taken over; the kB and requests are those until then. The
**floor** is the same form in plain HTML.`;

/** How long a student waits for a page, beside the same form made otherwise; as a section of the results. */
export async function benchLoad(options: Options): Promise<string> {
  const contenders = otherContenders();
  const subjects = [landing, logIn, firstStep, ...contenders.map((each) => madePage(each, firstForm))];
  const measures = options.networks.map(
    (network): Measure<keyof Visit> =>
      (stage, subject) =>
        visit(stage, subject, network),
  );
  const tables = await run(subjects, contenders, measures, options);
  const parts = tables.map(
    (rows, index) =>
      `### ${networks[options.networks[index]!].name}\n\n${comparisonTable(columns, rows, floor.name)}`,
  );
  return [conditions(), legend(options.runs), ...parts].join('\n\n');
}
