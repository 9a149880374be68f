import type { Outcome } from './soak.ts';

/** Whether everything that was acknowledged is there, once, whole, and nothing else. */
export function isClean({ lost, duplicated, unexplained, parts, damage }: Outcome): boolean {
  return [lost, duplicated, unexplained, parts, damage].every((list) => list.length === 0);
}

/** Several runs as one table, and what was wrong in them. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((sum, each) => sum + pick(each), 0);
  const all = (pick: (outcome: Outcome) => readonly string[]) => outcomes.flatMap(pick);
  const wrong = {
    lost: all(({ lost }) => lost),
    duplicated: all(({ duplicated }) => duplicated),
    unexplained: all(({ unexplained }) => unexplained),
    parts: all(({ parts }) => parts),
    damage: all(({ damage }) => damage),
  };
  const rows: readonly (readonly [string, string | number])[] = [
    ['kills', sum(({ kills }) => kills)],
    ['acknowledged writes', sum(({ acknowledged }) => acknowledged)],
    ['cut off, sent again', sum(({ cutOff }) => cutOff)],
    ['answered 503, sent again', sum(({ unavailable }) => unavailable)],
    ['lost', wrong.lost.length],
    ['duplicated', wrong.duplicated.length],
    ['stored, never acknowledged', wrong.unexplained.length],
    ['half files left', wrong.parts.length],
    ['files without a row, until swept', sum(({ strays }) => strays.length)],
    ['complaints of the database', wrong.damage.length],
    ['ready after its start, ms', spreadOf(outcomes.flatMap(({ readyMs }) => readyMs.portal))],
    ['ready after PostgreSQL, ms', spreadOf(outcomes.flatMap(({ readyMs }) => readyMs.postgres))],
  ];
  return [
    ...rows.map(([name, value]) => `${name.padEnd(34)}${value}`),
    ...Object.entries(wrong).flatMap(([name, list]) => list.slice(0, 20).map((line) => `${name}: ${line}`)),
  ].join('\n');
}

function spreadOf(times: readonly number[]): string {
  if (times.length === 0) return '-';
  const sorted = times.toSorted((one, other) => one - other).map(Math.round);
  return `${sorted[Math.floor(sorted.length / 2)]} (median), ${sorted.at(-1)} (longest)`;
}

/** How long the server itself took at the most, without what its database took before. */
export function longestReadyMs({ readyMs }: Outcome): number {
  return Math.max(...readyMs.portal, ...readyMs.postgres);
}
