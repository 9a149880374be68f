import { conditions } from '../results.ts';
import { rounds } from '../statistics.ts';
import { type Column, comparisonTable } from './comparison.ts';
import { floor, otherContenders } from './contenders.ts';
import { firstForm } from './form.ts';
import { networks, slowdown } from './phone.ts';
import { run } from './run.ts';
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

const legend = `Medians of ${rounds} runs, each of which measures all pages, in Chromium with ${slowdown}x CPU slowdown and an empty cache, except for
the second visit. Pages come from loopback with brotli; the network is throttled as by the developer tools. Times are in
ms. The other libraries render the portal's first form. A page **accepts input** when its field (on the landing page,
its first link) exists, and is **usable** when React has hydrated it; kB and requests are counted until then. The
**floor** is the same form in plain HTML.`;

export async function benchLoad(): Promise<string> {
  const subjects = [landing, logIn, firstStep, ...otherContenders.map((each) => madePage(each, firstForm))];
  const parts: string[] = [];
  for (const network of networks) {
    const rows = await run(subjects, otherContenders, (stage, subject) => visit(stage, subject, network));
    parts.push(`### ${network.name}\n\n${comparisonTable(columns, rows, floor.name)}`);
  }
  return [conditions(), legend, ...parts].join('\n\n');
}
