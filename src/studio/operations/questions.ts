import { answerKind } from '#scripts/schemas/source/answer-kind.ts';
import type { FileChange } from '../protocol.ts';
import { requiredWhenAsked, setRequiredWhenAsked } from './conditions.ts';
import {
  type Fields,
  fieldsOf,
  flowFile,
  type Json,
  listOf,
  nameFor,
  type Operation,
  type Read,
  rulesFile,
  wordsFile,
} from './files.ts';
import { namingsWithout } from './naming/without.ts';
import type { QuestionKind } from './question-kinds.ts';
import { inside, type Step, setOf } from './question-place.ts';

/* Questions of a step: in its rules, in its words, and in the groups under which they stand. */

/** A question after the others of its step, and of its last group. */
export function addQuestion(
  read: Read,
  at: Step,
  title: string,
  { widget, rules, isRequired = false, says = {} }: QuestionKind,
): Operation & { readonly name: string } {
  const { form, step, within } = at;
  const [rulesAt, wordsAt] = [rulesFile(form, step), wordsFile(form, step)];
  const words = fieldsOf(read(wordsAt));
  const set = setOf(read, at);
  const known = fieldsOf(fieldsOf(inside(read(rulesAt), set)).properties);
  const name = nameFor(
    title,
    within === undefined ? [...questionsOf(read, form), ...Object.keys(known)] : Object.keys(known),
  );
  const entry = { 'ui:title': title, 'ui:widget': widget, noun: nounFor(title), ...says };
  const groups = within === undefined ? listOf(words.groups) : [];
  const changes: FileChange[] = [
    { file: rulesAt, do: 'set', path: [...set, 'properties', name], value: rules },
    {
      file: wordsAt,
      do: 'set',
      path: within === undefined ? [name] : [within, 'fields', name],
      value: widget === 'textarea' ? { ...entry, rows: 4 } : entry,
    },
    ...(isRequired ? [requiredChange(read, rulesAt, name, true, set)!] : []),
  ];
  if (groups.length > 0) {
    const last = groups.length - 1;
    const inLast = listOf(fieldsOf(groups[last]).fields).length;
    changes.push({ file: wordsAt, do: 'insert', path: ['groups', last, 'fields', inLast], value: name });
  }
  return { label: `Add the question "${title}"`, changes, name };
}

/** The names of all questions of a form: no two of its steps may share one. */
export const questionsOf = (read: Read, form: string): string[] =>
  listOf(fieldsOf(read(flowFile(form))).steps).flatMap((step) => [
    ...Object.keys(fieldsOf(fieldsOf(read(rulesFile(form, String(fieldsOf(step).id)))).properties)),
    ...Object.keys(fieldsOf(read(wordsFile(form, String(fieldsOf(step).id))))),
  ]);

/** What fits after Enter or Select: a title may be a sentence, or say whose it is already. */
export function nounFor(title: string): string {
  const plain = title.replace(/[:.]$/, '').trim();
  if (plain.endsWith('?') || /^(who|what|when|where|which|why|how|please)\b/i.test(plain))
    return 'your answer';
  // Abbreviations stay as they are.
  const lowered = /^\p{Lu}\P{Lu}/u.test(plain) ? plain[0]!.toLowerCase() + plain.slice(1) : plain;
  return /^(your|the|an?|this|that|these|those|all|any|each)\b/i.test(plain) ? lowered : `your ${lowered}`;
}

/**
 * Removes a question, and with it what names it and says nothing without it. What has to say something else then
 * (namingsOf), the check tells.
 */
export function removeWithNamings(read: Read, at: Step, name: string): Operation {
  const along = namingsWithout(read, at.form, name);
  const { label, changes } = removeQuestion(read, at, name);
  return {
    label: along.length > 0 ? `${label}, and what it decided` : label,
    changes: [...along, ...changes],
  };
}

