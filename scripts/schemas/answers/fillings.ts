import {
  type Answer,
  type Answers,
  activeFields,
  answerAt,
  type CalendarDate,
  evaluate,
  type Flow,
  isAnswers,
  withAnswerAt,
  withDays,
} from '#engine/core/index.ts';
import { keysOf, parentPath } from '../source/answer-paths.ts';
import type { Source } from '../source/product.ts';
import { likelyAnswers } from './example-answers.ts';

export interface Filling {
  readonly step: string;
  readonly field: string;
  readonly value: Answer;
}

interface Filler {
  readonly source: Pick<Source, 'product'>;
  readonly today: CalendarDate;
  readonly known?: (step: string, field: string) => readonly Answer[];
  /** Returns whether an invalid or missing answer may be replaced. By default, every such answer may be. */
  readonly mayFill?: (step: string, field: string) => boolean;
}

export function fillings(
  running: Flow,
  given: Answers,
  { source, today, known, mayFill = () => true }: Filler,
): Filling[] {
  const found: Filling[] = [];
  let answers = given;
  const { likelyAnswers: likely } = source.product;
  const walk = (tried: Answers) => evaluate(running, withDays(tried, today), { today });
  const hopeless = new Set<string>();
  for (;;) {
    const { errors, flatAnswers } = walk(answers);
    const problem = errors.find(
      ({ step, field }) => mayFill(step, field) && !hopeless.has(`${step}/${field}`),
    );
    if (!problem) return found;
    const { step: id, field } = problem;
    const isRight = (filling: Filling) =>
      !walk(withFilling(answers, filling)).errors.some((other) => other.step === id && other.field === field);
    const own = withDays(answers[id] ?? {}, today);
    const [path, name] = [parentPath(field), keysOf(field).at(-1)];
    const around = path ? answerAt(own, path) : own;
    const step = running.definition.steps.find((each) => each.id === id)!;
    const asked = activeFields(running, step, own, { path, earlier: flatAnswers, today }).find(
      (each) => each.name === name,
    );
    const tried = asked
      ? [
          ...(known?.(id, field) ?? []),
          ...likelyAnswers(asked.schema, asked.ui, isAnswers(around) ? around : {}, { today, likely }),
        ]
      : [];
    const filling = tried.map((value) => ({ step: id, field, value })).find(isRight);
    if (filling) {
      found.push(filling);
      answers = withFilling(answers, filling);
    } else hopeless.add(`${id}/${field}`);
  }
}

export const withFilling = (answers: Answers, { step, field, value }: Filling): Answers => ({
  ...answers,
  [step]: withAnswerAt(answers[step] ?? {}, field, value),
});
