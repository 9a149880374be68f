import {
  type Answer,
  type FieldUi,
  type Flow,
  fillIn,
  type MigrationResult,
  migrate,
  type StepDefinition,
  textOf,
} from '#engine/core/index.ts';

/** Answers as the store keeps them. */
export interface StoredAnswers {
  readonly flowVersion: number;
  /** By step, as JSON. */
  readonly answers: string;
}

/** Stored answers in the form as it is today; what has no place in it is among the lost. */
export function currentAnswers(
  flow: Pick<Flow, 'definition'>,
  { flowVersion, answers }: StoredAnswers,
): MigrationResult {
  return migrate(flow, { version: flowVersion, answers: JSON.parse(answers) });
}

/** The answer as the student saw it: of an option, its title. */
export function formatAnswer({ optionTitles = {} }: Pick<FieldUi, 'optionTitles'>, answer: Answer): string {
  const titleOf = (each: Answer) => ownTitle(optionTitles, textOf(each));
  return Array.isArray(answer) ? answer.map(titleOf).join('; ') : titleOf(answer);
}

const ownTitle = (titles: NonNullable<FieldUi['optionTitles']>, value: string) =>
  Object.hasOwn(titles, value) ? titles[value]! : value;

/** The steps of a form that ask something which is kept: a quiz's answers are not. No title tells one student's answer. */
export function askingSteps({ definition }: Pick<Flow, 'definition'>): StepDefinition[] {
  return definition.steps
    .filter(({ kind, ui }) => (kind === 'form' || kind === 'list') && ui)
    .map((step) => fillIn(step, {}));
}

/** Where answers stand that the form of today has no place for. */
export const otherAnswers = 'Other answers';

/** Everything that was answered, by step, with the questions' own titles. */
export function titledAnswers(flow: Pick<Flow, 'definition'>, stored: StoredAnswers) {
  const { answers, orphaned } = currentAnswers(flow, stored);
  const sections = askingSteps(flow).map(({ id, title, ui = {} }) => ({
    title,
    answers: Object.entries(ui).flatMap(([field, question]): [string, string][] => {
      const answer = answers[id]?.[field];
      return answer !== undefined ? [[question.label, formatAnswer(question, answer)]] : [];
    }),
  }));
  const others = {
    title: otherAnswers,
    answers: orphaned.map(({ field, value }) => [field, textOf(value)] as const),
  };
  return [...sections, others].filter((section) => section.answers.length > 0);
}
