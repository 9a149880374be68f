import type { Finding } from '../../source/finding.ts';
import type { FlowSource, StepSource } from '../../source/flows.ts';
import { asks } from '../../source/flows.ts';
import type { FieldEntry, StepSchemaFile, UiEntry, UiFile } from '../../source/schema-files.ts';
import { conditionsIn, uiEntries } from '../../source/schema-files.ts';
import type { JsonFile, Path, Source } from '../../source/source.ts';

/** What a rule looks at. Files that cannot be read, and flows whose files have the wrong shape, are left out. */
export interface Context {
  readonly source: Source;
  readonly flows: readonly FlowSource[];
  /** The names that `submit.action` may have. */
  readonly actions: readonly string[];
  /** The addresses of the pages that are no steps of a flow. */
  readonly pages: readonly string[];
  /** YYYY-MM-DD, for samples with dates. */
  readonly today: string;
}

/** One idea of what may be wrong. Rules are plain functions; `rules/all.ts` lists them. */
export type Rule = (context: Context) => Iterable<Finding>;

/** A step with its questions: the files of which the rules about fields speak. */
export interface AskingStep extends StepSource {
  readonly schema: JsonFile<StepSchemaFile>;
  readonly ui: JsonFile<UiFile>;
}

/** The steps, of one flow or of all, that ask something and have both their files. */
export function askingSteps(flows: readonly FlowSource[]): AskingStep[] {
  return flows.flatMap((flow) =>
    flow.steps.filter((step): step is AskingStep => asks(step) && !!step.schema && !!step.ui),
  );
}

/** A field as one place of a step schema describes it: its base, or what a condition narrows it to. */
export interface FieldPlace {
  readonly name: string;
  readonly field: FieldEntry;
  readonly path: Path;
  /** Whether it is narrowed by a condition. */
  readonly narrowed: boolean;
}

/** The fields of a step as its properties describe them. */
export function baseFields(step: AskingStep): FieldPlace[] {
  return Object.entries(step.schema.value.properties ?? {}).map(([name, field]) => ({
    name,
    field: field ?? {},
    path: ['properties', name],
    narrowed: false,
  }));
}

/** The then and else of each condition of a step. */
export function branchesOf(step: AskingStep) {
  return conditionsIn(step.schema.value).flatMap(({ entry, path }) =>
    (['then', 'else'] as const).flatMap((side) => {
      const branch = entry[side];
      return branch ? [{ branch, path: [...path, side] as Path }] : [];
    }),
  );
}

/** Each field in each shape it can take: its base, and every narrowing of it. */
export function allFields(step: AskingStep): FieldPlace[] {
  const narrowed = branchesOf(step).flatMap(({ branch, path }) =>
    Object.entries(branch.properties ?? {}).flatMap(([name, field]) =>
      typeof field === 'object' && field
        ? [{ name, field, path: [...path, 'properties', name], narrowed: true }]
        : [],
    ),
  );
  return [...baseFields(step), ...narrowed];
}

/** The names that a step requires, always or under a condition, with their places. */
export function requiredNames(step: AskingStep): { name: string; path: Path }[] {
  const at = (names: readonly string[] | undefined, path: Path) =>
    (names ?? []).map((name, index) => ({ name, path: [...path, 'required', index] }));
  return [
    ...at(step.schema.value.required, []),
    ...branchesOf(step).flatMap(({ branch, path }) => at(branch.required, path)),
  ];
}

/** The ui entry of each field. */
export function uiOf(step: AskingStep): Map<string, UiEntry> {
  return new Map(uiEntries(step.ui.value));
}
