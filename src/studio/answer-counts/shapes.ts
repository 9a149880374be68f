import type { AnswerShapes, QuestionShape } from '#contract/answer-shapes.ts';

/** Parses the output of `npm run office -- drafts-shape`, or returns an error message. */
export function shapesIn(text: string): AnswerShapes | string {
  const whole =
    'This is not a file of counts. Ask whoever runs the portal’s server for one: the office command “drafts-shape” writes it.';
  try {
    const read: Partial<AnswerShapes> | null = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (read?.kind !== 'shapes of answers' || !Array.isArray(read.forms)) return whole;
    const isWhole = read.forms.every(({ questions }) => Array.isArray(questions));
    return isWhole ? (read as AnswerShapes) : whole;
  } catch {
    return whole;
  }
}

/** Counts the saved answers to a question. Each number is the sum over all versions of the form. */
export interface Counted {
  readonly submissions: number;
  readonly answered: number;
  readonly chose: (options: readonly string[]) => number;
}

export function countedOf({ forms }: AnswerShapes, form: string, question: string): Counted | undefined {
  const found = forms
    .filter((each) => each.form === form)
    .flatMap(({ submissions, questions }) =>
      questions.filter((each) => each.question === question).map((each) => ({ ...each, submissions })),
    );
  if (found.length === 0) return undefined;
  return {
    submissions: sum(found.map(({ submissions }) => submissions)),
    answered: sum(found.map(({ answered }) => answered)),
    chose: (options) => sum(found.flatMap((each) => options.map((option) => timesOf(each, option)))),
  };
}

const timesOf = ({ chosen = {} }: QuestionShape, option: string) =>
  Object.hasOwn(chosen, option) ? chosen[option]! : 0;

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
