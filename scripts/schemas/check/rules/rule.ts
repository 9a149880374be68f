import type { Node } from 'jsonc-parser';
import {
  askingSteps,
  blocksOf,
  type Question,
  type QuestionSet,
  questionsOf,
  withInner,
} from '../../source/field-sets.ts';
import type { Finding } from '../../source/finding.ts';
import { asks, type FlowSource, type StepSource } from '../../source/flows.ts';
import { type Edit, editFor } from '../../source/json-edits.ts';
import type { JsonFile, Path, Source } from '../../source/product.ts';
import type { OptionList, StepSchemaFile } from '../../source/schema-files.ts';

/** What a rule looks at. Files that cannot be read, and flows whose files have the wrong shape, are left out. */
export interface Context {
  readonly source: Source;
  readonly constants: JsonFile<ConstantsFile> | undefined;
  /** The files of the folder options. */
  readonly lists: readonly JsonFile<OptionList>[];
  readonly flows: readonly FlowSource[];
  /** Questions that stand together: those of each step, of each group and rows in it, and of each block. */
  readonly sets: readonly QuestionSet[];
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

/** A rule about questions that stand together. */
export function eachSet(check: (set: QuestionSet, context: Context) => Iterable<Finding>): Rule {
  return function* (context) {
    for (const set of context.sets) yield* check(set, context);
  };
}

/** A rule about each question of such a set. */
export function eachQuestion(
  check: (question: Question, set: QuestionSet, context: Context) => Iterable<Finding>,
): Rule {
  return eachSet(function* (set, context) {
    for (const question of questionsOf(set)) yield* check(question, set, context);
  });
}

/** A block is looked at once, where it is written. */
export function setsIn(source: Source, flows: readonly FlowSource[]): QuestionSet[] {
  return [...flows.flatMap(askingSteps), ...blocksOf(source)].flatMap(withInner);
}

/** What a step asks; nothing where it is of another kind, or has no readable file. */
export function fieldsOf(step: StepSource): NonNullable<StepSchemaFile['properties']> {
  return (asks(step) && step.schema?.value.properties) || {};
}

/** Each text of a file, its keys among them. */
export function textsIn({ tree }: JsonFile): readonly Node[] {
  const texts = textsOf.get(tree) ?? [...stringsIn(tree)];
  textsOf.set(tree, texts);
  return texts;
}

/** Several rules ask, and again each time that a slip in one file of hundreds is fixed in memory. */
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
export const deleting = ({ text }: JsonFile, path: Path): Edit => editFor(text, { do: 'remove', path });
