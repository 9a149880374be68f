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

/* Adds, removes and renames the questions of a step, in its rules, texts and groups. */

/** Returns the operation that adds a question at the end of a step and of the last group in that step. */
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

/** Returns the names of all questions of a form, to choose a new name: a name may occur only once in a form. */
export const questionsOf = (read: Read, form: string): string[] =>
  listOf(fieldsOf(read(flowFile(form))).steps).flatMap((step) => [
    ...Object.keys(fieldsOf(fieldsOf(read(rulesFile(form, String(fieldsOf(step).id)))).properties)),
    ...Object.keys(fieldsOf(read(wordsFile(form, String(fieldsOf(step).id))))),
  ]);

/** The first words of questions and of instructions. */
const firstWords =
  /^(who|what|when|where|which|why|how|please|if|i|we|you|add|choose|describe|enter|explain|give|list|say|select|tell|tick|upload|write)\b/i;

/** Words of a sentence or of a relative clause: "Jobs you have done". */
const verbs = /\b(i|we|you|they|is|are|was|were|am|do|does|did|has|have|had|can|will|would|must)\b/i;

/**
 * Returns the noun with which messages refer to a question ("Enter …", "Select …"), derived from the question's title.
 * For a title that is a sentence or an instruction, the noun is "your answer".
 */
export function nounFor(title: string): string {
  const plain = title.replace(/[:.]$/, '').trim();
  if (plain.endsWith('?') || firstWords.test(plain) || verbs.test(plain)) return 'your answer';
  // A title that starts with an abbreviation, such as "MAT number", keeps its capitals.
  const lowered = /^\p{Lu}\P{Lu}/u.test(plain) ? plain[0]!.toLowerCase() + plain.slice(1) : plain;
  return /^(your|the|an?|this|that|these|those|all|any|each)\b/i.test(plain) ? lowered : `your ${lowered}`;
}

/**
 * Returns the operation that removes a question together with the references that the studio can remove. The check
 * reports the references that a person must edit (see `goesAlong` in naming.ts).
 */
export function removeWithNamings(read: Read, at: Step, name: string): Operation {
  const along = namingsWithout(read, at.form, name);
  const { label, changes } = removeQuestion(read, at, name);
  return {
    label: along.length > 0 ? `${label}, and what it decided` : label,
    changes: [...along, ...changes],
  };
}

/**
 * Returns the operation that removes a question from the files of its step. Conditions that depend on the question
 * stay.
 */
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

/**
 * Returns the operation that makes a question required or optional. A question with a condition becomes required only
 * when it is shown.
 */
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

/**
 * Returns the change that gives a required text question a pattern that refuses blanks; none if the question already
 * has a rule for its text.
 */
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

/**
 * Returns the change that adds a question to `required` or removes the question from it; undefined if nothing has to
 * change.
 *
 * @param set the path of the rules that contain the list `required`
 */
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
  // An empty list stays, because a step always states what is required.
  return { file, do: 'remove', path: [...set, 'required', at] };
}

/**
 * Returns the operation that renames a question in all files of its form, samples included. If the wanted name is
 * invalid or taken, a similar valid name is used.
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
  /** Whether the name is a key of an object; otherwise it is a value. */
  readonly isKey: boolean;
}

/**
 * Returns whether a string at a path is an option or the value of a keyword. Such a string is never the name of a
 * question, even if a question has this name ("date", "name").
 */
const isOtherName = (path: NamedPlace['path']) =>
  otherNames.has(String(path.findLast((key) => typeof key === 'string')));

const otherNames: ReadonlySet<string> = new Set([
  ...['const', 'enum', 'type', 'format', 'default', 'countries', 'autocomplete', 'ui:widget', 'prefill'],
  ...['access', 'who', 'wait', 'kind', 'picture'],
]);

/**
 * Keywords of the files. A question can have the same name as a keyword; such a key is the name of a question only in
 * an object whose keys are all names.
 */
const keywords: ReadonlySet<string> = new Set([
  ...['title', 'type', 'path', 'header', 'kind', 'noun', 'id', 'required', 'properties', 'items', 'format'],
  ...['fields', 'steps', 'submit', 'draft', 'access', 'who', 'go', 'back', 'next', 'previous', 'version'],
  ...['days', 'progress', 'drawing', 'check', 'content', 'prefill', 'groups', 'text', 'legend', 'default'],
]);

/** The keys of objects in which all keys are names of questions. */
const parentsOfQuestions: ReadonlySet<unknown> = new Set(['properties', 'fields', 'prefill']);

interface PlacesOptions {
  /** Keys whose values are visible texts, which never refer to a question by name. */
  readonly words?: readonly string[];
  /** Whether the top-level keys of the file are names of questions. */
  readonly isByQuestion?: boolean;
}

/**
 * Returns the paths at which a file names a question, as a key or as a whole string, outside visible text. A path is
 * listed before the paths of the objects that contain it, so that renaming a key does not make later paths invalid.
 */
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
