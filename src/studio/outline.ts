import { at, isObject, type Json, listOf, type Path, type Read, textAt, valuesIn } from './files/json.ts';
import { once } from './files/once.ts';
import { lenderFile, lenderPart, lenderPartAt } from './lender/lender-parts.ts';
import type { Place } from './operations/conditions/subjects.ts';
import { flowFile, rulesFile, wordsFile } from './operations/files.ts';

export type Selection =
  | { readonly kind: 'changes' }
  /** This is the page "All states". It scrolls to the form or step `at`, such as "application/basic". */
  | { readonly kind: 'states'; readonly at?: string }
  | { readonly kind: 'try'; readonly form: string; readonly step: string; readonly state: string }
  | { readonly kind: 'form'; readonly form: string }
  | { readonly kind: 'paths'; readonly form: string }
  | { readonly kind: 'step'; readonly form: string; readonly step: string }
  /** If `inner` is given, this is a question inside `question`. `inner` starts with the outermost name. */
  | {
      readonly kind: 'question';
      readonly form: string;
      readonly step: string;
      readonly question: string;
      readonly inner?: readonly string[];
    }
  /** A list, a block, a sample or the lender's file; with `part`, one section of the lender's file. */
  | { readonly kind: 'file'; readonly file: string; readonly part?: string | undefined };

/**
 * Selects an item that staff edit: a form, a step, a question or a file. All other kinds of selections are
 * pages. Every path in a file belongs to one item.
 */
export type Thing = Exclude<Selection, { readonly kind: 'changes' | 'states' | 'try' | 'paths' }>;

export type QuestionSelection = Thing & { readonly kind: 'question' };

const things: readonly string[] = ['form', 'step', 'question', 'file'] satisfies Thing['kind'][];

export const isThing = (selection: Selection): selection is Thing => things.includes(selection.kind);

export interface QuestionEntry {
  readonly name: string;
  readonly title: string;
  readonly inner: readonly QuestionEntry[];
}

export interface StepEntry {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly index: number;
  readonly questions: readonly QuestionEntry[];
}

export interface FormEntry {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly StepEntry[];
}

export interface FileEntry {
  readonly file: string;
  readonly title: string;
}

export interface Outline {
  readonly forms: readonly FormEntry[];
  readonly lists: readonly FileEntry[];
  readonly others: readonly FileEntry[];
}

/**
 * Lists the forms (in the order of portal.json), the lists of options and the other files. A file that cannot
 * be parsed is listed by its path or, if it is a form, by its id.
 */
export function outlineOf(files: Iterable<string>, read: Read): Outline {
  const all = [...files].filter((file) => !file.startsWith('meta/')).sort();
  const ids = all.flatMap((file) => /^([^/]+)\/flow\.json$/.exec(file)?.[1] ?? []);
  const order = listOf(at(read('portal.json'), ['forms']));
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const forms = ids.toSorted((one, other) => placeOf(one) - placeOf(other)).map((id) => formEntry(id, read));
  const lists = all.filter((file) => file.startsWith('options/'));
  const others = all.filter(
    (file) => file.endsWith('.json') && (!file.includes('/') || file.startsWith('blocks/')),
  );
  const titled = (file: string) => ({ file, title: textAt(read(file), ['title']) ?? file });
  const named = (file: string) => ({ file, title: nameOfFile(file, read) });
  return { forms, lists: lists.map(titled), others: others.map(named) };
}

function nameOfFile(file: string, read: Read): string {
  const block = /^blocks\/(.+)\.(schema|ui)\.json$/.exec(file);
  if (block)
    return `Shared questions: ${block[1]!.replaceAll('-', ' ')}${block[2] === 'ui' ? ', words' : ', rules'}`;
  const meta = /([^/]+)\.schema\.json$/.exec(textAt(read(file), ['$schema']) ?? '')?.[1];
  return textAt(read(`meta/${meta}.schema.json`), ['title']) ?? file;
}

