import { type Answer, type Answers, answerAt, type CalendarDate, isAnswers } from '#engine/core/index.ts';
import { fillings, withFilling } from '../answers/fillings.ts';
import { runtimeFlow } from '../compile/runtime-flow.ts';
import type { FlowSource } from '../source/flows.ts';
import type { Source } from '../source/source.ts';
import { branchesIn, clustersOf, type Deciding } from './branches.ts';
import {
  type Assignment,
  ask,
  knownAnswers,
  type Outcome,
  outcomesOf,
  type Search,
  withFirstRows,
} from './explore.ts';
import { allQuestions, isAsked, keyOf, type Walk } from './walk.ts';

export interface FormPath {
  readonly key: string;
  readonly walk: Walk;
  readonly deciding: readonly Deciding[];
  /** The first question for which no valid answer was found; the path ends there. */
  readonly deadEnd?: { readonly step: string; readonly field: string };
}

export const answerTo = ({ walk }: FormPath, { step, path }: Deciding): Answer | undefined =>
  answerAt(walk.answers[step] ?? {}, path);

export interface FormPaths {
  readonly paths: readonly FormPath[];
  /** The number of paths that there would be if all outcomes of independent conditions were combined. */
  readonly total: number;
  /**
   * True if `paths` combines all outcomes of independent conditions. If false, each outcome is combined only
   * with the shortest outcomes of the other conditions.
   */
  readonly isCombined: boolean;
  readonly isLimited: boolean;
  readonly neverAsked: { readonly steps: readonly string[]; readonly questions: readonly string[] };
}

interface Limits {
  /** The maximum number of times that the form is evaluated; 5000 by default. */
  readonly most?: number;
  readonly maxCombined?: number;
}

export function pathsThrough(
  source: Source,
  flow: FlowSource,
  today: CalendarDate,
  { most = 5000, maxCombined = 48 }: Limits = {},
): FormPaths {
  const running = runtimeFlow(source, flow);
  const search: Search = { source, flow, running, today, left: most };
  const clusters = clustersOf(running, branchesIn(source, flow, running));
  const start = withFirstRows(clusters);
  const complete = completer(search);
  const outcomes = clusters.map((cluster) => outcomesOf(search, cluster, start));
  const completed = outcomes.map((each) => each.map((outcome) => complete(outcome.walk.answers)));
  const total = completed.reduce((count, walks) => count * new Set(walks.map(keyOf)).size, 1);
  const isCombined = outcomes.reduce((count, each) => count * each.length, 1) <= maxCombined;
  const assignments = isCombined ? combined(outcomes) : oneByOne(outcomes, completed);
  const found = new Map<string, Walk>();
  for (const assignment of assignments) {
    if (search.left <= 0) break;
    const walk = complete(withAll(start, assignment));
    // Two paths with the same steps and questions, but different dead ends, are both listed.
    const key = `${keyOf(walk)} ${walk.errors[0] ? `${walk.errors[0].step}/${walk.errors[0].field}` : ''}`;
    const before = found.get(key);
    if (!before || countOf(walk.answers) < countOf(before.answers)) found.set(key, walk);
  }
  const deciding = clusters.flat();
  const paths = [...found.values()].map((walk): FormPath => {
    const [error] = walk.errors;
    return {
      ...{ key: keyOf(walk), walk, deciding: deciding.filter((each) => isAsked(walk, each)) },
      ...(error && { deadEnd: { step: error.step, field: error.field } }),
    };
  });
  return {
    ...{ paths, total, isCombined, isLimited: search.left <= 0 },
    neverAsked: neverAsked(running.definition.steps, allQuestions(running), paths),
  };
}

function neverAsked(
  steps: readonly { readonly id: string }[],
  questions: readonly string[],
  paths: readonly FormPath[],
) {
  const walked = new Set(paths.flatMap(({ walk }) => walk.steps));
  const asked = new Set(paths.flatMap(({ walk }) => walk.questions));
  const left = steps.map(({ id }) => id).filter((id) => !walked.has(id));
  return {
    steps: left,
    questions: questions.filter((each) => !asked.has(each) && !left.includes(each.split('/')[0]!)),
  };
}

const withAll = (start: Answers, assignment: Assignment): Answers =>
  assignment.reduce(
    (answers, [{ step, path: field }, value]) => withFilling(answers, { step, field, value }),
    start,
  );

const combined = (outcomes: readonly (readonly Outcome[])[]): Assignment[] =>
  outcomes.reduce<Assignment[]>(
    (before, each) => before.flatMap((one) => each.map(({ assignment }) => [...one, ...assignment])),
    [[]],
  );

/**
 * Combines each outcome of a cluster with one outcome of every other cluster: the one with the fewest
 * answers.
 */
function oneByOne(
  outcomes: readonly (readonly Outcome[])[],
  completed: readonly (readonly Walk[])[],
): Assignment[] {
  const shortest = outcomes.map((each, index) => {
    const costs = completed[index]!.map(({ errors, answers }) =>
      errors.length > 0 ? Infinity : countOf(answers),
    );
    return each[costs.indexOf(Math.min(...costs))]!.assignment;
  });
  return [
    shortest.flat(),
    ...outcomes.flatMap((each, index) =>
      each.map(({ assignment }) => shortest.with(index, assignment).flat()),
    ),
  ];
}

export function countOf(answer: Answer | Answers): number {
  if (Array.isArray(answer))
    return answer.some(isAnswers) ? answer.reduce((sum, each) => sum + countOf(each), 0) : 1;
  if (!isAnswers(answer)) return 1;
  return Object.values(answer).reduce<number>((sum, each) => sum + countOf(each), 0);
}

/**
 * Returns a function that completes answers. It first tries the answer that it last added to the same
 * question, then likely answers. If some question still has no valid answer, it starts again with the answers
 * in samples.
 */
function completer(search: Search) {
  const { source, flow, running, today } = search;
  const memory = new Map<string, Answer>();
  const fill = (answers: Answers, known: (step: string, field: string) => readonly Answer[]): Walk => {
    const found = fillings(running, answers, { source, today, known });
    for (const { step, field, value } of found) memory.set(`${step}/${field}`, value);
    return ask(search, found.reduce(withFilling, answers));
  };
  const remembered = (step: string, field: string) => {
    const value = memory.get(`${step}/${field}`);
    return value === undefined ? [] : [value];
  };
  return (answers: Answers): Walk => {
    const first = fill(answers, remembered);
    if (first.errors.length === 0) return first;
    // The answers in samples are tried next: likely answers may contradict each other, but the answers in a
    // sample do not.
    const second = fill(answers, (step, field) => knownAnswers(flow, step, field));
    return second.errors.length < first.errors.length ? second : first;
  };
}
