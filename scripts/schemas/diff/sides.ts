import { widgetKind } from '../check/rules/questions/widgets.ts';
import { isUnder, migratedPath } from '../source/answer-paths.ts';
import { askingStep, choicesOf, type QuestionSet, questionPaths } from '../source/field-sets.ts';
import { type FlowSource, flowsOf, type StepSource } from '../source/flows.ts';
import { type Option, refPath } from '../source/options.ts';
import type { FieldEntry, MigrationEntry, UiEntry } from '../source/schema-files.ts';
import type { Path, Source } from '../source/source.ts';

export type Sides = ReturnType<typeof sidesOf>;
export type Side = ReturnType<typeof sideOf>;
export type FlowSide = ReturnType<typeof flowSideOf>;
export type KeptFlow = ReturnType<typeof keptFlow>;
export type Question = ReturnType<typeof questionOf>;

export function sidesOf(earlier: Source, later: Source) {
  const [before, after] = [sideOf(earlier), sideOf(later)];
  const kept = new Map<string, KeptFlow>();
  for (const now of after.flows.values()) {
    const then = before.flows.get(now.id);
    if (then) kept.set(now.id, keptFlow(then, now));
  }
  return { before, after, kept };
}

function keptFlow(then: FlowSide, now: FlowSide) {
  const changes = now.migrations?.value.changes ?? [];
  return {
    then,
    now,
    migrations: changes.filter(({ version = 0 }) => version > then.version && version <= now.version),
    /** The version that the form must have if its saved answers change. */
    nextVersion: Math.max(now.version, then.version + 1),
  };
}

function sideOf(source: Source) {
  const flows = flowsOf(source).map((flow) => [flow.id, flowSideOf(source, flow)] as const);
  return { source, flows: new Map(flows) };
}

function flowSideOf(source: Source, flow: FlowSource) {
  const questions = flow.steps.flatMap((step) => {
    const asking = askingStep(step);
    if (!asking) return [];
    return questionPaths(source, asking).map(
      ([path, field, set]) => [path, questionOf(source, step, set, path, field)] as const,
    );
  });
  return { ...flow, source, version: flow.file.value.version ?? 1, questions: new Map(questions) };
}

/** Describes a question. `name` is its dotted path through the groups, repeats and blocks around it. */
function questionOf(source: Source, step: StepSource, set: QuestionSet, name: string, field: FieldEntry) {
  const { schema, ui: words } = set;
  const own = name.slice(name.lastIndexOf('.') + 1);
  const ui: UiEntry = set.entries.get(own) ?? {};
  return {
    flow: step.flow,
    name,
    step,
    schema,
    path: [...set.at, 'properties', own] as Path,
    field,
    ui,
    words: { file: words, path: [...set.entriesAt, own] as Path },
    kind: widgetKind(source, schema.path, field),
    isRequired: set.fieldSet.required?.includes(own) ?? false,
    options: choicesOf(source, schema.path, field),
    optionsAt: [...set.at, 'properties', own, ...(field.items ? ['items'] : [])] as Path,
    list: refPath(schema.path, field, 'options'),
  };
}

/**
 * Returns the question's name and the answer's value after the migrations. Returns undefined if a migration
 * drops the answer.
 */
export function answerAfter(name: string, value: string | undefined, changes: readonly MigrationEntry[]) {
  let current = { name, value };
  for (const change of changes) {
    const matchesOption = change.option === undefined || change.option === current.value;
    const { mapOption, drop, to } = change;
    current = { ...current, name: migratedPath(change, current.name) };
    if (mapOption === current.name && matchesOption && to) current = { ...current, value: to };
    if (drop && matchesOption && (drop === current.name || (!change.option && isUnder(current.name, drop))))
      return undefined;
  }
  return current;
}

/**
 * Returns a question's name after the migrations, or undefined if a migration drops all answers to the
 * question.
 */
export const nameAfter = ({ migrations }: KeptFlow, name: string): string | undefined =>
  answerAfter(name, undefined, migrations)?.name;

export function acceptsValue(options: readonly Option[] | undefined, value: string): boolean {
  return !options || options.some((option) => option.value === value || option.renamedFrom.includes(value));
}

export function quotedTitle({ name, ui }: Pick<Question, 'name' | 'ui'>): string {
  const title = ui['ui:title'];
  return title ? `"${name}" (${title})` : `"${name}"`;
}