export function isThere(selection: Selection, outline: Outline, texts: ReadonlyMap<string, string>): boolean {
  if (selection.kind === 'changes' || selection.kind === 'states') return true;
  if (selection.kind === 'file') {
    const { file, part } = selection;
    return texts.has(file) && (part === undefined || (file === lenderFile && lenderPart(part) !== undefined));
  }
  if (!('step' in selection)) return formIn(outline, selection.form) !== undefined;
  if (selection.kind !== 'question') return stepIn(outline, selection.form, selection.step) !== undefined;
  return entryOf(outline, selection) !== undefined;
}

export const formIn = ({ forms }: Outline, form: string): FormEntry | undefined =>
  forms.find(({ id }) => id === form);

export const stepIn = (outline: Outline, form: string, step: string): StepEntry | undefined =>
  formIn(outline, form)?.steps.find(({ id }) => id === step);

export function entryOf(
  outline: Outline,
  { form, step, question, inner = [] }: QuestionSelection,
): QuestionEntry | undefined {
  return inner.reduce<QuestionEntry | undefined>(
    (outer, name) => outer?.inner.find((each) => each.name === name),
    stepIn(outline, form, step)?.questions.find(({ name }) => name === question),
  );
}

export function placeOf({ form, step, question, inner = [] }: QuestionSelection): {
  readonly place: Place;
  readonly name: string;
} {
  const names = [question, ...inner];
  return { place: { form, step, trail: names.slice(0, -1) }, name: names.at(-1)! };
}

function formEntry(id: string, read: Read): FormEntry {
  const flow = read(flowFile(id));
  return {
    id,
    title: textAt(flow, ['title']) ?? id,
    steps: listOf(at(flow, ['steps'])).flatMap((step, index): StepEntry[] => {
      const name = textAt(step, ['id']);
      if (name === undefined) return [];
      const kind = textAt(step, ['kind']) ?? 'form';
      const title = textAt(step, ['title']) ?? name;
      return [{ id: name, title, kind, index, questions: questionsIn(read(wordsFile(id, name))) }];
    }),
  };
}

function questionsIn(ui: Json | undefined): QuestionEntry[] {
  if (!isObject(ui)) return [];
  return Object.entries(ui).flatMap(([name, entry]): QuestionEntry[] => {
    const title = textAt(entry, ['ui:title']);
    if (name.startsWith('$') || name === 'groups' || title === undefined) return [];
    return [{ name, title, inner: questionsIn(at(entry, ['fields'])) }];
  });
}

/**
 * Returns the questions that use a list or shared questions, in the order of the forms. Questions that use
 * the file through other shared questions come last.
 */
export function usersOf(file: string, outline: Outline, read: Read): QuestionSelection[] {
  const used = new Set([file.replace(/^(blocks\/.+)\.ui\.json$/, '$1.schema.json')]);
  for (const each of used)
    for (const { file: block } of outline.others) if (pathsTo(read(block), each).length > 0) used.add(block);
  const users = [...used].flatMap((each) =>
    outline.forms.flatMap(({ id, steps }) =>
      steps.flatMap((step) => {
        const rules = rulesFile(id, step.id);
        return pathsTo(read(rules), each).map((path) => {
          // In a condition, the question's own path begins after `then` or `else`.
          const branch = path.findLastIndex((key) => key === 'then' || key === 'else');
          return innermostAt(rules, path.slice(branch + 1), read);
        });
      }),
    ),
  );
  const questions = users
    .filter((each) => each.kind === 'question')
    .filter((each) => entryOf(outline, each) !== undefined);
  return [...new Map(questions.map((each) => [keyOf(each), each])).values()];
}

const references = new WeakMap<object, readonly { readonly path: Path; readonly value: Json }[]>();

function pathsTo(rules: Json | undefined, file: string): Path[] {
  if (!isObject(rules)) return [];
  return once(references, rules, () => [...valuesIn(rules)].filter(isReference))
    .filter(({ value }) => value === `../${file}`)
    .map(({ path }) => path);
}

const isReference = ({ value }: { readonly value: Json }) =>
  typeof value === 'string' && value.startsWith('../');

/**
 * Returns the selection that the phone preview shows. For a file, this is the first question that uses the
 * file. Any other selection is returned as it is.
 */
export function shownWith(
  selection: Selection | undefined,
  outline: Outline,
  read: Read,
): Selection | undefined {
  return selection?.kind === 'file' ? usersOf(selection.file, outline, read)[0] : selection;
}

