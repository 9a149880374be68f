import type { Outcome } from './soak.ts';

/** Whether everything that was acknowledged is there, once, whole, and nothing else. */
export function isClean({ lost, duplicated, unexplained, parts, damage }: Outcome): boolean {
  return [lost, duplicated, unexplained, parts, damage].every((list) => list.length === 0);
}

export function tableOf(outcome: Outcome): string {
  const { lost, duplicated, unexplained, parts, strays, damage } = outcome;
  const ready = outcome.readyMs.toSorted((one, other) => one - other);
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
    ['ready again, median', `${Math.round(ready[Math.floor(ready.length / 2)] ?? 0)} ms`],
    ['ready again, longest', `${Math.round(ready.at(-1) ?? 0)} ms`],
  ];
  const details = { lost, duplicated, unexplained, parts, damage };
  return [
    ...rows.map(([name, value]) => `${name.padEnd(34)}${String(value).padStart(10)}`),
    ...Object.entries(details).flatMap(([name, list]) => list.slice(0, 20).map((line) => `${name}: ${line}`)),
  ].join('\n');
}