/** Takes it out of its own files, and leaves conditions that look at it. */
export function removeQuestion(read: Read, { form, step }: Step, name: string): Operation {
  const [rulesAt, wordsAt] = [rulesFile(form, step), wordsFile(form, step)];
  const words = fieldsOf(read(wordsAt));
  const changes: FileChange[] = [];
  const required = requiredChange(read, rulesAt, name, false);
  if (required) changes.push(required);
  if (fieldsOf(fieldsOf(read(rulesAt)).properties)[name] !== undefined)
    changes.push({ file: rulesAt, do: 'remove', path: ['properties', name] });
  for (const [index, group] of listOf(words.groups).entries()) {
    const fields = listOf(fieldsOf(group).fields);
    const at = fields.indexOf(name);
    if (at < 0) continue;
    changes.push(
      fields.length > 1
        ? { file: wordsAt, do: 'remove', path: ['groups', index, 'fields', at] }
        : { file: wordsAt, do: 'remove', path: ['groups', index] },
    );
  }
  if (words[name] !== undefined) changes.push({ file: wordsAt, do: 'remove', path: [name] });
  return { label: `Remove "${titleOf(words, name)}"`, changes };
}

/** Whether it must be answered; where it is asked only at times, then. */
export function setRequired(read: Read, { form, step }: Step, name: string, isRequired: boolean): Operation {
  const isAtTimes = requiredWhenAsked(read, { form, step }, name) !== undefined;
  const change = requiredChange(read, rulesFile(form, step), name, isRequired);
  const title = titleOf(fieldsOf(read(wordsFile(form, step))), name);
  return {
    label: isRequired ? `"${title}" must be answered` : `"${title}" may be left out`,
    changes: [
      ...(isRequired ? notBlank(read, { form, step }, name) : []),
      ...(change && !isAtTimes ? [change] : []),
      ...(isAtTimes ? setRequiredWhenAsked(read, { form, step }, name, isRequired) : []),
    ],
  };
}

const typedWidgets: readonly Json[] = ['text', 'textarea'];

/** Spaces alone are no answer to a text that must be answered; a rule of its own for what is typed stays. */
function notBlank(read: Read, { form, step }: Step, name: string): FileChange[] {
  const field = fieldsOf(fieldsOf(fieldsOf(read(rulesFile(form, step))).properties)[name]);
  const widget = fieldsOf(fieldsOf(read(wordsFile(form, step)))[name])['ui:widget'];
  const isRuled = (['pattern', 'format', 'sameAs', 'computed'] as const).some(
    (rule) => field[rule] !== undefined,
  );
  if (isRuled || answerKind(field) !== 'text' || !typedWidgets.includes(widget ?? null)) return [];
  return [{ file: rulesFile(form, step), do: 'set', path: ['properties', name, 'pattern'], value: '\\S' }];
}

export const isRequired = (read: Read, { form, step }: Step, name: string): boolean =>
  requiredWhenAsked(read, { form, step }, name) ??
  listOf(fieldsOf(read(rulesFile(form, step))).required).includes(name);

/** @param set the path of the rules that name it */
function requiredChange(
  read: Read,
  file: string,
  name: string,
  wanted: boolean,
  set: readonly string[] = [],
): FileChange | undefined {
  const { required } = fieldsOf(inside(read(file), set));
  const at = listOf(required).indexOf(name);
  if (wanted === at >= 0) return undefined;
  if (wanted)
    return required === undefined
      ? { file, do: 'set', path: [...set, 'required'], value: [name] }
      : { file, do: 'insert', path: [...set, 'required', listOf(required).length], value: name };
  // A list without an entry stays: a step says of what it asks which must be answered, if none.
  return { file, do: 'remove', path: [...set, 'required', at] };
}

/**
 * Gives a question another name, wherever the files of its form say the old one. The samples follow by themselves. What
 * cannot be a name, or is another question's, becomes one that can.
 */
