import { answerAt } from '#engine/core/index.ts';
import type { Way, Ways } from './ways.ts';

/** A way with what became of it. */
export interface ComparedWay {
  readonly way: Way;
  readonly change: 'same' | 'new' | 'changed' | 'gone';
  /** Steps and questions that the same way had not, or had, before. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * A form's ways as they were before and as they are. Two are the same one where they agree in all that both forms know, or
 * else where the same is answered to get there. Those that are gone come last.
 */
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
      before.ways.flatMap((earlier): Pair[] => {
        const isShared = shared(earlier) === shared(way);
        const isPair = isShared || hasSameAnswers(earlier, way);
        return isPair ? [{ way, earlier, isShared, ...between(earlier, way) }] : [];
      }),
    )
    // The most alike first; of ways that are alike one is the earlier one, and the others are new.
    .toSorted(
      (one, other) => Number(other.isShared) - Number(one.isShared) || distance(one) - distance(other),
    );
  const found = new Map<Way, ComparedWay>();
  for (const { way, earlier, added, removed } of pairs) {
    if (found.has(way) || !left.delete(earlier)) continue;
    const isSame = added.length + removed.length === 0 && !way.stuckAt === !earlier.stuckAt;
    found.set(way, { way, change: isSame ? 'same' : 'changed', added, removed });
  }
  return [
    ...now.ways.map((way): ComparedWay => found.get(way) ?? { way, change: 'new', added: [], removed: [] }),
    ...[...left].map((way): ComparedWay => ({ way, change: 'gone', added: [], removed: [] })),
  ];
}

/** Whether all questions that decide in both are answered alike, of which there is one at least. */
function hasSameAnswers(earlier: Way, way: Way): boolean {
  const answerTo = ({ walk }: Way, { step, path }: Way['deciding'][number]) =>
    JSON.stringify(answerAt(walk.answers[step] ?? {}, path));
  const both = way.deciding.filter(({ question }) =>
    earlier.deciding.some((other) => other.question === question),
  );
  return both.length > 0 && both.every((each) => answerTo(way, each) === answerTo(earlier, each));
}

interface Pair {
  readonly way: Way;
  readonly earlier: Way;
  readonly isShared: boolean;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const distance = ({ added, removed }: Pick<Pair, 'added' | 'removed'>) => added.length + removed.length;

/** Steps, which have no sign between, and questions; where nobody gets to the end, that as well. */
const placesOf = ({ walk, stuckAt }: Way): string[] => [
  ...walk.steps,
  ...walk.questions,
  ...(stuckAt ? [`${stuckAt.step}/${stuckAt.field}!`] : []),
];

function namesOf({ ways, neverAsked }: Ways): ReadonlySet<string> {
  return new Set([...ways.flatMap(placesOf), ...neverAsked.steps, ...neverAsked.questions]);
}

function between(earlier: Way, way: Way): Pick<Pair, 'added' | 'removed'> {
  const [was, is] = [new Set(placesOf(earlier)), new Set(placesOf(way))];
  const without = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...names].filter((name) => !others.has(name) && !name.endsWith('!'));
  return { added: without(is, was), removed: without(was, is) };
}
