import {
  type Answer,
  type Answers,
  answerAt,
  type CalendarDate,
  type Flow,
  withAnswerAt,
} from '#engine/core/index.ts';
import { decidingAnswers } from '../answers/example-answers.ts';
import { withFilling } from '../answers/fillings.ts';
import type { FlowSource } from '../source/flows.ts';
import type { Source } from '../source/source.ts';
import type { Deciding } from './branches.ts';
import { detailOf, isAsked, questionOf, type Walk, walk } from './walk.ts';

/** The search stops after the form has been evaluated `left` more times. */
export interface Search {
  readonly source: Source;
  readonly flow: FlowSource;
  readonly running: Flow;
  readonly today: CalendarDate;
  left: number;
}

export type Assignment = readonly (readonly [deciding: Deciding, value: Answer])[];

/**
 * The steps and questions that a form shows for one combination of answers to the questions of a cluster,
 * while all other questions are unanswered. The conditions of a cluster depend on each other.
 */
export interface Outcome {
  readonly assignment: Assignment;
  readonly walk: Walk;
}

export function ask(search: Search, answers: Answers): Walk {
  search.left -= 1;
  return walk(search.running, answers, search.today);
}

/**
 * Tries answers to the questions of a cluster and returns the different outcomes. Skips questions that are
 * not asked. If several combinations of answers have the same outcome, keeps the combination with the fewest
 * answers.
 */
export function outcomesOf(search: Search, cluster: readonly Deciding[], start: Answers): Outcome[] {
  const names = new Set(cluster.map(({ question }) => question));
  const wrongIn = ({ walk: { errors } }: Outcome) =>
    errors.filter(({ step, field }) => names.has(`${step}/${field}`)).map(({ field }) => field);
  let states: Outcome[] = [{ assignment: [], walk: ask(search, start) }];
  for (const [index, deciding] of cluster.entries()) {
    const values = valuesOf(search, deciding);
    const later = new Set(cluster.slice(index + 1));
    const kept = new Map<string, Outcome>();
    for (const state of states) {
      for (const value of isAsked(state.walk, deciding) ? values : [undefined]) {
        if (search.left <= 0) break;
        const next = value === undefined ? state : withAnswer(search, state, deciding, value);
        const open = later.size > 0 ? next.assignment.map(([{ question }, given]) => [question, given]) : [];
        const key = JSON.stringify([detailOf(next.walk), wrongIn(next), open]);
        const before = kept.get(key);
        if (!before || next.assignment.length < before.assignment.length) kept.set(key, next);
      }
    }
    states = [...kept.values()];
  }
  const taken = states.filter((state) => wrongIn(state).length === 0);
  return taken.length > 0 ? taken : states.slice(0, 1);
}

function withAnswer(
  search: Search,
  { assignment, walk: before }: Outcome,
  deciding: Deciding,
  value: Answer,
): Outcome {
  const { step, path: field } = deciding;
  const answers = withFilling(before.answers, { step, field, value });
  return { assignment: [...assignment, [deciding, value]], walk: ask(search, answers) };
}

function valuesOf({ source, flow, running, today }: Search, { step, path, field, matches }: Deciding) {
  const { ui } = questionOf(running, step, path);
  const known = knownAnswers(flow, step, path).slice(0, maxKnown);
  return decidingAnswers(field, ui, { matches, today, likely: source.product.likelyAnswers, known });
}

const maxKnown = 3;

export function knownAnswers(flow: FlowSource, step: string, path: string): Answer[] {
  return flow.samples.flatMap(({ value: { expect, answers } }) => {
    const own = answers?.[step];
    const answer = expect === 'valid' && own ? answerAt(own, path) : undefined;
    return answer === undefined || answer === '' ? [] : [answer];
  });
}

/**
 * Returns answers with an empty row in each repeat that has deciding questions, because conditions in rows
 * are evaluated only if there is a row.
 */
export function withFirstRows(clusters: readonly (readonly Deciding[])[]): Answers {
  let answers: Answers = {};
  for (const { step, path } of clusters.flat()) {
    const [list] = path.split(/\.0(?=\.)/);
    if (list === path) continue;
    answers = { ...answers, [step]: withAnswerAt(answers[step] ?? {}, `${list}.0`, {}) };
  }
  return answers;
}
