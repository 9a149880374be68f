import { bytesHeader, bytesOf, measured, readBuild } from '#scripts/build/bytes.ts';
import { tableOf } from './results.ts';

const legend = `KB (of 1000 bytes) after brotli that the first visit of a route loads: the scripts and styles that it waits for, and its
page. tests/budget.json holds every route to what it has reached.`;

/** What each route costs in bytes, from the build alone; as a section of the results. */
export function benchBytes(): string {
  const build = readBuild();
  const [, ...figures] = bytesHeader;
  const rows = measured.map((route) => bytesOf(build, route));
  return [legend, tableOf(['Route', ...figures], rows)].join('\n\n');
}