export function renameQuestion(
  read: Read,
  { form, step }: Step,
  name: string,
  wanted: string,
): Operation & { readonly name: string } {
  const taken = questionsOf(read, form).filter((each) => each !== name);
  const isName = /^[A-Za-z][A-Za-z0-9_]*$/.test(wanted) && !taken.includes(wanted);
  const to = isName ? wanted : nameFor(wanted, taken);
  if (to === name) return { label: `Call "${name}" "${to}"`, changes: [], name };
  const [rulesAt, wordsAt] = [rulesFile(form, step), wordsFile(form, step)];
  const changes = [
    ...placesOf(read(rulesAt), name).map(renaming(rulesAt, to)),
    ...placesOf(read(wordsAt), name, {
      words: ['ui:title', 'ui:help', 'noun', 'text', 'legend'],
      isByQuestion: true,
    }).map(renaming(wordsAt, to)),
    ...placesOf(read(flowFile(form)), name, { words: ['title', 'header', 'noun', 'id'] }).map(
      renaming(flowFile(form), to),
    ),
  ];
  return { label: `Call "${name}" "${to}"`, changes, name: to };
}

interface NamedPlace {
  readonly path: readonly (string | number)[];
  /** It is a key, and not a value. */
  readonly isKey: boolean;
}

/** What stands there is of a list that is not the form's own, though a question may be called the same: "date", "name". */
const isOtherName = (path: NamedPlace['path']) =>
  otherNames.has(String(path.findLast((key) => typeof key === 'string')));

const otherNames: ReadonlySet<string> = new Set([
  ...['const', 'enum', 'type', 'format', 'default', 'countries', 'autocomplete', 'ui:widget', 'prefill'],
  ...['access', 'who', 'wait', 'kind', 'picture'],
]);

/** What the files of a form are written with: a question may be called the same, and is one only among questions. */
const keywords: ReadonlySet<string> = new Set([
  ...['title', 'type', 'path', 'header', 'kind', 'noun', 'id', 'required', 'properties', 'items', 'format'],
  ...['fields', 'steps', 'submit', 'draft', 'access', 'who', 'go', 'back', 'next', 'previous', 'version'],
  ...['days', 'progress', 'drawing', 'check', 'content', 'prefill', 'groups', 'text', 'legend', 'default'],
]);

/** Where every key is a question's, whatever it is called. */
const parentsOfQuestions: ReadonlySet<unknown> = new Set(['properties', 'fields', 'prefill']);

interface PlacesOptions {
  /** The keys of words that people read, which name nothing. */
  readonly words?: readonly string[];
  /** The file's own keys are its questions. */
  readonly isByQuestion?: boolean;
}

/** Where a value names a question: as a key, or as a whole text, but not in words that people read. The deepest first. */
function placesOf(
  value: Json | undefined,
  name: string,
  { words = [], isByQuestion = false }: PlacesOptions = {},
): NamedPlace[] {
  const isNaming = (key: string, path: NamedPlace['path']) =>
    path.length === 0 ? isByQuestion : !keywords.has(key) || parentsOfQuestions.has(path.at(-1));
  const places: NamedPlace[] = [];
  const walk = (inner: Json | undefined, path: NamedPlace['path']): void => {
    if (Array.isArray(inner)) inner.forEach((each, index) => void walk(each, [...path, index]));
    else if (typeof inner === 'object' && inner !== null)
      for (const [key, each] of Object.entries(inner)) {
        if (!words.includes(key)) walk(each, [...path, key]);
        if (key === name && isNaming(key, path)) places.push({ path: [...path, key], isKey: true });
      }
    else if (inner === name && !isOtherName(path)) places.push({ path, isKey: false });
  };
  walk(value, []);
  return places;
}

const renaming =
  (file: string, to: string) =>
  ({ path, isKey }: NamedPlace): FileChange =>
    isKey
      ? { file, do: 'rename', path: [...path], key: to }
      : { file, do: 'set', path: [...path], value: to };

export const isQuestion = (key: string) => !key.startsWith('$') && key !== 'groups';

export function titleOf(words: Fields, name: string): string {
  const title = fieldsOf(words[name])['ui:title'];
  return typeof title === 'string' ? title : name;
}
