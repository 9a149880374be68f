import { type Answer, type Answers, isAnswers, isBlank, ownValue, type StepAnswers } from './answers.ts';
import type { FieldSet, FlowDefinition, Migration } from './definition.ts';
import type { FieldSchema, FieldUi } from './field.ts';
import type { Flow } from './parts.ts';
import { stepAsking } from './resolve.ts';
import { optionsOf } from './values/options.ts';

/** Answers as they were kept, with the version of the form in which they were given. */
export interface VersionedAnswers {
  readonly version: number;
  readonly answers: Answers;
}

/** An answer that has no place in the form any more, and that no migration speaks of. */
export interface OrphanedAnswer {
  readonly step: string;
  /** The way to it: `members.0.name` is the name in the first of the rows called members. */
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
 * Answers of an earlier version in the form as it is now: the migrations since that version, then each answer in the step
 * that asks for it today, with the new name of an option that was renamed. Each answer is moved by itself, by the way to
 * it: a question that takes one answer takes the only one of several, and one that takes several takes one. Pure; drafts,
 * the server and the check of the samples all ask it.
 */
export function migrate(
  { definition }: Pick<Flow, 'definition'>,
  versioned: VersionedAnswers,
): MigrationResult {
  const given = applyMigrations(definition.migrations ?? [], versioned);
  const counts = countsIn(given);
  const root = holder();
  const orphaned: OrphanedAnswer[] = [];
  for (const { step, path, value } of given) {
    const [name = ''] = path;
    const home = stepAsking(definition, name);
    const spot = home && spotOf(home, path, counts);
    if (home && spot && put(root, { ...spot, path: [home.id, ...spot.path] }, value)) continue;
    // A quiz is an exercise: its answers go nowhere, and are simply given again.
    if (!isBlank(value) && !isExercise(definition, step))
      orphaned.push({ step, field: path.join('.'), value });
  }
  return { answers: answerOf(root) as Answers, orphaned };
}

/** The question that a change is of, by the way that led to it before. */
const questionOf = (change: Migration) =>
  'rename' in change ? change.rename : 'mapOption' in change ? change.mapOption : change.drop;

/** One answer, with the names and numbers that lead to it. */
interface Given {
  readonly step: string;
  readonly path: readonly string[];
  readonly value: Answer;
}

const isNumber = (name: string | undefined) => name !== undefined && /^\d+$/.test(name);

/** Each answer that was given, step by step through the changes of the form since. */
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

/** No questions stand deeper; what does is handed on as it is. */
const deepest = 10;

/** The single answers in one: of each choice, of each question of a group, and of each row, which is there also empty. */
function leavesOf(answer: Answer, path: readonly string[]): Omit<Given, 'step'>[] {
  const isRow = isNumber(path.at(-1));
  if (typeof answer !== 'object' || answer === null || path.length > deepest)
    return [{ path, value: answer }];
  const inner = Object.entries(answer).flatMap(([name, each]) =>
    // An answer without a place is kept under the way to it.
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

/** The numbers of the rows between the names, each by the name before it, and what comes after the last name. */
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

/** Rows keep their numbers, also where they are called otherwise now. */
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

/** The numbers that stand behind each path: how many rows or choices there are. */
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

/** A place in the form as it is now. */
interface Spot {
  readonly path: readonly string[];
  /** Of the question; a group or a row that is only there has none. */
  readonly schema?: FieldSchema;
  readonly ui?: FieldUi | undefined;
}

/** The place to which a path leads now; undefined where there is none. */
function spotOf(set: FieldSet, path: readonly string[], counts: Counts, before = ''): Spot | undefined {
  const [name = '', ...rest] = path;
  const schema = ownValue(set.fields ?? {}, name);
  if (!schema) return undefined;
  const key = `${before}${name}`;
  const isCounted = isNumber(rest[0]);
  // Of several, one question or one group can take the only one.
  if (isCounted && schema.type !== 'array' && counts.get(key)!.size > 1) return undefined;
  const number = schema.type === 'array' ? [isCounted ? rest[0]! : '0'] : [];
  const deeper = isCounted ? rest.slice(1) : rest;
  const here = [name, ...number];
  const inner = ownValue(set.fieldSets ?? {}, name);
  if (!inner) return deeper.length > 0 ? undefined : { path: here, schema, ui: set.ui?.[name] };
  if (deeper.length === 0) return { path: here };
  const found = spotOf(inner, deeper, counts, isCounted ? `${key}.${rest[0]}.` : `${key}.`);
  return found && { ...found, path: [...here, ...found.path] };
}

/** Answers on their way into a form: those of a group or a row by name, rows by their number, choices in their order. */
interface Holder {
  readonly inner: Map<string, Holder>;
  /** Rows and choices are no names. */
  isList: boolean;
  value?: Answer;
}

const holder = (): Holder => ({ inner: new Map(), isList: false });

/** Puts an answer in its place, unless it does not fit there, or another is there already. */
function put(root: Holder, { path, schema, ui }: Spot, given: Answer): boolean {
  if (!schema) {
    // A row is there also without an answer; a group is not.
    if (isBlank(given) && isNumber(path.at(-1))) at(root, path);
    return isBlank(given);
  }
  const value = fitting(schema, ui, given);
  if (value === undefined) return false;
  if (schema.type !== 'array') {
    const place = at(root, path);
    if (!isBlank(place.value)) return false;
    place.value = value;
    return true;
  }
  if (isBlank(value)) return true;
  const list = at(root, path.slice(0, -1));
  const isThere = [...list.inner.values()].some((each) => each.value === value);
  if (!isThere) at(list, [String(list.inner.size)]).value = value;
  return true;
}

/** What is held at a path, from now on. */
function at(root: Holder, path: readonly string[]): Holder {
  let held = root;
  for (const name of path) {
    held.isList = isNumber(name);
    const inner = held.inner.get(name) ?? holder();
    held.inner.set(name, inner);
    held = inner;
  }
  return held;
}

function answerOf({ inner, isList, value }: Holder): Answer {
  if (value !== undefined) return value;
  const entries = [...inner].map(([name, each]) => [name, answerOf(each)] as const);
  if (!isList) return Object.fromEntries(entries) as StepAnswers;
  return entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, each]) => each);
}

/** Whether the step is a quiz: its answers go nowhere, and are simply given again. */
const isExercise = ({ steps }: FlowDefinition, step: string) =>
  steps.some(({ id, kind }) => id === step && kind === 'quiz');

/**
 * The value as its question takes it: a list takes its options, retired ones too; a text takes a number, yes or no the
 * words for it; everything else takes any single answer, and says what is wrong with it.
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