/** Returns the key of a selection, which is the text after `#` in the studio's URL. */
export function keyOf(selection: Selection): string {
  switch (selection.kind) {
    case 'changes':
      return 'changes';
    case 'states':
      return selection.at === undefined ? 'states' : `states:${selection.at}`;
    case 'try':
      return `try:${selection.form}/${selection.step}/${selection.state}`;
    case 'form':
      return selection.form;
    case 'paths':
      return `paths:${selection.form}`;
    case 'step':
      return `${selection.form}/${selection.step}`;
    case 'question':
      return [selection.form, selection.step, selection.question, ...(selection.inner ?? [])].join('/');
    case 'file':
      return ['file:', selection.file, selection.part && `/${selection.part}`].join('');
  }
}

export const hrefOf = (selection: Selection | string): string =>
  `#${encodeURI(typeof selection === 'string' ? selection : keyOf(selection))}`;

/**
 * Returns the selection with this key, the text after `#` in the studio's URL. Returns undefined if the key
 * selects nothing.
 */
export function selectionOf(key: string): Selection | undefined {
  if (key === 'changes' || key === 'states') return { kind: key };
  const [, page, named = ''] = /^(file|paths|states|try):(.+)$/.exec(key) ?? [];
  const [, file = named, part] = /^(.+\.json)\/([^/]+)$/.exec(named) ?? [];
  if (page === 'file') return { kind: page, file, part };
  if (page === 'paths') return { kind: page, form: named };
  if (page === 'states') return { kind: page, at: named };
  const [form, step, question, ...inner] = (page === 'try' ? named : key).split('/');
  if (!form) return undefined;
  if (!step) return { kind: 'form', form };
  if (page === 'try') return { kind: page, form, step, state: question ?? '' };
  if (!question) return { kind: 'step', form, step };
  return { kind: 'question', form, step, question, ...(inner.length > 0 && { inner }) };
}

/** Returns the item to which a path belongs. Unlike `selectionAt`, finds questions inside other questions. */
export function innermostAt(file: string, path: Path, read: Read): Thing {
  const selection = selectionAt(file, path, read);
  if (selection.kind !== 'question') return selection;
  const key = file.endsWith('.ui.json') ? 'fields' : 'properties';
  const words = read(wordsFile(selection.form, selection.step));
  const inner: string[] = [];
  for (const [index, name] of path.entries()) {
    if (index < 2 || path[index - 1] !== key || typeof name !== 'string') continue;
    const trail = [selection.question, ...inner, name];
    if (textAt(words, [...wordsPath(trail), 'ui:title']) === undefined) break;
    inner.push(name);
  }
  return inner.length > 0 ? { ...selection, inner } : selection;
}

/** Returns a question's path in the ui file of its step. `names` starts with the outermost question. */
export const wordsPath = (names: readonly string[]): string[] =>
  names.flatMap((name, index) => (index === 0 ? [name] : ['fields', name]));

export function selectionAt(file: string, path: Path, read: Read): Thing {
  const [, form, step, kind] = /^([^/]+)\/([^/.]+)\.(ui|schema)\.json$/.exec(file) ?? [];
  if (form && step && form !== 'blocks') {
    const question = kind === 'ui' ? path[0] : path[0] === 'properties' ? path[1] : undefined;
    return typeof question === 'string' && question !== 'groups' && !question.startsWith('$')
      ? { kind: 'question', form, step, question }
      : { kind: 'step', form, step };
  }
  const [, textOf, text] = /^([^/]+)\/content\/([^/.]+)\.md$/.exec(file) ?? [];
  if (textOf && text) return { kind: 'step', form: textOf, step: text };
  const flow = /^([^/]+)\/flow\.json$/.exec(file)?.[1];
  if (flow === undefined) return { kind: 'file', file, part: lenderPartAt(file, path) };
  const id = path[0] === 'steps' ? at(read(file), ['steps', path[1] ?? 0, 'id']) : undefined;
  return typeof id === 'string' ? { kind: 'step', form: flow, step: id } : { kind: 'form', form: flow };
}
