import { type ActiveField, activeFields, type StepAnswers } from '#engine/core/index.ts';
import type { Material, State } from './state.ts';

/**
 * Returns four states for each page of a quiz: nothing answered, button pressed too early, all answers wrong,
 * all answers right. To reach a later page, all questions on the earlier pages are answered correctly, and
 * the button of each of these pages is pressed twice: to check the answers and to continue.
 */
export function quizStates({ flow, step, base }: Material): State[] {
  const questions = activeFields(flow, step, {});
  const size = step.pageSize ?? questions.length;
  const pages = Math.ceil(questions.length / size);
  return Array.from({ length: pages }, (_, page) => {
    const shown = questions.slice(page * size, (page + 1) * size);
    const before = answered(questions.slice(0, page * size), isRight);
    const where = pages > 1 ? `, page ${page + 1}` : '';
    const state = (
      id: string,
      title: string,
      own: StepAnswers,
      pressesHere: number,
      says: string[],
    ): State => ({
      id: `${page + 1}-${id}`,
      title: title + where,
      answers: { ...base, [step.id]: { ...before, ...own } },
      presses: page * 2 + pressesHere,
      says,
    });
    const feedback = (outcome: 'right' | 'wrong') => shown.flatMap(({ ui }) => ui.feedback?.[outcome] ?? []);
    return [
      state('empty', 'Nothing answered', {}, 0, []),
      state('early', 'Button pressed before everything is answered', {}, 1, [
        step.invalidMessage ?? 'Answer every question',
      ]),
      state(
        'wrong',
        'Wrong answers',
        answered(shown, (...of) => !isRight(...of)),
        1,
        feedback('wrong'),
      ),
      state('right', 'Right answers', answered(shown, isRight), 1, feedback('right')),
    ];
  }).flat();
}

function answered(
  questions: readonly ActiveField[],
  holds: (question: ActiveField, index: number) => boolean,
): StepAnswers {
  return Object.fromEntries(
    questions.map((question) => [
      question.name,
      question.schema.enum?.find((_, index) => holds(question, index)) ?? '',
    ]),
  );
}

/** `index` counts from 0, but the ui file counts options from 1. */
function isRight({ ui }: ActiveField, index: number): boolean {
  return index + 1 === ui.answer;
}
