import { type Answer, type Answers, isAnswers, isBlank, ownValue } from './answers.ts';
import type { FieldSet, FlowDefinition, Migration } from './definition.ts';
import type { FieldSchema, FieldUi } from './field.ts';
import type { Flow } from './flow-types.ts';
import { stepAsking } from './resolve.ts';
import { optionsOf } from './values/options.ts';

/** Stored answers with the version of the form in which they were given. */
export interface VersionedAnswers {
  readonly version: number;
  readonly answers: Answers;
}

/** An answer that the form no longer has a place for, and that no migration covers. */
export interface OrphanedAnswer {
  readonly step: string;
  /** Its path: `members.0.name` is the name in the first row of `members`. */
  readonly field: string;
  readonly value: Answer;
}

export interface MigrationResult {
  readonly answers: Answers;
  /** Never dropped silently: a draft stores them separately, and the replay of old samples fails. */
  readonly orphaned: readonly OrphanedAnswer[];
}

/**
 * Migrates answers of an earlier version to the current form: applies the migrations since that version, then moves each
 * answer to the step that asks for it today and renames its option if that was renamed. Answers are moved one by one, by
 * path: a single choice takes the only one of several, and a multiple choice takes a single one. Pure; used by drafts,
 * the server and the check of samples.
 */
export function migrate(
  { definition }: Pick<Flow, 'definition'>,
  versioned: VersionedAnswers,
): MigrationResult {
  const given = applyMigrations(definition.migrations ?? [], versioned);
  const counts = countsIn(given);
  const placed: Placed = new Map();
  const left = given.filter(({ step, path, value }) => {
    const home = stepAsking(definition, path[0]!);
    const isPlaced = home && place(home, path, value, () => innerOf(placed, home.id), counts);
    return !isPlaced && !isBlank(value) && !isExercise(definition, step);
  });
  const orphaned = left.map(({ step, path, value }) => ({ step, field: path.join('.'), value }));
  return { answers: answersOf(placed) as Answers, orphaned };
}

/** The path of the question that a migration changes. */
const questionOf = (change: Migration) =>
  'rename' in change ? change.rename : 'mapOption' in change ? change.mapOption : change.drop;

/** One answer, with the names and row numbers of its path. */
interface Given {
  readonly step: string;
  readonly path: readonly string[];
  readonly value: Answer;
}

const isNumber = (name: string | undefined) => name !== undefined && /^\d+$/.test(name);

/** Each single answer, after the migrations since its version. */
function applyMigrations(
  migrations: readonly Migration[],
  { version, answers }: VersionedAnswers,
): readonly Given[] {
  let given: Given[] = Object.entries(answers).flatMap(([step, own]) =>
    leavesOf(own, []).map((leaf) => ({ step, ...leaf })),
  );
  for (const change of migrations) {
    if (change.version > version) given = given.flatMap((answer) => applyMigration(answer, change));
  }
  return given;
}

/** No question is nested deeper; a deeper value is kept whole. */
const deepest = 10;

/** The single answers in one: each choice, each question of a group, and each row, even if it is empty. */
function leavesOf(answer: Answer, path: readonly string[]): Omit<Given, 'step'>[] {
  const isRow = isNumber(path.at(-1));
  if (typeof answer !== 'object' || answer === null || path.length > deepest)
    return [{ path, value: answer }];
  const inner = Object.entries(answer).flatMap(([name, each]) =>
    // An orphaned answer was stored under its path.
    leavesOf(each as Answer, [...path, ...name.split('.')]),
  );
  return isRow && isAnswers(answer) ? [{ path, value: {} }, ...inner] : inner;
}

function applyMigration(answer: Given, change: Migration): Given[] {
  const names = questionOf(change).split('.');
  const at = placeIn(answer.path, names);
  if (!at) return [answer];
  if ('rename' in change) return [{ ...answer, path: renamed(at, names, change.to.split('.')) }];
  if (change.option === undefined) return [];
  if (String(answer.value) !== change.option || !at.rest.every(isNumber)) return [answer];
  return 'mapOption' in change ? [{ ...answer, value: change.to }] : [];
}

