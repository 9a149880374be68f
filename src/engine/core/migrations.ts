import { type Answer, type Answers, isBlank, ownValue } from './answers.ts';
import type { FlowDefinition, Migration } from './definition.ts';
import type { FieldSchema, FieldUi } from './field.ts';
import type { Flow, MigrationResult, OrphanedAnswer, VersionedAnswers } from './parts.ts';
import { stepAsking } from './resolve.ts';
import { optionsOf } from './values/options.ts';

/**
 * Answers of an earlier version in the form as it is now: the migrations since that version, then each answer
 * in the step that asks for it today, with the new name of an option that was renamed. Pure; drafts, the server and the
 * check of the samples all ask it.
 */
export function migrate(
  { definition, sets }: Pick<Flow, 'definition' | 'sets'>,
  versioned: VersionedAnswers,
): MigrationResult {
  return sets ? sets.migrate(definition, versioned) : migrateSingle(definition, versioned);
}

/** The same where every question takes a single answer. */
function migrateSingle(definition: FlowDefinition, { version, answers }: VersionedAnswers): MigrationResult {
  const changes = (definition.migrations ?? []).filter((change) => change.version > version);
  const migrated = new Map<string, Map<string, Answer>>();
  const orphaned: OrphanedAnswer[] = [];
  for (const [step, own] of Object.entries(answers)) {
    for (const [name, answer] of Object.entries(own)) {
      const given = changed(changes, name, onlyOne(answer));
      if (!given) continue;
      const { field, value } = given;
      const home = stepAsking(definition, field);
      const placed = home && fitting(home.fields![field]!, home.ui?.[field], value);
      const there = home && (migrated.get(home.id) ?? new Map<string, Answer>());
      if (there && placed !== undefined && isBlank(there.get(field)))
        migrated.set(home.id, there.set(field, placed));
      else if (!isBlank(value) && !isExercise(definition, step)) orphaned.push({ step, field, value });
    }
  }
  const entries = [...migrated].map(([step, own]) => [step, Object.fromEntries(own)]);
  return { answers: Object.fromEntries(entries) as Answers, orphaned };
}

/** Of several choices the only one; all else as it is. */
const onlyOne = (answer: Answer): Answer =>
  Array.isArray(answer) && answer.length < 2 ? (answer[0] ?? '') : answer;

/** The question that a change is of, by the way that led to it before. */
export const questionOf = (change: Migration) =>
  'rename' in change ? change.rename : 'mapOption' in change ? change.mapOption : change.drop;

/** The answer after these changes, and what it answers now; undefined once it is dropped. */
function changed(changes: readonly Migration[], field: string, value: Answer) {
  let given = { field, value };
  for (const change of changes) {
    if (questionOf(change) !== given.field) continue;
    if ('rename' in change) given = { ...given, field: change.to };
    else if (change.option === undefined || String(given.value) === change.option) {
      if (!('mapOption' in change)) return undefined;
      given = { ...given, value: change.to };
    }
  }
  return given;
}

/** Whether the step is a quiz: its answers go nowhere, and are simply given again. */
export const isExercise = ({ steps }: FlowDefinition, step: string) =>
  steps.some(({ id, kind }) => id === step && kind === 'quiz');

/**
 * The value as its question takes it: a list takes its options, retired ones too; a text takes a number, yes or no the
 * words for it; everything else takes any single answer, and says what is wrong with it.
 */
export function fitting(schema: FieldSchema, ui: FieldUi | undefined, given: Answer): Answer | undefined {
  if (isBlank(given)) return typeof given === 'string' ? given : undefined;
  if (typeof given === 'object') return undefined;
  const { type } = schema;
  if (type === 'boolean') return { true: true, false: false }[String(given)];
  const isText = type === 'string' || type === 'array';
  if (typeof given === 'boolean') return undefined;
  if (!isText) return given;
  const text = ownValue(ui?.renamed ?? {}, String(given)) ?? String(given);
  const options: readonly string[] | undefined = optionsOf(schema);
  return !options || options.includes(text) ? text : undefined;
}
