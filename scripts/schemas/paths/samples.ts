import {
  type Answer,
  type Answers,
  type CalendarDate,
  type FieldSet,
  type Flow,
  isAnswers,
  type StepAnswers,
} from '#engine/core/index.ts';
import { asks, type FlowSource, isValid } from '../source/flows.ts';
import type { FormPath } from './paths.ts';
import { partsOf, type Walk, walk } from './walk.ts';
import { givenIn, inOneLine, noAnswer } from './words.ts';

export interface NewSample {
  readonly file: string;
  readonly text: string;
}

export function shownBySamples(running: Flow, flow: FlowSource, today: CalendarDate): Map<string, Walk> {
  const right = flow.samples.filter((sample) => isValid(flow, sample));
  const walks = right.map(
    (sample) => [sample.path, walk(running, sample.value.answers ?? {}, today)] as const,
  );
  return new Map(walks.filter(([, { errors }]) => errors.length === 0));
}

/** Returns a small number of samples that, together with the existing ones, cover all paths. */
export function missingSamples(
  running: Flow,
  flow: FlowSource,
  { paths, today }: { readonly paths: readonly FormPath[]; readonly today: CalendarDate },
): NewSample[] {
  const shown = shownBySamples(running, flow, today);
  const covered = new Set([...shown.values()].flatMap(partsOf));
  const open = paths.filter(({ deadEnd }) => !deadEnd);
  const taken = new Set(flow.samples.map(({ path }) => path));
  let number = 0;
  if (!flow.steps.some(asks)) return [];
  const given = givenIn(running, paths);
  return coverOf(open, (path) => partsOf(path.walk), covered).map((path) => {
    let file: string;
    do file = `${flow.id}/samples/way-${++number}.json`;
    while (taken.has(file));
    const title = given.get(path)!.flatMap((each) => (each.answer === noAnswer ? [] : inOneLine(each)));
    const sample = {
      $schema: '../../meta/sample.schema.json',
      title: title.join('; ') || 'The fewest answers',
      ...{ answers: inOrder(running, path.walk.answers), expect: 'valid' },
    };
    return { file, text: `${JSON.stringify(sample, null, 2)}\n` };
  });
}

function inOrder({ definition }: Flow, answers: Answers): Answers {
  return Object.fromEntries(
    definition.steps.flatMap((step) => {
      const own = answers[step.id];
      return own ? [[step.id, sorted(step, own)]] : [];
    }),
  );
}

function sorted(set: FieldSet | undefined, answers: StepAnswers): StepAnswers {
  const names = Object.keys(set?.ui ?? {});
  const inner = (name: string, answer: Answer): Answer => {
    const deeper = set?.fieldSets?.[name];
    if (Array.isArray(answer)) return answer.map((each) => (isAnswers(each) ? sorted(deeper, each) : each));
    return isAnswers(answer) ? sorted(deeper, answer) : answer;
  };
  return Object.fromEntries(
    Object.entries(answers)
      .toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other))
      .map(([name, answer]) => [name, inner(name, answer)]),
  );
}

/**
 * Returns few candidates that together have every part that any candidate has, except the parts in `covered`
 * (greedy set cover).
 */
export function coverOf<Candidate>(
  candidates: readonly Candidate[],
  partsOf: (candidate: Candidate) => readonly string[],
  covered: ReadonlySet<string> = new Set(),
): Candidate[] {
  const parts = new Map(candidates.map((each) => [each, partsOf(each).filter((part) => !covered.has(part))]));
  const chosen: Candidate[] = [];
  const missing = new Set([...parts.values()].flat());
  const gainOf = (candidate: Candidate) => parts.get(candidate)!.filter((part) => missing.has(part)).length;
  while (missing.size > 0) {
    const best = candidates.reduce((one, other) => (gainOf(other) > gainOf(one) ? other : one));
    chosen.push(best);
    for (const part of parts.get(best)!) missing.delete(part);
  }
  for (const each of [...chosen]) {
    const others = chosen.filter((other) => other !== each);
    const had = new Set(others.flatMap((other) => parts.get(other)!));
    if (parts.get(each)!.every((part) => had.has(part))) chosen.splice(chosen.indexOf(each), 1);
  }
  return chosen;
}
