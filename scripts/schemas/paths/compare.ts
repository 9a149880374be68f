import { answerTo, type FormPath, type FormPaths } from './paths.ts';

type Parts = Pick<ComparedPath, 'added' | 'removed'>;

export interface ComparedPath {
  readonly path: FormPath;
  readonly change: 'same' | 'new' | 'changed' | 'gone';
  /**
   * The steps and questions that are on the path only after the change (`added`) or only before it
   * (`removed`).
   */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Compares the paths of two versions of a form. Two paths correspond if they have the same steps and
 * questions, apart from steps and questions that exist in only one version. Failing that, they correspond if
 * their deciding answers are the same. Removed paths come last.
 */
export function comparePaths(before: FormPaths, now: FormPaths): ComparedPath[] {
  const [known, still] = [allNames(before), allNames(now)];
  const shared = (path: FormPath) =>
    JSON.stringify(
      partNamesOf(path)
        .filter((name) => known.has(name) && still.has(name))
        .sort(),
    );
  const left = new Set(before.paths);
  const pairs = now.paths
    .flatMap((path) =>
      before.paths.flatMap((earlier) => {
        const isShared = shared(earlier) === shared(path);
        const isPair = isShared || hasSameAnswers(earlier, path);
        return isPair ? [{ path, earlier, isShared, ...between(earlier, path) }] : [];
      }),
    )
    // An earlier path can belong to only one pair, so the most similar pairs come first. A current path
    // without a pair counts as new.
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

function hasSameAnswers(earlier: FormPath, path: FormPath): boolean {
  const both = path.deciding.filter(({ question }) =>
    earlier.deciding.some((other) => other.question === question),
  );
  // The answers are compared as JSON, because isDeepStrictEqual also compares prototypes, and some answers
  // are objects without a prototype.
  const isSame = (each: FormPath['deciding'][number]) =>
    JSON.stringify(answerTo(path, each)) === JSON.stringify(answerTo(earlier, each));
  return both.length > 0 && both.every(isSame);
}

const distance = ({ added, removed }: Parts) => added.length + removed.length;

/**
 * Returns the names of a path's steps and questions, written as `step` and `step/question`. If the path is a
 * dead end, adds the question at which it ends, followed by "!".
 */
const partNamesOf = ({ walk, deadEnd }: FormPath): string[] => [
  ...walk.steps,
  ...walk.questions,
  ...(deadEnd ? [`${deadEnd.step}/${deadEnd.field}!`] : []),
];

function allNames({ paths, neverAsked }: FormPaths): ReadonlySet<string> {
  return new Set([...paths.flatMap(partNamesOf), ...neverAsked.steps, ...neverAsked.questions]);
}

function between(earlier: FormPath, path: FormPath): Parts {
  const [was, is] = [new Set(partNamesOf(earlier)), new Set(partNamesOf(path))];
  const without = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...names].filter((name) => !others.has(name) && !name.endsWith('!'));
  return { added: without(is, was), removed: without(was, is) };
}
