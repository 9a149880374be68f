import { asks, type FlowSource, type StepSource } from './flows.ts';
import { optionsOf, refPath } from './options.ts';
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

/** The questions of a step, a group, a repeat or a block, with their locations in the files. */
export interface QuestionSet {
  /** The title in messages, such as `the step "person"` or `the group "address"`. */
  readonly title: string;
  /** The kind of the step, or "block" for a block, which several steps may share. */
  readonly kind: string;
  /** The names of the groups and repeats around these questions, outermost first. */
  readonly trail: readonly string[];
  readonly outer?: QuestionSet;
  /** The rules of these questions, at the path `at` in the file `schema`. */
  readonly fieldSet: FieldSetEntry;
  readonly schema: JsonFile;
  readonly at: Path;
  readonly names: readonly string[];
  /** The ui entries of these questions, at the path `entriesAt` in the file `ui`. */
  readonly entries: ReadonlyMap<string, UiEntry>;
  readonly ui: JsonFile;
  readonly entriesAt: Path;
  readonly groups: UiFile['groups'];
  readonly groupsAt: Path;
}

export interface AskingStep extends StepSource, Omit<QuestionSet, 'schema' | 'ui' | 'kind'> {
  readonly schema: NonNullable<StepSource['schema']>;
  readonly ui: NonNullable<StepSource['ui']>;
}

export function askingStep(step: StepSource): AskingStep | undefined {
  const { id, schema, ui } = step;
  if (!asks(step) || !schema || !ui) return undefined;
  return { ...step, ...fileSet(`the step "${id}"`, schema, ui), schema, ui };
}

export function askingSteps({ steps }: Pick<FlowSource, 'steps'>): AskingStep[] {
  return steps.flatMap((step) => askingStep(step) ?? []);
}

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

export function withDescendants(set: QuestionSet): QuestionSet[] {
  return [set, ...set.names.flatMap((name) => innerSet(set, name) ?? []).flatMap(withDescendants)];
}

/**
 * Returns the questions inside a group or repeat. Returns undefined if the question contains no others, or if
 * it refers to a block.
 */
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

/**
 * Returns a set and all sets inside it. Unlike {@link withDescendants}, includes the blocks to which
 * questions refer.
 */
export function withAskedSets(source: Source, set: QuestionSet): QuestionSet[] {
  const inner = set.names.flatMap((name) => askedIn(source, set, name) ?? []);
  return [set, ...inner.flatMap((each) => withAskedSets(source, each))];
}

/**
 * Returns the questions inside a group, repeat or block. Unlike {@link innerSet}, resolves references to
 * blocks. The question's own ui entries override those of the block.
 */
export function askedIn(source: Source, set: QuestionSet, name: string): QuestionSet | undefined {
  const path = refPath(set.schema.path, set.fieldSet.properties?.[name] ?? {}, 'blocks');
  if (!path) return innerSet(set, name);
  // A block that contains itself is not followed, because rules/files/references.ts reports it.
  if (withAncestors(set).some(({ schema }) => schema.path === path)) return undefined;
  const block = blockAt(source, path);
  if (!block) return undefined;
  const { fields = {}, groups = block.groups } = set.entries.get(name) ?? {};
  const entries = new Map([...block.entries, ...Object.entries(fields)]);
  return { ...block, kind: set.kind, outer: set, trail: [...set.trail, name], entries, groups };
}

export function withAncestors(set: QuestionSet): QuestionSet[] {
  return [set, ...(set.outer ? withAncestors(set.outer) : [])];
}

/**
 * Returns the question at a path such as `address.city`. Searches only the first set that contains the first
 * name of the path.
 */
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

/**
 * Returns all questions of a set, including those in groups, repeats and blocks, with their paths, such as
 * `members.address.city`.
 */
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

export interface FieldPlace {
  readonly name: string;
  readonly field: FieldEntry;
  readonly path: Path;
  readonly narrowed: boolean;
}

export interface Question extends FieldPlace {
  readonly entry: UiEntry | undefined;
  readonly words: Path;
}

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

export function conditionsOf(set: QuestionSet): { entry: ConditionEntry; path: Path }[] {
  return conditionsIn(set.fieldSet).map(({ entry, path }) => ({ entry, path: [...set.at, ...path] }));
}

export function branchesOf(set: QuestionSet) {
  return conditionsOf(set).flatMap(({ entry, path }) =>
    (['then', 'else'] as const).flatMap((side) => {
      const branch = entry[side];
      return branch ? [{ condition: entry.if, branch, path: [...path, side] as Path }] : [];
    }),
  );
}

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

export function requiredNames(set: QuestionSet): { name: string; path: Path }[] {
  return [{ branch: set.fieldSet, path: set.at }, ...branchesOf(set)].flatMap(({ branch, path }) =>
    (branch.required ?? []).map((name, index) => ({ name, path: [...path, 'required', index] })),
  );
}

export function choicesOf(source: Source, from: string, field: FieldEntry) {
  return optionsOf(source, from, field) ?? (field.items && optionsOf(source, from, field.items));
}
