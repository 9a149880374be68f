import { asks, type FlowSource, flowsOf, type StepSource } from '../source/flows.ts';
import { type Option, optionsOf, targetOf } from '../source/options.ts';
import { type FieldEntry, type MigrationEntry, type UiEntry, uiEntries } from '../source/schema-files.ts';
import type { JsonFile, Path, Source } from '../source/source.ts';

/** One state of the schemas, as the comparison looks at it. */
export interface Side {
  readonly source: Source;
  readonly flows: ReadonlyMap<string, FlowSide>;
}

export interface FlowSide extends FlowSource {
  readonly version: number;
  readonly questions: ReadonlyMap<string, Question>;
}

/** A question with everything that is said of it in a step's two files. */
export interface Question {
  readonly flow: string;
  readonly name: string;
  readonly step: StepSource;
  readonly schema: JsonFile;
  readonly path: Path;
  readonly field: FieldEntry;
  readonly ui: UiEntry;
  readonly isRequired: boolean;
  /** Undefined where the answer is not chosen from a list. */
  readonly options: readonly Option[] | undefined;
  /** The options file, where the list has one. */
  readonly list: string | undefined;
}

export function sideOf(source: Source): Side {
  const flows = flowsOf(source).map((flow): [string, FlowSide] => [
    flow.id,
    { ...flow, version: flow.file.value.version ?? 1, questions: questionsOf(source, flow) },
  ]);
  return { source, flows: new Map(flows) };
}

function questionsOf(source: Source, flow: FlowSource): Map<string, Question> {
  const questions = flow.steps.flatMap((step) => {
    const { schema } = step;
    if (!asks(step) || !schema) return [];
    const ui = new Map(uiEntries(step.ui?.value));
    return Object.entries(schema.value.properties ?? {}).map(([name, field]): [string, Question] => [
      name,
      {
        flow: flow.id,
        name,
        step,
        schema,
        path: ['properties', name],
        field,
        ui: ui.get(name) ?? {},
        isRequired: schema.value.required?.includes(name) ?? false,
        options: optionsOf(source, schema.path, field),
        list: field.$ref === undefined ? undefined : targetOf(schema.path, field.$ref),
      },
    ]);
  });
  return new Map(questions);
}

/** The migrations that lead from one version of a flow to the other. */
export function migrationsBetween(before: FlowSide, after: FlowSide): readonly MigrationEntry[] {
  const changes = after.migrations?.value.changes ?? [];
  return changes.filter(({ version = 0 }) => version > before.version && version <= after.version);
}

/** The question that takes the answers to another today; undefined when they are dropped. */
export function successorOf(name: string, changes: readonly MigrationEntry[]): string | undefined {
  let current = name;
  for (const change of changes) {
    if (change.rename === current && change.to) current = change.to;
    if (change.drop === current && change.option === undefined) return undefined;
  }
  return current;
}

/** What an answer becomes, question and value, by the same changes; undefined when it is dropped. */
export function answerAfter(
  name: string,
  value: string,
  changes: readonly MigrationEntry[],
): { name: string; value: string } | undefined {
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
