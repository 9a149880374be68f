import type { Outcome } from './soak.ts';

/** Whether everything that was acknowledged is there, once, whole, and nothing else. */
export function isClean({ lost, duplicated, unexplained, parts, damage }: Outcome): boolean {
  return [lost, duplicated, unexplained, parts, damage].every((list) => list.length === 0);
}

/** Several runs as one. */
export function sumOf(outcomes: readonly Outcome[]): Outcome {
  const added = (pick: (outcome: Outcome) => number) => outcomes.reduce((sum, each) => sum + pick(each), 0);
  return {
    kills: added(({ kills }) => kills),
    acknowledged: added(({ acknowledged }) => acknowledged),
    cutOff: added(({ cutOff }) => cutOff),
    unavailable: added(({ unavailable }) => unavailable),
    readyMs: {
      portal: outcomes.flatMap(({ readyMs }) => readyMs.portal),
      postgres: outcomes.flatMap(({ readyMs }) => readyMs.postgres),
    },
    lost: outcomes.flatMap(({ lost }) => lost),
    duplicated: outcomes.flatMap(({ duplicated }) => duplicated),
    unexplained: outcomes.flatMap(({ unexplained }) => unexplained),
    parts: outcomes.flatMap(({ parts }) => parts),
    strays: outcomes.flatMap(({ strays }) => strays),
    damage: outcomes.flatMap(({ damage }) => damage),
  };
}

export function tableOf(outcome: Outcome): string {
  const { lost, duplicated, unexplained, parts, strays, damage } = outcome;
  const rows: readonly (readonly [string, string | number])[] = [
    ['kills', outcome.kills],
    ['acknowledged writes', outcome.acknowledged],
    ['cut off, sent again', outcome.cutOff],
    ['answered 503, sent again', outcome.unavailable],
    ['lost', lost.length],
    ['duplicated', duplicated.length],
    ['stored, never acknowledged', unexplained.length],
    ['half files left', parts.length],
    ['files without a row, until swept', strays.length],
    ['complaints of the database', damage.length],
    ['ready after its start, ms', spreadOf(outcome.readyMs.portal)],
    ['ready after PostgreSQL, ms', spreadOf(outcome.readyMs.postgres)],
  ];
  const details = { lost, duplicated, unexplained, parts, damage };
  return [
    ...rows.map(([name, value]) => `${name.padEnd(34)}${value}`),
    ...Object.entries(details).flatMap(([name, list]) => list.slice(0, 20).map((line) => `${name}: ${line}`)),
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
