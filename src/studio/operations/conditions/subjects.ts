import { type AnswerKind, answerKind } from '#scripts/schemas/source/answer-kind.ts';
import type { Path } from '../../files/json.ts';
import type { FileChange } from '../../protocol.ts';
import {
  type Fields,
  fieldsOf,
  flowFile,
  inserting,
  type Json,
  listOf,
  type Read,
  removing,
  rulesFile,
  setting,
  wordsFile,
} from '../files.ts';
import { entriesOf, namesIn } from './entries.ts';

/** Identifies a question set: the questions of a step, of a group, or of the rows of a repeat. */
export interface Place {
  readonly form: string;
  readonly step: string;
  /** Holds the names of the groups and repeats around these questions, outermost first. */
  readonly trail?: readonly string[];
}

export interface WrittenSet {
  readonly file: string;
  readonly path: Path;
  readonly rules: Fields;
  readonly wordsFile: string;
  readonly wordsPath: Path;
  readonly words: Fields;
  /**
   * The question sets around this set, innermost first. In each, `except` names the group or repeat that
   * contains this set.
   */
  readonly outer: readonly (Pick<WrittenSet, 'rules' | 'words'> & { readonly except: string })[];
}

export interface Option {
  readonly value: string | boolean;
  readonly title: string;
}

export interface Subject {
  readonly path: readonly string[];
  readonly title: string;
  readonly kind: AnswerKind;
  readonly format: string;
  readonly options: readonly Option[];
  /** True if the question is in the rows of a repeat, where it has one answer for each row. */
  readonly isInRows: boolean;
  /** True if the answer is a password or never sent, so that the server cannot evaluate a rule about it. */
  readonly isKept: boolean;
}

export function setAt(read: Read, { form, step, trail = [] }: Place): WrittenSet {
  const start: WrittenSet = {
    ...{ file: rulesFile(form, step), path: [], rules: fieldsOf(read(rulesFile(form, step))) },
    ...{ wordsFile: wordsFile(form, step), wordsPath: [], words: fieldsOf(read(wordsFile(form, step))) },
    outer: [],
  };
  return trail.reduce((set, name) => innerSet(set, name), start);
}

export function titleIn({ words }: Pick<WrittenSet, 'words'>, question: string): string {
  return String(fieldsOf(words[question])['ui:title'] ?? question);
}

/**
 * Returns the change that makes a question required (if `wanted`) or optional. Returns an empty list if
 * nothing has to change.
 */
export function requiredChange(
  { file, path, rules: { required } }: WrittenSet,
  question: string,
  wanted: boolean,
): FileChange[] {
  const at = listOf(required).indexOf(question);
  if (wanted === at >= 0) return [];
  // `required` stays even when it becomes empty, because every step has this key.
  if (!wanted) return [removing(file, [...path, 'required', at])];
  return required === undefined
    ? [setting(file, [...path, 'required'], [question])]
    : [inserting(file, [...path, 'required', listOf(required).length], question)];
}

function innerSet(set: WrittenSet, name: string): WrittenSet {
  const field = fieldsOf(fieldsOf(set.rules.properties)[name]);
  const areRows = field.items !== undefined;
  return {
    ...set,
    path: [...set.path, 'properties', name, ...(areRows ? ['items'] : [])],
    rules: areRows ? fieldsOf(field.items) : field,
    wordsPath: [...set.wordsPath, name, 'fields'],
    words: fieldsOf(fieldsOf(set.words[name]).fields),
    outer: [{ rules: set.rules, words: set.words, except: name }, ...set.outer],
  };
}

/**
 * Returns the questions on whose answers a condition of `question` can depend. They are in the same question
 * set, in the groups and repeats around it, or in earlier steps. Leaves out questions whose own conditions
 * depend on `question`.
 */
export function decidingFor(read: Read, place: Place, question: string): Subject[] {
  const set = setAt(read, place);
  const own = subjectsOf(read, set).filter(({ path: [name = ''] }) => !hangsOn(set.rules, name, question));
  return conditional([...own, ...aroundAndBefore(read, place, set)]);
}

export const decidingForStep = (read: Read, form: string, index: number): Subject[] =>
  conditional(before(read, form, index));

/**
 * Returns the questions that a rule of `question` can name. Unlike `decidingFor`, includes questions in the
 * rows of a repeat and questions with `isKept`.
 */
export function namedBy(read: Read, place: Place, question: string): Subject[] {
  const set = setAt(read, place);
  const own = subjectsOf(read, set).filter(({ path }) => path[0] !== question);
  return unique([...own, ...aroundAndBefore(read, place, set)]);
}

/** Returns only the questions directly in this set, without questions in inner or outer sets. */
export const besides = (read: Read, place: Place): Subject[] =>
  subjectsOf(read, setAt(read, place)).filter(({ path }) => path.length === 1);

