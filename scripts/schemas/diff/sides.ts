import { asks, type FlowSource, flowsOf, type StepSource } from '../source/flows.ts';
import { type Option, optionsOf, targetOf } from '../source/options.ts';
import {
  type FieldEntry,
  type MigrationEntry,
  type StepSchemaFile,
  type UiEntry,
  uiEntries,
} from '../source/schema-files.ts';
import type { JsonFile, Path, Source } from '../source/source.ts';

export type Sides = ReturnType<typeof sidesOf>;
export type Side = ReturnType<typeof sideOf>;
export type FlowSide = ReturnType<typeof flowSideOf>;
export type KeptFlow = ReturnType<typeof keptFlow>;
export type Question = ReturnType<typeof questionOf>;

/** Two states of the schemas as the comparison looks at them, and by its name each form that both have. */
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
    /** Those that lead from one to the other. */
    migrations: changes.filter(({ version = 0 }) => version > then.version && version <= now.version),
    /** The version that the form must have when its saved answers change. */
    nextVersion: Math.max(now.version, then.version + 1),
  };
}

function sideOf(source: Source) {
  const flows = flowsOf(source).map((flow) => [flow.id, flowSideOf(source, flow)] as const);
  return { source, flows: new Map(flows) };
}

function flowSideOf(source: Source, flow: FlowSource) {
  const questions = flow.steps.flatMap((step) => {
    const { schema } = step;
    if (!asks(step) || !schema) return [];
    const fields = Object.entries(schema.value.properties ?? {});
    return fields.map(([name, field]) => [name, questionOf(source, step, schema, name, field)] as const);
  });
  return { ...flow, version: flow.file.value.version ?? 1, questions: new Map(questions) };
}

/** A question with everything that is said of it in a step's two files. */
function questionOf(
  source: Source,
  step: StepSource,
  schema: JsonFile<StepSchemaFile>,
  name: string,
  field: FieldEntry,
) {
  const ui: UiEntry = new Map(uiEntries(step.ui?.value)).get(name) ?? {};
  const path: Path = ['properties', name];
  return {
    flow: step.flow,
    name,
    step,
    schema,
    path,
    field,
    ui,
    isRequired: schema.value.required?.includes(name) ?? false,
    /** Undefined where the answer is not chosen from a list. */
    options: optionsOf(source, schema.path, field),
    /** The options file, where the list has one. */
    list: field.$ref === undefined ? undefined : targetOf(schema.path, field.$ref),
  };
}

/** What an answer, or any answer, to a question becomes by such changes; undefined when it is dropped. */
export function answerAfter(name: string, value: string | undefined, changes: readonly MigrationEntry[]) {
  let current = { name, value };
  for (const change of changes) {
    const isMeant = change.option === undefined || change.option === current.value;
    if (change.rename === current.name && change.to) current = { ...current, name: change.to };
    if (change.mapOption === current.name && isMeant && change.to) current = { ...current, value: change.to };
    if (change.drop === current.name && isMeant) return undefined;
  }
  return current;
}

/** Whether a list still understands a value: as an option, or as what one was called before. */
export function understands(options: readonly Option[] | undefined, value: string): boolean {
  return !options || options.some((option) => option.value === value || option.renamedFrom.includes(value));
}

/** The name of a question and what students read. */
export function calledIn({ name, ui }: Question): string {
  const title = ui['ui:title'];
  return title ? `"${name}" (${title})` : `"${name}"`;
}
