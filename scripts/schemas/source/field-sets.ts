import { asks, type FlowSource, type StepSource } from './flows.ts';
import { optionsOf, targetOf } from './options.ts';
import {
  type ConditionEntry,
  conditionsIn,
  type FieldEntry,
  type FieldSetEntry,
  type UiEntry,
  type UiFile,
  uiEntries,
} from './schema-files.ts';
import type { JsonFile, Path, Source } from './source.ts';

/** Questions that stand together, of a step, a group, a row or a block, and the places where they are written. */
export interface QuestionSet {
  /** As messages call it: the step "person", the group "address". */
  readonly title: string;
  /** Of its step; "block" where it is written for several. */
  readonly kind: string;
  /** The names that lead to it from its step or block; none for those themselves. */
  readonly trail: readonly string[];
  /** The set in which it is a group, or rows. */
  readonly outer?: QuestionSet;
  /** Its rules, and where they stand. */
  readonly fieldSet: FieldSetEntry;
  readonly schema: JsonFile;
  readonly at: Path;
  /** The names of its questions. */
  readonly names: readonly string[];
  /** The words of its questions, and where they stand. */
  readonly entries: ReadonlyMap<string, UiEntry>;
  readonly ui: JsonFile;
  readonly entriesAt: Path;
  readonly groups: UiFile['groups'];
  readonly groupsAt: Path;
}

/** A step with its questions: the files of which the rules about fields speak. */
export interface AskingStep extends StepSource, Omit<QuestionSet, 'schema' | 'ui' | 'kind'> {
  readonly schema: NonNullable<StepSource['schema']>;
  readonly ui: NonNullable<StepSource['ui']>;
}

/** A step that asks something and has both its files. */
export function askingStep(step: StepSource): AskingStep | undefined {
  const { id, schema, ui } = step;
  if (!asks(step) || !schema || !ui) return undefined;
  return { ...step, ...fileSet(`the step "${id}"`, schema, ui), schema, ui };
}

/** The steps of a flow that ask something and have both their files. */
export function askingSteps({ steps }: Pick<FlowSource, 'steps'>): AskingStep[] {
  return steps.flatMap((step) => askingStep(step) ?? []);
}

/** The blocks of a schemas folder that have both their files. */
export function blocksOf(source: Source): QuestionSet[] {
  return [...source.json.keys()].flatMap((path) => blockAt(source, path) ?? []);
}

function blockAt({ json }: Source, path: string): QuestionSet | undefined {
  const name = /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1];
  const schema = json.get(path) as JsonFile<FieldSetEntry> | undefined;
  const ui = json.get(`blocks/${name}.ui.json`) as JsonFile<UiFile> | undefined;
  if (name === undefined || !schema || !ui) return undefined;
  return { ...fileSet(`the block "${name}"`, schema, ui), kind: 'block' };
}

function fileSet(title: string, schema: JsonFile<FieldSetEntry>, ui: JsonFile<UiFile>) {
  const fieldSet = schema.value;
  const names = Object.keys(fieldSet.properties ?? {});
  const words = { entries: new Map(uiEntries(ui.value)), entriesAt: [], groups: ui.value.groups };
  return { ...{ title, trail: [], fieldSet, schema, at: [], names, ui, groupsAt: ['groups'] }, ...words };
}

/** A set and those written in it, in the order of their questions: its groups and rows, and theirs. */
export function withInner(set: QuestionSet): QuestionSet[] {
  return [set, ...set.names.flatMap((name) => innerSet(set, name) ?? []).flatMap(withInner)];
}

/** The group or the rows that are written at a question; undefined where there are none, or a block. */
export function innerSet(set: QuestionSet, name: string): QuestionSet | undefined {
  const field = set.fieldSet.properties?.[name];
  const fieldSet = field && [field, field.items].find((each) => each?.properties);
  if (!fieldSet) return undefined;
  const isRow = fieldSet === field.items;
  const { fields = {}, groups } = set.entries.get(name) ?? {};
  const at = [...set.at, 'properties', name, ...(isRow ? ['items'] : [])];
  const words = [...set.entriesAt, name];
  return {
    ...{ ...set, outer: set, at, fieldSet, groups, trail: [...set.trail, name] },
    title: isRow ? `the rows of "${name}"` : `the group "${name}"`,
    names: Object.keys(fieldSet.properties ?? {}),
    entries: new Map(Object.entries(fields)),
    entriesAt: [...words, 'fields'],
    groupsAt: [...words, 'groups'],
  };
}

/** The path of the block whose questions a field asks, once or in each row. */
export function blockPathOf(from: string, field: FieldEntry): string | undefined {
  const ref = field.$ref ?? field.items?.$ref;
  const path = typeof ref === 'string' ? targetOf(from, ref) : '';
  return path.startsWith('blocks/') ? path : undefined;
}

