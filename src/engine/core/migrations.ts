import { type Answer, type Answers, isAnswers, isBlank, ownValue } from './answers.ts';
import { stepAsking } from './asked-fields.ts';
import type { FieldSet, FlowDefinition, Migration } from './definition.ts';
import type { FieldSchema, FieldUi } from './field.ts';
import type { Flow } from './flow-types.ts';
import { optionsOf } from './values/options.ts';

export interface VersionedAnswers {
  readonly version: number;
  readonly answers: Answers;
}

/** An answer that belongs to no question of the current form, even after all migrations. */
export interface OrphanedAnswer {
  readonly step: string;
  readonly field: string;
  readonly value: Answer;
}

export interface MigrationResult {
  readonly answers: Answers;
  /**
   * Orphaned answers are not lost silently: a draft stores them separately, and the schema check fails if
   * sample answers of an earlier form version contain any.
   */
  readonly orphaned: readonly OrphanedAnswer[];
}

/**
 * Applies the migrations since the answers' version. Moves each answer to the step that now contains its
 * question, and replaces renamed options. If a question now allows several choices, a single choice becomes a
 * list. If it now allows only one, a list of one choice becomes a single choice.
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
    return !isPlaced && !isBlank(value) && !isQuiz(definition, step);
  });
  const orphaned = left.map(({ step, path, value }) => ({ step, field: path.join('.'), value }));
  return { answers: answersOf(placed) as Answers, orphaned };
}

const questionOf = (change: Migration) =>
  'rename' in change ? change.rename : 'mapOption' in change ? change.mapOption : change.drop;

interface Given {
  readonly step: string;
  readonly path: readonly string[];
  readonly value: Answer;
}

const isNumber = (name: string | undefined) => name !== undefined && /^\d+$/.test(name);

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

/** Limits the recursion for malformed data. No question is nested this deeply. */
const deepest = 10;

function leavesOf(answer: Answer, path: readonly string[]): Omit<Given, 'step'>[] {
  const isRow = isNumber(path.at(-1));
  if (typeof answer !== 'object' || answer === null || path.length > deepest)
    return [{ path, value: answer }];
  const inner = Object.entries(answer).flatMap(([name, each]) =>
    // Drafts store an orphaned answer under its whole dotted path (a.b.c), so each key is split at its dots.
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

/**
 * Matches the path of an answer against the path of a question (`names`). Returns the row index of each
 * repeat, and the segments after the last name. Returns undefined if the answer belongs to another question.
 */
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

/**
 * Returns the array indexes that occur under each path. They belong to the rows of a repeat or to several
 * choices.
 */
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

/** The migrated answers: rows by index, several choices as a Set, and other answers by field name. */
type Placed = Map<string, Answer | Placed | Set<Answer>>;

function innerOf(placed: Placed, name: string): Placed {
  const inner = (placed.get(name) as Placed | undefined) ?? new Map();
  placed.set(name, inner);
  return inner;
}

/**
 * Puts a value into the field at a path. Returns false if the field does not exist, the value does not fit,
 * or the field already has an answer.
 */
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
  // A field for a single answer accepts a list only if the list has just one value.
  if (row !== undefined && !isList && counts.get(key)!.size > 1) return false;
  const deeper = row === undefined ? rest : rest.slice(1);
  const inner = ownValue(set.fieldSets ?? {}, name);
  if (!inner) return deeper.length === 0 && put(schema, set.ui?.[name], name, value, into);
  const home = () => (isList ? innerOf(innerOf(into(), name), row ?? '0') : innerOf(into(), name));
  if (deeper.length > 0)
    return place(inner, deeper, value, home, counts, row === undefined ? `${key}.` : `${key}.${row}.`);
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

/**
 * Returns whether a step is a quiz. Quiz answers never count as orphaned, because they are never sent and can
 * be given again.
 */
const isQuiz = ({ steps }: FlowDefinition, step: string) =>
  steps.some(({ id, kind }) => id === step && kind === 'quiz');

/**
 * Converts an old value to the type of the current field. Returns undefined if the value does not fit. A
 * choice must be one of the options, including deprecated ones. Validation checks all other rules later.
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