const conditional = (subjects: readonly Subject[]) =>
  unique(subjects.filter(({ isInRows, isKept }) => !isInRows && !isKept));

function unique(subjects: readonly Subject[]): Subject[] {
  const known = new Map<string, Subject>();
  for (const subject of subjects) {
    const name = subject.path.join('.');
    if (!known.has(name)) known.set(name, subject);
  }
  return [...known.values()];
}

function aroundAndBefore(read: Read, { form, step }: Place, { outer }: WrittenSet): Subject[] {
  const around = outer.flatMap(({ except, ...each }) =>
    subjectsOf(read, each).filter(({ path }) => path[0] !== except),
  );
  const steps = listOf(fieldsOf(read(flowFile(form))).steps).map(fieldsOf);
  return [
    ...around,
    ...before(
      read,
      form,
      steps.findIndex(({ id }) => id === step),
    ),
  ];
}

function before(read: Read, form: string, index: number): Subject[] {
  const steps = listOf(fieldsOf(read(flowFile(form))).steps).map(fieldsOf);
  return steps
    .slice(0, Math.max(0, index))
    .flatMap(({ id }) => subjectsOf(read, setAt(read, { form, step: String(id) })));
}

function subjectsOf(
  read: Read,
  { rules, words }: Pick<WrittenSet, 'rules' | 'words'>,
  around: readonly string[] = [],
  titles: readonly string[] = [],
  isInRows = false,
): Subject[] {
  return Object.entries(fieldsOf(rules.properties)).flatMap(([name, json]): Subject[] => {
    const [field, entry] = [fieldsOf(json), fieldsOf(words[name])];
    const kind = answerKind(field);
    const title = String(entry['ui:title'] ?? name);
    const path = [...around, name];
    const own: Subject = {
      ...{ path, kind, isInRows, title: [...titles, title].join(': ') },
      format: String(field.format ?? ''),
      isKept: entry.sent === false || entry['ui:widget'] === 'password',
      options:
        kind === 'yesNo' ? yesOrNo : optionsOf(read, kind === 'several' ? fieldsOf(field.items) : field),
    };
    const inner = kind === 'group' ? field : kind === 'rows' ? fieldsOf(field.items) : undefined;
    if (!inner) return [own];
    return [
      own,
      ...subjectsOf(
        read,
        withBlock(read, inner, entry),
        path,
        [...titles, title],
        isInRows || kind === 'rows',
      ),
    ];
  });
}

const yesOrNo: readonly Option[] = [
  { value: true, title: 'Yes' },
  { value: false, title: 'No' },
];

/**
 * Returns the rules and texts of the questions in a group or repeat, whether they are in the step's files or
 * in a block. The step's texts override the block's texts.
 */
function withBlock(read: Read, inner: Fields, entry: Fields): Pick<WrittenSet, 'rules' | 'words'> {
  const own = fieldsOf(entry.fields);
  if (!isBlock(inner)) return { rules: inner, words: own };
  const file = String(inner.$ref).replace('../', '');
  const words = fieldsOf(read(file.replace('.schema.json', '.ui.json')));
  const said = Object.entries(own).map(([name, more]) => [
    name,
    { ...fieldsOf(words[name]), ...fieldsOf(more) },
  ]);
  return { rules: fieldsOf(read(file)), words: { ...words, ...Object.fromEntries(said) } };
}

const isBlock = ({ $ref }: Fields) => typeof $ref === 'string' && $ref.startsWith('../blocks/');

/** Returns all options, including options that are no longer offered. */
export function optionsOf(read: Read, field: Fields): Option[] {
  const list = typeof field.$ref === 'string' ? fieldsOf(read(field.$ref.replace('../', ''))) : field;
  return optionsIn(list);
}

export function optionsIn(list: Fields): Option[] {
  const optionOf = (value: Json, title: Json | undefined): Option => ({
    value: String(value),
    title: String(title ?? value),
  });
  return [
    ...listOf(list.anyOf).flatMap((each) => optionsIn(fieldsOf(each))),
    ...listOf(list.enum).map((value) => optionOf(value, undefined)),
    ...listOf(list.oneOf).map((each) => optionOf(fieldsOf(each).const ?? '', fieldsOf(each).title)),
  ];
}

/**
 * Returns whether `name` and `other` are the same question, or whether `name` is shown or required depending
 * on the answer to `other`, directly or through other questions.
 */
function hangsOn(rules: Fields, name: string, other: string, seen: readonly string[] = []): boolean {
  if (name === other) return true;
  if (seen.includes(name)) return false;
  return entriesOf(rules)
    .filter(({ entry }) => namesIn(entry.then).includes(name) || namesIn(entry.else).includes(name))
    .some(({ entry }) => namesIn(entry.if).some((each) => hangsOn(rules, each, other, [...seen, name])));
}