/** The same as `innerSet`, and those of a block, which is read where it is used, with the words said there. */
export function askedIn(source: Source, set: QuestionSet, name: string): QuestionSet | undefined {
  const path = blockPathOf(set.schema.path, set.fieldSet.properties?.[name] ?? {});
  if (!path) return innerSet(set, name);
  // One that leads to itself is told by rules/files/references.ts.
  if (withOuter(set).some(({ schema }) => schema.path === path)) return undefined;
  const block = blockAt(source, path);
  if (!block) return undefined;
  const { fields = {}, groups = block.groups } = set.entries.get(name) ?? {};
  const entries = new Map([...block.entries, ...Object.entries(fields)]);
  return { ...block, kind: set.kind, outer: set, trail: [...set.trail, name], entries, groups };
}

/** A set and those that it stands in, the nearest first. */
export function withOuter(set: QuestionSet): QuestionSet[] {
  return [set, ...(set.outer ? withOuter(set.outer) : [])];
}

/** The question that a path leads to, `address.city`, from the first of these sets that asks where it begins. */
export function questionAt(source: Source, sets: readonly QuestionSet[], path: string) {
  const [first = '', ...rest] = path.split('.');
  let name = first;
  let set = sets.find(({ names }) => names.includes(first));
  for (const next of rest) {
    set = set && askedIn(source, set, name);
    name = next;
  }
  const field = set?.fieldSet.properties?.[name];
  return set && field && { set, name, field };
}

/** Every question of a set by the way to it, through groups, rows and blocks: `members.address.city`. */
export function questionPaths(
  source: Source,
  set: QuestionSet,
  before = '',
): [path: string, field: FieldEntry, set: QuestionSet][] {
  return Object.entries(set.fieldSet.properties ?? {}).flatMap(([name, field]) => {
    const inner = askedIn(source, set, name);
    const deeper = inner ? questionPaths(source, inner, `${before}${name}.`) : [];
    return [[`${before}${name}`, field, set] as [string, FieldEntry, QuestionSet], ...deeper];
  });
}

/** A field as one place of a schema describes it: its base, or what a condition narrows it to. */
export interface FieldPlace {
  readonly name: string;
  readonly field: FieldEntry;
  readonly path: Path;
  /** Whether it is narrowed by a condition. */
  readonly narrowed: boolean;
}

/** A field as the properties of its set describe it, with its words. */
export interface Question extends FieldPlace {
  readonly entry: UiEntry | undefined;
  /** Where its words stand in the ui file. */
  readonly words: Path;
}

/** The questions of a set. */
export function questionsOf(set: QuestionSet): Question[] {
  return Object.entries(set.fieldSet.properties ?? {}).map(([name, field]) => ({
    name,
    field: field ?? {},
    path: [...set.at, 'properties', name],
    narrowed: false,
    entry: set.entries.get(name),
    words: [...set.entriesAt, name],
  }));
}

/** The conditions of a set: its own, then those of its `allOf`. */
export function conditionsOf(set: QuestionSet): { entry: ConditionEntry; path: Path }[] {
  return conditionsIn(set.fieldSet).map(({ entry, path }) => ({ entry, path: [...set.at, ...path] }));
}

/** The then and else of each condition of a set. */
export function branchesOf(set: QuestionSet) {
  return conditionsOf(set).flatMap(({ entry, path }) =>
    (['then', 'else'] as const).flatMap((side) => {
      const branch = entry[side];
      return branch ? [{ condition: entry.if, branch, path: [...path, side] as Path }] : [];
    }),
  );
}

/** Each field in each shape it can take: its base, and every narrowing of it. */
export function allFields(set: QuestionSet): FieldPlace[] {
  const narrowed = branchesOf(set).flatMap(({ branch, path }) =>
    Object.entries(branch.properties ?? {}).flatMap(([name, field]) =>
      typeof field === 'object' && field
        ? [{ name, field, path: [...path, 'properties', name], narrowed: true }]
        : [],
    ),
  );
  return [...questionsOf(set), ...narrowed];
}

/** The names that a set requires, always or under a condition, with their places. */
export function requiredNames(set: QuestionSet): { name: string; path: Path }[] {
  return [{ branch: set.fieldSet, path: set.at }, ...branchesOf(set)].flatMap(({ branch, path }) =>
    (branch.required ?? []).map((name, index) => ({ name, path: [...path, 'required', index] })),
  );
}

/** The options of one choice, or of several; undefined where a question has no list of them. */
export function choicesOf(source: Source, from: string, field: FieldEntry) {
  return optionsOf(source, from, field) ?? (field.items && optionsOf(source, from, field.items));
}
