import { type Answer, type Answers, isBlank, ownValue, type StepAnswers } from './answers.ts';
import type { FieldUi, Migration, StepDefinition } from './definition.ts';
import type { Flow } from './flow.ts';
import { optionsOf } from './options.ts';

/** Answers as they were kept, with the version of the form in which they were given. */
export interface VersionedAnswers {
  readonly version: number;
  readonly answers: Answers;
}

/** An answer that has no place in the form any more, and that no migration speaks of. */
export interface OrphanedAnswer {
  readonly step: string;
  readonly field: string;
  readonly value: Answer;
}

/** Answers in the form as it is now, and those for which it has no place. */
export interface MigrationResult {
  readonly answers: Answers;
  /** Never to be thrown away in silence: a draft keeps them aside, and the replay of old samples fails. */
  readonly orphaned: readonly OrphanedAnswer[];
}

/**
 * Answers of an earlier version in the form as it is now: the migrations since that version, then each answer
 * in the step that asks for it today, with the new name of an option that was renamed. Pure; drafts, the server
 * and the check of the samples all ask it.
 */
export function migrate(
  { definition }: Pick<Flow, 'definition'>,
  versioned: VersionedAnswers,
): MigrationResult {
  const answers: Record<string, StepAnswers> = {};
  const orphaned: OrphanedAnswer[] = [];
  const quizzes = definition.steps.filter((step) => step.kind === 'quiz').map((step) => step.id);
  for (const answer of applyMigrations(definition.migrations ?? [], versioned)) {
    const { step, field } = answer;
    const home = definition.steps.find((each) => each.fields && Object.hasOwn(each.fields, field));
    const value = withNewNames(home?.ui?.[field], answer.value);
    const known = ownValue(answers, home?.id ?? '') ?? {};
    if (home && isAccepted(home, field, value) && !ownValue(known, field)) {
      answers[home.id] = { ...known, [field]: value };
    } else if (!isBlank(answer.value) && !quizzes.includes(step)) {
      // A quiz is an exercise: its answers go nowhere, and are simply given again.
      orphaned.push(answer);
    }
  }
  return { answers, orphaned };
}

/** Each answer that was given, step by step through the changes of the form since. */
function applyMigrations(
  migrations: readonly Migration[],
  { version, answers }: VersionedAnswers,
): OrphanedAnswer[] {
  let given: OrphanedAnswer[] = Object.entries(answers).flatMap(([step, own]) =>
    Object.entries(own).map(([field, value]) => ({ step, field, value })),
  );
  for (const change of migrations) {
    if (change.version > version) given = given.flatMap((answer) => applyMigration(answer, change));
  }
  return given;
}

function applyMigration(answer: OrphanedAnswer, change: Migration): OrphanedAnswer[] {
  if ('rename' in change) return [answer.field === change.rename ? { ...answer, field: change.to } : answer];
  if ('mapOption' in change) {
    if (answer.field !== change.mapOption) return [answer];
    return [
      { ...answer, value: mapChoice(answer.value, (each) => (each === change.option ? change.to : each)) },
    ];
  }
  if (answer.field !== change.drop) return [answer];
  if (change.option === undefined) return [];
  if (!Array.isArray(answer.value)) return answer.value === change.option ? [] : [answer];
  return [{ ...answer, value: answer.value.filter((each) => each !== change.option) }];
}

/** A choice, or each of several, as another one. */
function mapChoice(answer: Answer, map: (choice: Answer) => Answer): Answer {
  return Array.isArray(answer) ? answer.map(map) : map(answer);
}

function withNewNames(ui: FieldUi | undefined, answer: Answer): Answer {
  return mapChoice(answer, (each) => (typeof each === 'string' && ownValue(ui?.renamed ?? {}, each)) || each);
}

/** A list takes its options, retired ones too; everything else takes any answer, and says what is wrong with it. */
function isAccepted(step: StepDefinition, field: string, value: Answer): boolean {
  const options: readonly Answer[] | undefined = optionsOf(step.fields?.[field] ?? {});
  if (!options || isBlank(value)) return true;
  return Array.isArray(value) ? value.every((each) => options.includes(each)) : options.includes(value);
}
