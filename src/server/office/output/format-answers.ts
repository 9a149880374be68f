import {
  type Answer,
  answerAt,
  type FieldSchema,
  type FieldSet,
  type FieldUi,
  type Flow,
  isAnswers,
  isSent,
  type MigrationResult,
  migrate,
  type StepAnswers,
  type StepDefinition,
  textOf,
  withAnswersInTexts,
} from '#engine/core/index.ts';

export interface StoredAnswers {
  readonly flowVersion: number;
  /** The answers by step, as JSON. */
  readonly answers: string;
}

export function currentAnswers(
  flow: Pick<Flow, 'definition'>,
  { flowVersion, answers }: StoredAnswers,
): MigrationResult {
  return migrate(flow, { version: flowVersion, answers: JSON.parse(answers) });
}

export function formatAnswer(
  { optionTitles = {} }: Pick<FieldUi, 'optionTitles'>,
  answer: Answer | undefined,
): string {
  if (answer === undefined) return '';
  const titleOf = (each: Answer) =>
    typeof each === 'boolean' ? (each ? 'yes' : 'no') : ownTitle(optionTitles, textOf(each));
  return Array.isArray(answer) ? answer.map(titleOf).join('; ') : titleOf(answer);
}

const ownTitle = (titles: NonNullable<FieldUi['optionTitles']>, value: string) =>
  Object.hasOwn(titles, value) ? titles[value]! : value;

/**
 * A question and its place in the form. `path` contains the names of the groups around the question and then
 * the question's name, separated by dots.
 */
export interface PlacedQuestion {
  readonly path: string;
  readonly label: string;
  readonly field: FieldSchema;
  readonly ui: FieldUi;
  /** The questions of each row, if the question is a repeat (a question that is answered in rows). */
  readonly rows: FieldSet | undefined;
}

export function questionsIn({ fields = {}, ui: questions = {}, fieldSets = {} }: FieldSet): PlacedQuestion[] {
  return Object.entries(questions).flatMap(([name, ui]): PlacedQuestion[] => {
    const rows = fieldSets[name];
    const field = fields[name]!;
    const { label } = ui;
    if (!rows || field.type === 'array') return [{ path: name, label, field, ui, rows }];
    return questionsIn(rows).map((each) => ({
      ...each,
      path: `${name}.${each.path}`,
      label: `${label}: ${each.label}`,
    }));
  });
}

/** Returns the steps that ask questions. Leaves out quizzes, because their answers are not stored. */
function askingSteps(form: Pick<Flow, 'definition'>): StepDefinition[] {
  return form.definition.steps
    .filter(({ kind, ui }) => (kind === 'form' || kind === 'list') && ui)
    .map((step) => withAnswersInTexts(step, {}, form));
}

/** Returns the questions whose answers are sent, each with its step. */
export function sentQuestions(form: Pick<Flow, 'definition'>) {
  return askingSteps(form).flatMap((step) =>
    questionsIn(step)
      .filter(({ path }) => isSent(step, step.ui?.[path.split('.')[0]!]))
      .map((question) => ({ question, step })),
  );
}

export const otherAnswers = 'Other answers';

export function titledAnswers(flow: Pick<Flow, 'definition'>, stored: StoredAnswers) {
  const { answers, orphaned } = currentAnswers(flow, stored);
  const sections = askingSteps(flow).map((step) => ({
    title: step.title,
    answers: titledIn(step, answers[step.id] ?? {}),
  }));
  const others = {
    title: otherAnswers,
    answers: orphaned.map(({ field, value }) => [field, rawAnswerText(value)] as const),
  };
  return [...sections, others].filter((section) => section.answers.length > 0);
}

function titledIn(set: FieldSet, answers: StepAnswers): (readonly [title: string, answer: string])[] {
  return questionsIn(set).flatMap(({ path, label, ui, rows }) => {
    const answer = answerAt(answers, path);
    if (answer === undefined) return [];
    if (!rows) return [[label, formatAnswer(ui, answer)] as const];
    return rowsIn(answer).flatMap((row, index) =>
      titledIn(rows, row).map(([title, words]) => [`${label} ${index + 1}: ${title}`, words] as const),
    );
  });
}

export const rowsIn = (answer: Answer | undefined): StepAnswers[] =>
  Array.isArray(answer) ? answer.filter(isAnswers) : [];

export const rawAnswerText = (answer: Answer): string =>
  typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
