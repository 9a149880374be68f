import {
  type Answer,
  answerAt,
  type FieldSet,
  type FieldUi,
  type Flow,
  isAnswers,
  type MigrationResult,
  migrate,
  type StepAnswers,
  type StepDefinition,
  textOf,
  withAnswersInTexts,
} from '#engine/core/index.ts';

export interface StoredAnswers {
  readonly flowVersion: number;
  /** JSON: the answers by step. */
  readonly answers: string;
}

/**
 * Migrates stored answers to the current version of the form. `orphaned` contains the answers to questions
 * that this version no longer has.
 */
export function currentAnswers(
  flow: Pick<Flow, 'definition'>,
  { flowVersion, answers }: StoredAnswers,
): MigrationResult {
  return migrate(flow, { version: flowVersion, answers: JSON.parse(answers) });
}

/** Formats an answer as the student saw it: an option by its title. */
export function formatAnswer({ optionTitles = {} }: Pick<FieldUi, 'optionTitles'>, answer: Answer): string {
  const titleOf = (each: Answer) =>
    typeof each === 'boolean' ? (each ? 'yes' : 'no') : ownTitle(optionTitles, textOf(each));
  return Array.isArray(answer) ? answer.map(titleOf).join('; ') : titleOf(answer);
}

const ownTitle = (titles: NonNullable<FieldUi['optionTitles']>, value: string) =>
  Object.hasOwn(titles, value) ? titles[value]! : value;

/** A question of a step or row. Its path begins with the names of the groups that contain it. */
export interface PlacedQuestion {
  readonly path: string;
  /** The question's label, preceded by the labels of its groups. */
  readonly label: string;
  readonly ui: FieldUi;
  /** If the question is a repeat: the questions of each row. */
  readonly rows: FieldSet | undefined;
}

/** Lists the questions of a field set, including those of its groups. */
export function questionsIn({ fields = {}, ui = {}, fieldSets = {} }: FieldSet): PlacedQuestion[] {
  return Object.entries(ui).flatMap(([name, question]): PlacedQuestion[] => {
    const inner = fieldSets[name];
    const { label } = question;
    if (!inner || fields[name]?.type === 'array') return [{ path: name, label, ui: question, rows: inner }];
    return questionsIn(inner).map((each) => ({
      ...each,
      path: `${name}.${each.path}`,
      label: `${label}: ${each.label}`,
    }));
  });
}

/**
 * Returns the steps whose answers are stored: all except quizzes. Does not fill in placeholders in titles.
 */
export function askingSteps(form: Pick<Flow, 'definition'>): StepDefinition[] {
  return form.definition.steps
    .filter(({ kind, ui }) => (kind === 'form' || kind === 'list') && ui)
    .map((step) => withAnswersInTexts(step, {}, form));
}

/** Title of the column or section with answers to questions that the current form does not have. */
export const otherAnswers = 'Other answers';

/**
 * Returns a student's answers by step, each with the title of its question. The titles of answers in a repeat include
 * the row number.
 */
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

/** Formats an answer to a question that the current form does not have. */
export const rawAnswerText = (answer: Answer): string =>
  typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
