import { type Answer, type Flow, textOf } from '#engine/core/index.ts';
import { withoutRows } from '../source/answer-paths.ts';
import { answerTo, type FormPath } from './paths.ts';
import { questionOf } from './walk.ts';

export interface GivenAnswer {
  readonly question: string;
  readonly answer: string;
}

export const stepTitle = ({ definition }: Flow, id: string): string =>
  definition.steps.find((step) => step.id === id)?.title ?? id;

/**
 * Returns a question's title, preceded by the titles of the groups and repeats around it, because the
 * question's own title may not be unique.
 */
export function questionTitle(flow: Flow, question: string): string {
  const [step = '', path = ''] = question.split('/');
  const names = withoutRows(path).split('.');
  const titles = names.map((_, index) => {
    const { ui } = questionOf(flow, step, names.slice(0, index + 1).join('.'));
    return ui?.label || names[index]!;
  });
  return titles.join(' › ');
}

/** Returns the answers that decide each path, without answers that all paths share. */
export function givenIn(flow: Flow, paths: readonly FormPath[]): Map<FormPath, GivenAnswer[]> {
  const order = flow.definition.steps.map(({ id }) => id);
  const answersByQuestion = new Map<string, Set<string>>();
  for (const path of paths)
    for (const each of path.deciding) {
      const answers = answersByQuestion.get(each.question) ?? new Set();
      answersByQuestion.set(each.question, answers.add(JSON.stringify(answerTo(path, each)) ?? ''));
    }
  return new Map(
    paths.map((path) => [
      path,
      path.deciding
        .filter(({ question }) => answersByQuestion.get(question)!.size > 1)
        .toSorted((one, other) => order.indexOf(one.step) - order.indexOf(other.step))
        .map((each) => ({
          question: questionTitle(flow, each.question),
          answer: answerInWords(flow, each.step, each.path, answerTo(path, each)),
        })),
    ]),
  );
}

export const inOneLine = ({ question, answer }: GivenAnswer): string =>
  `${question}${/\p{P}$/u.test(question) ? '' : ':'} ${answer}`;

export const noAnswer = 'no answer';

function answerInWords(flow: Flow, step: string, path: string, answer: Answer | undefined): string {
  if (answer === undefined || answer === '') return noAnswer;
  const { ui } = questionOf(flow, step, path);
  if (typeof answer === 'boolean')
    return ui?.widget === 'checkbox' ? (answer ? 'ticked' : 'not ticked') : answer ? 'Yes' : 'No';
  if (Array.isArray(answer) && answer.some((each) => typeof each === 'object'))
    return answer.length === 1 ? '1 row' : `${answer.length} rows`;
  const titleOf = (each: Answer) =>
    ui?.optionTitles?.[textOf(each)] ?? dayInWords(textOf(each)) ?? textOf(each);
  return Array.isArray(answer) ? answer.map(titleOf).join(', ') : titleOf(answer);
}

const units: Readonly<Record<string, string>> = { d: 'day', m: 'month', y: 'year' };

/** Returns a relative day in words ("today-18y" → "18 years ago"), or undefined for any other text. */
function dayInWords(written: string): string | undefined {
  const [whole, sign, count, unit = ''] = /^today(?:([+-])(\d+)([dmy]))?$/.exec(written) ?? [];
  if (whole === undefined) return undefined;
  if (sign === undefined) return 'today';
  const distance = `${count} ${units[unit]}${count === '1' ? '' : 's'}`;
  return sign === '-' ? `${distance} ago` : `in ${distance}`;
}