/** The row numbers between the names, each by the name before it, and what follows the last name. */
function placeIn(path: readonly string[], names: readonly string[]) {
  const rows = new Map<string, string>();
  let at = 0;
  for (const [index, name] of names.entries()) {
    if (path[at] !== name) return undefined;
    at += 1;
    if (index === names.length - 1 || !isNumber(path[at])) continue;
    rows.set(name, path[at]!);
    at += 1;
  }
  return { rows, rest: path.slice(at) };
}

/** Rows keep their numbers, even if their question has another name now. */
function renamed(
  { rows, rest }: NonNullable<ReturnType<typeof placeIn>>,
  names: readonly string[],
  to: readonly string[],
): string[] {
  const path = to.flatMap((name, index) => {
    const before = names[index] ?? '';
    const row = rows.get(name) ?? (to.includes(before) ? undefined : rows.get(before));
    return row === undefined ? [name] : [name, row];
  });
  return [...path, ...rest];
}

type Counts = ReadonlyMap<string, ReadonlySet<string>>;

/** The row or choice numbers after each path. */
function countsIn(given: readonly Given[]): Counts {
  const counts = new Map<string, Set<string>>();
  for (const { path } of given) {
    for (const [index, name] of path.entries()) {
      if (!isNumber(name)) continue;
      const key = path.slice(0, index).join('.');
      counts.set(key, (counts.get(key) ?? new Set()).add(name));
    }
  }
  return counts;
}

/** Answers while they are placed in the form: rows by number, choices as a set, everything else by name. */
type Placed = Map<string, Answer | Placed | Set<Answer>>;

function innerOf(placed: Placed, name: string): Placed {
  const inner = (placed.get(name) as Placed | undefined) ?? new Map();
  placed.set(name, inner);
  return inner;
}

/** Places an answer in a set; false if there is no place for it, it does not fit, or the place is taken. */
function place(
  set: FieldSet,
  [name = '', ...rest]: readonly string[],
  value: Answer,
  into: () => Placed,
  counts: Counts,
  before = '',
): boolean {
  const schema = ownValue(set.fields ?? {}, name);
  if (!schema) return false;
  const key = `${before}${name}`;
  const row = isNumber(rest[0]) ? rest[0] : undefined;
  const isList = schema.type === 'array';
  // A question or group that takes one answer takes it only if there are not several.
  if (row !== undefined && !isList && counts.get(key)!.size > 1) return false;
  const deeper = row === undefined ? rest : rest.slice(1);
  const inner = ownValue(set.fieldSets ?? {}, name);
  if (!inner) return deeper.length === 0 && put(schema, set.ui?.[name], name, value, into);
  const home = () => (isList ? innerOf(innerOf(into(), name), row ?? '0') : innerOf(into(), name));
  if (deeper.length > 0)
    return place(inner, deeper, value, home, counts, row === undefined ? `${key}.` : `${key}.${row}.`);
  // A row exists even without an answer; a group does not.
  if (isList && isBlank(value)) home();
  return isBlank(value);
}

function put(
  schema: FieldSchema,
  ui: FieldUi | undefined,
  name: string,
  given: Answer,
  into: () => Placed,
): boolean {
  const value = fitting(schema, ui, given);
  if (value === undefined) return false;
  if (schema.type !== 'array') {
    if (!isBlank(into().get(name) as Answer | undefined)) return false;
    into().set(name, value);
  } else if (!isBlank(value)) {
    const choices = (into().get(name) as Set<Answer> | undefined) ?? new Set();
    into().set(name, choices.add(value));
  }
  return true;
}

function answersOf(placed: Placed): Answer {
  const entries = [...placed].map(([name, held]): [string, Answer] => {
    if (held instanceof Map) return [name, answersOf(held)];
    return [name, held instanceof Set ? [...held] : held];
  });
  if (!isNumber(entries[0]?.[0])) return Object.fromEntries(entries);
  return entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, row]) => row);
}

/** Whether the step is a quiz: its answers are not sent, and can be given again. */
const isExercise = ({ steps }: FlowDefinition, step: string) =>
  steps.some(({ id, kind }) => id === step && kind === 'quiz');

/**
 * The value as its question takes it: a choice takes its options, deprecated ones too; a text takes a number, a box `true`
 * and `false`; every other question takes any single answer, and leaves the rest to validation.
 */
function fitting(schema: FieldSchema, ui: FieldUi | undefined, given: Answer): Answer | undefined {
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
