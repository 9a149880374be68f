import {
  type Answer,
  answerAt,
  type FieldSet,
  type FieldUi,
  type Flow,
  fillIn,
  isAnswers,
  type MigrationResult,
  migrate,
  type StepAnswers,
  type StepDefinition,
  textOf,
} from '#engine/core/index.ts';

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
  const titleOf = (each: Answer) =>
    typeof each === 'boolean' ? (each ? 'yes' : 'no') : ownTitle(optionTitles, textOf(each));
  return Array.isArray(answer) ? answer.map(titleOf).join('; ') : titleOf(answer);
}

const ownTitle = (titles: NonNullable<FieldUi['optionTitles']>, value: string) =>
  Object.hasOwn(titles, value) ? titles[value]! : value;

/** A question at its place among the answers to a step or a row, in which the names of its groups lead to it. */
export interface PlacedQuestion {
  readonly path: string;
  /** With the groups' labels before its own. */
  readonly label: string;
  readonly ui: FieldUi;
  /** The questions of its rows, where it is answered by such. */
  readonly rows: FieldSet | undefined;
}

/** The questions of a set one by one, those of its groups among them. */
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

/** The steps of a form that ask something which is kept: a quiz's answers are not. No title tells one student's answer. */
export function askingSteps(form: Pick<Flow, 'definition'>): StepDefinition[] {
  return form.definition.steps
    .filter(({ kind, ui }) => (kind === 'form' || kind === 'list') && ui)
    .map((step) => fillIn(step, {}, form));
}

/** Where answers stand that the form of today has no place for. */
export const otherAnswers = 'Other answers';

/** Everything that was answered, by step, with the questions' own titles; the answers of a row with its number. */
export function titledAnswers(flow: Pick<Flow, 'definition'>, stored: StoredAnswers) {
  const { answers, orphaned } = currentAnswers(flow, stored);
  const sections = askingSteps(flow).map((step) => ({
    title: step.title,
    answers: titledIn(step, answers[step.id] ?? {}),
  }));
  const others = {
    title: otherAnswers,
    answers: orphaned.map(({ field, value }) => [field, wordsOf(value)] as const),
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

/** An answer of which the form of today knows nothing. */
export const wordsOf = (answer: Answer): string =>
  typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
