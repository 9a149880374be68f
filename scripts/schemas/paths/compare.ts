import type { Way, Ways } from './ways.ts';

/** A way with what became of it. */
export interface ComparedWay {
  readonly way: Way;
  readonly change: 'same' | 'new' | 'changed' | 'gone';
  /** Steps and questions that the same way had not, or had, before. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** A form's ways as they were before and as they are, of which what both know makes pairs. Those that are gone come last. */
export function compareWays(before: Ways, now: Ways): ComparedWay[] {
  const [known, still] = [namesOf(before), namesOf(now)];
  const shared = (way: Way) =>
    JSON.stringify(
      placesOf(way)
        .filter((name) => known.has(name) && still.has(name))
        .sort(),
    );
  const left = new Set(before.ways);
  const pairs = now.ways
    .flatMap((way) =>
      before.ways
        .filter((earlier) => shared(earlier) === shared(way))
        .map((earlier) => ({ way, earlier, ...between(earlier, way) })),
    )
    // The most alike first; of ways that are alike one is the earlier one, and the others are new.
    .toSorted((one, other) => distance(one) - distance(other));
  const found = new Map<Way, ComparedWay>();
  for (const { way, earlier, added, removed } of pairs) {
    if (found.has(way) || !left.delete(earlier)) continue;
    found.set(way, { way, change: added.length + removed.length > 0 ? 'changed' : 'same', added, removed });
  }
  return [
    ...now.ways.map((way): ComparedWay => found.get(way) ?? { way, change: 'new', added: [], removed: [] }),
    ...[...left].map((way): ComparedWay => ({ way, change: 'gone', added: [], removed: [] })),
  ];
}

interface Pair {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const distance = ({ added, removed }: Pair) => added.length + removed.length;

/** Steps, which have no sign between, and questions; where nobody gets to the end, that as well. */
const placesOf = ({ walk, stuckAt }: Way): string[] => [
  ...walk.steps,
  ...walk.questions,
  ...(stuckAt ? [`${stuckAt.step}/${stuckAt.field}!`] : []),
];

function namesOf({ ways, neverAsked }: Ways): ReadonlySet<string> {
  return new Set([...ways.flatMap(placesOf), ...neverAsked.steps, ...neverAsked.questions]);
}

function between(earlier: Way, way: Way): Pair {
  const [was, is] = [new Set(placesOf(earlier)), new Set(placesOf(way))];
  const without = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...names].filter((name) => !others.has(name) && !name.endsWith('!'));
  return { added: without(is, was), removed: without(was, is) };
}
