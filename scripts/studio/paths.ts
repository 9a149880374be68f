import type { Flow } from '#engine/core/index.ts';
import type { PathEntry, Paths, Version } from '#studio/protocol.ts';
import { runtimeFlow } from '../schemas/compile/runtime-flow.ts';
import { type ComparedPath, comparePaths } from '../schemas/paths/compare.ts';
import { countOf, type FormPath, type FormPaths, pathsThrough } from '../schemas/paths/paths.ts';
import { missingSamples, shownBySamples } from '../schemas/paths/samples.ts';
import { partsOf, type Walk } from '../schemas/paths/walk.ts';
import { type GivenAnswer, givenIn, noAnswer, questionTitle, stepTitle } from '../schemas/paths/words.ts';
import { flowsOf } from '../schemas/source/flows.ts';
import { todayOf } from '../schemas/source/product.ts';
import type { Source } from '../schemas/source/source.ts';

/**
 * Describes the paths through a form, compared with those in the version `before`. Returns null if the form
 * does not exist or has errors.
 */
export function pathsOf(
  source: Source,
  before: { readonly version: Version; readonly source: Source } | undefined,
  form: string,
): Paths | null {
  const today = todayOf(source.product);
  const now = sideOf(source, form);
  if (!now) return null;
  const earlier = before && sideOf(before.source, form);
  const [is, was] = bothPaths(now, earlier, today);
  const compared = was ? comparePaths(was, is) : is.paths.map(unchanged);
  const shown = shownBySamples(now.running, now.flow, today);
  const inWords = wordsFor(now, earlier, { is, was, compared });
  const { total, isCombined, isLimited, neverAsked } = is;
  return {
    ...{ total, isCombined, isLimited },
    ...(before && was && { comparedWith: before.version }),
    paths: compared.map((each) => inWords(each, each.change === 'gone' ? [] : samplesOf(each.path, shown))),
    neverAsked: {
      steps: neverAsked.steps.map((step) => stepTitle(now.running, step)),
      questions: neverAsked.questions.map((question) => placedTitle(now.running, question)),
    },
    samples: missingSamples(now.running, now.flow, { paths: is.paths, today }).map(({ file, text }) => ({
      ...{ file, do: 'write', text },
    })),
  };
}

type Side = NonNullable<ReturnType<typeof sideOf>>;

function sideOf(source: Source, form: string) {
  const flow = flowsOf(source).find(({ id }) => id === form);
  try {
    return flow && { source, flow, running: runtimeFlow(source, flow) };
  } catch {
    return undefined;
  }
}

/**
 * Finds the paths through both versions of the form. If only one of the two results combines the outcomes of
 * independent conditions, they cannot be compared, so finds the paths of both versions again without
 * combining outcomes.
 */
function bothPaths(
  now: Side,
  earlier: Side | undefined,
  today: string,
): [is: FormPaths, was: FormPaths | undefined] {
  const find = ({ source, flow }: Side, limits = {}) => pathsThrough(source, flow, today, limits);
  const [is, was] = [find(now), earlier && find(earlier)];
  if (!earlier || !was || is.isCombined === was.isCombined) return [is, was];
  return [find(now, { maxCombined: 0 }), find(earlier, { maxCombined: 0 })];
}

const unchanged = (path: FormPath): ComparedPath => ({ path, change: 'same', added: [], removed: [] });

const samplesOf = (formPath: FormPath, shown: ReadonlyMap<string, Walk>): string[] =>
  [...shown].flatMap(([path, walk]) => {
    const parts = new Set(partsOf(walk));
    return partsOf(formPath.walk).every((part) => parts.has(part)) ? [path] : [];
  });

/**
 * Returns a function that describes a path with the titles of the current version or, if the path no longer
 * exists, of the earlier version.
 */
function wordsFor(
  now: Side,
  earlier: Side | undefined,
  { is, was, compared }: { is: FormPaths; was: FormPaths | undefined; compared: readonly ComparedPath[] },
) {
  const given = givenIn(now.running, is.paths);
  const givenBefore =
    earlier && was ? givenIn(earlier.running, was.paths) : new Map<FormPath, GivenAnswer[]>();
  const counts = new Map<string, number>();
  for (const { path } of compared)
    for (const question of path.walk.questions) counts.set(question, (counts.get(question) ?? 0) + 1);
  return ({ path, change, added, removed }: ComparedPath, samples: readonly string[]): PathEntry => {
    const { walk, deadEnd } = path;
    const flow = change === 'gone' && earlier ? earlier.running : now.running;
    const all = (change === 'gone' ? givenBefore : given).get(path) ?? [];
    const titled = (name: string) =>
      knows(now.running, name) || !earlier ? titleOf(now.running, name) : titleOf(earlier.running, name);
    return {
      ...{ change, samples, answers: countOf(walk.answers) },
      key: [change, path.key, deadEnd?.step, deadEnd?.field].join(' '),
      given: all.filter(({ answer }) => answer !== noAnswer),
      leftOpen: all.filter(({ answer }) => answer === noAnswer).map(({ question }) => question),
      steps: walk.steps.map((id) => ({
        id,
        title: stepTitle(flow, id),
        asked: walk.questions.filter((each) => each.startsWith(`${id}/`)).length,
        onlySome: walk.questions
          .filter((each) => each.startsWith(`${id}/`) && counts.get(each)! < compared.length)
          .map((each) => questionTitle(flow, each)),
      })),
      ...{ added: outermost(added).map(titled), removed: outermost(removed).map(titled) },
      ...(deadEnd && { deadEnd: placedTitle(flow, `${deadEnd.step}/${deadEnd.field}`) }),
    };
  };
}

/**
 * Returns the names of steps and questions, except questions (`step/question`) whose whole step is also in
 * the list.
 */
const outermost = (names: readonly string[]) =>
  names.filter((name) => !name.includes('/') || !names.includes(name.split('/')[0]!));

const knows = ({ definition }: Flow, name: string) =>
  definition.steps.some((step) => {
    const [id, path] = name.split('/');
    return step.id === id && (path === undefined || Object.hasOwn(step.fields ?? {}, path.split('.')[0]!));
  });

const titleOf = (flow: Flow, name: string) =>
  name.includes('/') ? placedTitle(flow, name) : stepTitle(flow, name);

const placedTitle = (flow: Flow, question: string) =>
  `${questionTitle(flow, question)} (${stepTitle(flow, question.split('/')[0]!)})`;
