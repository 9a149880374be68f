import { modify, type Node } from 'jsonc-parser';
import type { Edit } from '../../source/edit.ts';
import type { Finding } from '../../source/finding.ts';
import { asks, type FlowSource, type StepSource } from '../../source/flows.ts';
import { optionsOf } from '../../source/options.ts';
import type { JsonFile, Path, Source } from '../../source/product.ts';
import {
  conditionsIn,
  type FieldEntry,
  type OptionList,
  type StepSchemaFile,
  type UiEntry,
  type UiFile,
  uiEntries,
} from '../../source/schema-files.ts';

/** What a rule looks at. Files that cannot be read, and flows whose files have the wrong shape, are left out. */
export interface Context {
  readonly source: Source;
  readonly constants: JsonFile<ConstantsFile> | undefined;
  /** The files of the folder options. */
  readonly lists: readonly JsonFile<OptionList>[];
  readonly flows: readonly FlowSource[];
  /** YYYY-MM-DD, for samples with dates. */
  readonly today: string;
}

/** What the rules read of the product's constants. */
interface ConstantsFile {
  readonly forms?: readonly string[];
}

/** What the product's code knows of a form, where it does. */
export const knownForm = ({ product: { forms = {} } }: Source, form: string) =>
  Object.hasOwn(forms, form) ? forms[form] : undefined;

/** Whether a page of the product's own shows a form and sends it. */
export const hasOwnPage = (source: Source, form: string): boolean =>
  knownForm(source, form)?.hasOwnPage ?? false;

/** One idea of what may be wrong. Rules are plain functions; `rules/all.ts` lists them. */
export type Rule = (context: Context) => Iterable<Finding>;

/** A rule about each flow. */
export function eachFlow(check: (flow: FlowSource, context: Context) => Iterable<Finding>): Rule {
  return function* (context) {
    for (const flow of context.flows) yield* check(flow, context);
  };
}

/** A rule about each step that asks something. */
export function eachStep(
  check: (step: AskingStep, context: Context, flow: FlowSource) => Iterable<Finding>,
): Rule {
  return eachFlow(function* (flow, context) {
    for (const step of askingSteps(flow)) yield* check(step, context, flow);
  });
}

/** A rule about each question of such a step. */
export function eachQuestion(
  check: (question: Question, step: AskingStep, context: Context) => Iterable<Finding>,
): Rule {
  return eachStep(function* (step, context) {
    for (const question of questionsOf(step)) yield* check(question, step, context);
  });
}

/** A step with its questions: the files of which the rules about fields speak. */
export interface AskingStep extends StepSource {
  readonly schema: JsonFile<StepSchemaFile>;
  readonly ui: JsonFile<UiFile>;
  /** The names of its questions. */
  readonly names: readonly string[];
  /** The ui entry of each field. */
  readonly entries: ReadonlyMap<string, UiEntry>;
}

/** The steps of a flow that ask something and have both their files. */
export function askingSteps({ steps }: FlowSource): AskingStep[] {
  return steps.flatMap((step) => {
    const { schema, ui } = step;
    if (!asks(step) || !schema || !ui) return [];
    const entries = new Map(uiEntries(ui.value));
    return [{ ...step, schema, ui, names: Object.keys(fieldsOf(step)), entries }];
  });
}

/** What a step asks; nothing where it is of another kind, or has no readable file. */
export function fieldsOf(step: StepSource): NonNullable<StepSchemaFile['properties']> {
  return (asks(step) && step.schema?.value.properties) || {};
}

/** A field as one place of a step schema describes it: its base, or what a condition narrows it to. */
export interface FieldPlace {
  readonly name: string;
  readonly field: FieldEntry;
  readonly path: Path;
  /** Whether it is narrowed by a condition. */
  readonly narrowed: boolean;
}

/** A field as the properties of its step describe it, with its words. */
interface Question extends FieldPlace {
  readonly entry: UiEntry | undefined;
}

/** The questions of a step. */
export function questionsOf(step: AskingStep): Question[] {
  return Object.entries(fieldsOf(step)).map(([name, field]) => ({
    name,
    field: field ?? {},
    path: ['properties', name],
    narrowed: false,
    entry: step.entries.get(name),
  }));
}

/** The questions of several steps, with the options of each; undefined where it has no list of them. */
export function optionsOfQuestions(source: Source, steps: readonly StepSource[]) {
  const questions = steps.flatMap((step) =>
    Object.entries(fieldsOf(step)).map(
      ([name, field]) => [name, optionsOf(source, step.schema!.path, field)] as const,
    ),
  );
  return new Map(questions);
}

/** The then and else of each condition of a step. */
export function branchesOf(step: AskingStep) {
  return conditionsIn(step.schema.value).flatMap(({ entry, path }) =>
    (['then', 'else'] as const).flatMap((side) => {
      const branch = entry[side];
      return branch ? [{ condition: entry.if, branch, path: [...path, side] as Path }] : [];
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
  return [...questionsOf(step), ...narrowed];
}

/** The names that a step requires, always or under a condition, with their places. */
export function requiredNames(step: AskingStep): { name: string; path: Path }[] {
  const own: { branch: StepSchemaFile; path: Path } = { branch: step.schema.value, path: [] };
  return [own, ...branchesOf(step)].flatMap(({ branch, path }) =>
    (branch.required ?? []).map((name, index) => ({ name, path: [...path, 'required', index] })),
  );
}

/** Each text of a file, its keys among them. */
export function textsIn({ tree }: JsonFile): readonly Node[] {
  const texts = textsOf.get(tree) ?? [...stringsIn(tree)];
  textsOf.set(tree, texts);
  return texts;
}

/** Several rules ask, and again each time that a slip in one file of hundreds is mended in memory. */
const textsOf = new WeakMap<Node, readonly Node[]>();

function* stringsIn(node: Node): Iterable<Node> {
  if (node.type === 'string') yield node;
  for (const child of node.children ?? []) yield* stringsIn(child);
}

/** The edit that writes another value in the place of one. */
export function replacing({ offset, length }: Node, value: unknown): Edit {
  return { offset, length, text: JSON.stringify(value) };
}

/** The edit that takes a name and its value out of a file, with the comma that belongs to them. */
export function deleting(file: JsonFile, path: Path): Edit {
  const [removal] = modify(file.text, [...path], undefined, {});
  const { offset, length, content: text } = removal!;
  return { offset, length, text };
}
