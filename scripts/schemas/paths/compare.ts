import { answerAt } from '#engine/core/index.ts';
import type { FormPath, FormPaths } from './paths.ts';

/** A path with what became of it. */
export interface ComparedPath {
  readonly path: FormPath;
  readonly change: 'same' | 'new' | 'changed' | 'gone';
  /** Steps and questions that the same path had not, or had, before. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * A form's paths as they were before and as they are. Two are the same one where they agree in all that both forms know, or
 * else where the same is answered to get there. Those that are gone come last.
 */
export function comparePaths(before: FormPaths, now: FormPaths): ComparedPath[] {
  const [known, still] = [namesOf(before), namesOf(now)];
  const shared = (path: FormPath) =>
    JSON.stringify(
      placesOf(path)
        .filter((name) => known.has(name) && still.has(name))
        .sort(),
    );
  const left = new Set(before.paths);
  const pairs = now.paths
    .flatMap((path) =>
      before.paths.flatMap((earlier): Pair[] => {
        const isShared = shared(earlier) === shared(path);
        const isPair = isShared || hasSameAnswers(earlier, path);
        return isPair ? [{ path, earlier, isShared, ...between(earlier, path) }] : [];
      }),
    )
    // The most alike first; of paths that are alike one is the earlier one, and the others are new.
    .toSorted(
      (one, other) => Number(other.isShared) - Number(one.isShared) || distance(one) - distance(other),
    );
  const found = new Map<FormPath, ComparedPath>();
  for (const { path, earlier, added, removed } of pairs) {
    if (found.has(path) || !left.delete(earlier)) continue;
    const isSame = added.length + removed.length === 0 && !path.deadEnd === !earlier.deadEnd;
    found.set(path, { path, change: isSame ? 'same' : 'changed', added, removed });
  }
  return [
    ...now.paths.map(
      (path): ComparedPath => found.get(path) ?? { path, change: 'new', added: [], removed: [] },
    ),
    ...[...left].map((path): ComparedPath => ({ path, change: 'gone', added: [], removed: [] })),
  ];
}

/** Whether all questions that decide in both are answered alike, of which there is one at least. */
function hasSameAnswers(earlier: FormPath, path: FormPath): boolean {
  const answerTo = ({ walk }: FormPath, { step, path }: FormPath['deciding'][number]) =>
    JSON.stringify(answerAt(walk.answers[step] ?? {}, path));
  const both = path.deciding.filter(({ question }) =>
    earlier.deciding.some((other) => other.question === question),
  );
  return both.length > 0 && both.every((each) => answerTo(path, each) === answerTo(earlier, each));
}

interface Pair {
  readonly path: FormPath;
  readonly earlier: FormPath;
  readonly isShared: boolean;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const distance = ({ added, removed }: Pick<Pair, 'added' | 'removed'>) => added.length + removed.length;

/** Steps, which have no sign between, and questions; where nobody gets to the end, that as well. */
const placesOf = ({ walk, deadEnd }: FormPath): string[] => [
  ...walk.steps,
  ...walk.questions,
  ...(deadEnd ? [`${deadEnd.step}/${deadEnd.field}!`] : []),
];

function namesOf({ paths, neverAsked }: FormPaths): ReadonlySet<string> {
  return new Set([...paths.flatMap(placesOf), ...neverAsked.steps, ...neverAsked.questions]);
}

function between(earlier: FormPath, path: FormPath): Pick<Pair, 'added' | 'removed'> {
  const [was, is] = [new Set(placesOf(earlier)), new Set(placesOf(path))];
  const without = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...names].filter((name) => !others.has(name) && !name.endsWith('!'));
  return { added: without(is, was), removed: without(was, is) };
}
