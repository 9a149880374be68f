import type { Node } from 'jsonc-parser';
import {
  askingSteps,
  blocksOf,
  type Question,
  type QuestionSet,
  questionsOf,
  withDescendants,
} from '../../source/field-sets.ts';
import type { Finding } from '../../source/finding.ts';
import type { FlowSource } from '../../source/flows.ts';
import { type Edit, editFor } from '../../source/json-edits.ts';
import type { JsonFile, Path, Source } from '../../source/product.ts';
import type { OptionList } from '../../source/schema-files.ts';

/**
 * The input of the rules. It leaves out files that are unreadable or have the wrong shape, and the flows that
 * depend on them.
 */
export interface Context {
  readonly source: Source;
  readonly constants: JsonFile<{ readonly forms?: readonly string[] }> | undefined;
  readonly lists: readonly JsonFile<OptionList>[];
  readonly flows: readonly FlowSource[];
  readonly sets: readonly QuestionSet[];
  /** The date, as YYYY-MM-DD, that counts as today for samples and for limits such as `today-18y`. */
  readonly today: string;
}

export const knownForm = ({ product: { forms = {} } }: Source, form: string) =>
  Object.hasOwn(forms, form) ? forms[form] : undefined;

export const hasOwnPage = (source: Source, form: string): boolean =>
  knownForm(source, form)?.hasOwnPage ?? false;

/** Each new rule must be added to the list in `rules/all.ts`. */
export type Rule = (context: Context) => Iterable<Finding>;

function each<Item>(itemsOf: (context: Context) => readonly Item[]) {
  return (check: (item: Item, context: Context) => Iterable<Finding>): Rule =>
    function* (context) {
      for (const item of itemsOf(context)) yield* check(item, context);
    };
}

export const eachFlow = each(({ flows }) => flows);
export const eachSet = each(({ sets }) => sets);

export function eachQuestion(
  check: (question: Question, set: QuestionSet, context: Context) => Iterable<Finding>,
): Rule {
  return eachSet(function* (set, context) {
    for (const question of questionsOf(set)) yield* check(question, set, context);
  });
}

/**
 * Returns all question sets, including those in groups and repeats. A block is included once, even if several
 * questions use it.
 */
export function setsIn(source: Source, flows: readonly FlowSource[]): QuestionSet[] {
  return [...flows.flatMap(askingSteps), ...blocksOf(source)].flatMap(withDescendants);
}

/** Returns all strings in the file, including keys. */
export function textsIn({ tree }: JsonFile): readonly Node[] {
  const texts = textsOf.get(tree) ?? [...stringsIn(tree)];
  textsOf.set(tree, texts);
  return texts;
}

/** Returns the strings that are values of a key, anywhere in the file. */
export function valuesOfKey(file: JsonFile, key: string): Node[] {
  return textsIn(file).filter((node) => {
    const [own, value] = node.parent?.type === 'property' ? node.parent.children! : [];
    return own?.value === key && value === node;
  });
}

/** The strings are cached, because several rules need them, and rules run again after each edit in memory. */
const textsOf = new WeakMap<Node, readonly Node[]>();

function* stringsIn(node: Node): Iterable<Node> {
  if (node.type === 'string') yield node;
  for (const child of node.children ?? []) yield* stringsIn(child);
}

export function replacing({ offset, length }: Node, value: unknown): Edit {
  return { offset, length, text: JSON.stringify(value) };
}

export const deleting = ({ text }: JsonFile, path: Path): Edit => editFor(text, { do: 'remove', path });

/**
 * Searches for a cycle that begins with the names `start` and `next`. `after` returns the names to which a
 * name leads. Returns the names on the cycle, with `start` at both ends, or undefined if there is no cycle.
 */
export function cycleFrom(
  start: string,
  next: string,
  after: (name: string) => readonly string[],
  trail = [start],
): string[] | undefined {
  if (next === start) return [...trail, start];
  if (trail.includes(next)) return undefined;
  for (const each of after(next)) {
    const cycle = cycleFrom(start, each, after, [...trail, next]);
    if (cycle) return cycle;
  }
  return undefined;
}
