import { answerKind } from '#scripts/schemas/source/answer-kind.ts';
import { at as valueAt } from '../files/json.ts';
import type { FileChange } from '../protocol.ts';
import { type Place, requiredChange, setAt, titleIn, type WrittenSet } from './conditions/subjects.ts';
import { requiredWhenAsked, setRequiredWhenAsked } from './conditions.ts';
import {
  blocksFolder,
  fieldsOf,
  flowFile,
  inserting,
  type Json,
  listOf,
  nameFor,
  type Operation,
  type Path,
  type Read,
  removing,
  rulesFile,
  setting,
  wordsFile,
} from './files.ts';
import { namingsWithout } from './naming/without.ts';
import type { QuestionKind } from './question-kinds.ts';

/**
 * Adds a question to a step, or to a group, repeat or table in the step.
 *
 * @param after the question after which the new question goes. By default, the new question goes last (in the
 * last group)
 */
export function addQuestion(
  read: Read,
  place: Place,
  title: string,
  { widget, rules, isRequired = false, says = {} }: QuestionKind,
  after?: string,
): Operation & { readonly name: string } {
  const set = setAt(read, place);
  const isInner = (place.trail ?? []).length > 0;
  const known = Object.keys(fieldsOf(set.rules.properties));
  const name = nameFor(title, isInner ? known : [...questionsOf(read, place.form), ...known]);
  const entry = { 'ui:title': title, 'ui:widget': widget, noun: nounFor(title), ...says };
  const keys = Object.keys(set.words);
  const changes: FileChange[] = [
    setting(set.file, [...set.path, 'properties', name], rules),
    setting(set.wordsFile, [...set.wordsPath, name], widget === 'textarea' ? { ...entry, rows: 4 } : entry),
    ...(isRequired ? requiredChange(set, name, true) : []),
  ];
  if (after !== undefined && keys.includes(after) && after !== keys.at(-1))
    changes.push({
      file: set.wordsFile,
      do: 'move',
      path: [...set.wordsPath, name],
      to: keys.indexOf(after) + 1,
    });
  const { path: groupsAt, groups } = groupsOf(read, place);
  if (groups.length > 0) {
    const lists = groups.map(fieldsIn);
    const group = after === undefined ? -1 : lists.findIndex((each) => each.includes(after));
    const chosen = group < 0 ? groups.length - 1 : group;
    const index = group < 0 ? lists[chosen]!.length : lists[group]!.indexOf(after!) + 1;
    changes.push(inserting(set.wordsFile, [...groupsAt, chosen, 'fields', index], name));
  }
  const label = `Add the question "${title}"`;
  return { label, changes, name, ...(place.form === blocksFolder ? {} : { opens: keyIn(place, name) }) };
}

const keyIn = ({ form, step, trail = [] }: Place, ...names: string[]) =>
  [form, step, ...trail, ...names].join('/');

export function groupsOf(
  read: Read,
  place: Place,
): { readonly path: Path; readonly groups: readonly Json[] } {
  const { wordsFile, wordsPath } = setAt(read, place);
  const path = [...wordsPath.slice(0, -1), 'groups'];
  return { path, groups: listOf(valueAt(read(wordsFile), path)) };
}

export const fieldsIn = (group: Json | undefined) => listOf(fieldsOf(group).fields);

/** A title that is longer than this is not quoted in messages. */
const longestQuoted = 80;

/**
 * Returns the names of all questions of a form. A new question must not have any of these, because names are
 * unique in a form.
 */
export const questionsOf = (read: Read, form: string): string[] =>
  listOf(fieldsOf(read(flowFile(form))).steps).flatMap((step) => [
    ...Object.keys(fieldsOf(fieldsOf(read(rulesFile(form, String(fieldsOf(step).id)))).properties)),
    ...Object.keys(fieldsOf(read(wordsFile(form, String(fieldsOf(step).id))))),
  ]);

/** A title that starts with these words is a question or an instruction. */
const firstWords =
  /^(who|what|when|where|which|why|how|please|if|i|we|you|add|choose|describe|enter|explain|give|list|say|select|tell|tick|upload|write)\b/i;

/** A title with these verbs is a sentence or has a relative clause: "Jobs you have done". */
const verbs = /\b(i|we|you|they|is|are|was|were|am|do|does|did|has|have|had|can|will|would|must)\b/i;

const isSentence = (title: string) => title.endsWith('?') || firstWords.test(title) || verbs.test(title);

/**
 * Returns the noun that stands for a question in messages ("Enter …", "Select …"). If the title is long or a
 * sentence, such as "First name, exactly as it is in your passport", only the words before the first comma
 * are used. If these words are also a sentence, the noun is "your answer to" followed by the title.
 */
export function nounFor(title: string): string {
  const whole = title.replace(/[:.]$/, '').trim();
  const head = whole.split(/[,;:(–—]/)[0]!.trim();
  const isShortened = head !== '' && (isSentence(whole) || whole.length > longestQuoted);
  const plain = isShortened && !isSentence(head) ? head : whole;
  if (isSentence(plain)) return plain.length > longestQuoted ? 'your answer' : `your answer to “${plain}”`;
  // Abbreviations, such as "MAT" in "MAT number", keep their capitals.
  const lowered = /^\p{Lu}\P{Lu}/u.test(plain) ? plain[0]!.toLowerCase() + plain.slice(1) : plain;
  return /^(your|the|an?|this|that|these|those|all|any|each)\b/i.test(plain) ? lowered : `your ${lowered}`;
}

export function removeWithNamings(read: Read, place: Place, name: string): Operation {
  const along = namingsWithout(read, place.form, name);
  const { label, changes, ...removed } = removeQuestion(read, place, name);
  return {
    ...removed,
    label: along.length > 0 ? `${label}, and what it decided` : label,
    changes: [...along, ...changes],
  };
}

/** Removes a question from the files of its step, but not the conditions that depend on the question. */
export function removeQuestion(read: Read, place: Place, name: string): Operation {
  const set = setAt(read, place);
  const { file, wordsFile, words } = set;
  const changes: FileChange[] = requiredChange(set, name, false);
  if (fieldsOf(set.rules.properties)[name] !== undefined)
    changes.push(removing(file, [...set.path, 'properties', name]));
  const { path: groupsAt, groups } = groupsOf(read, place);
  for (const [index, group] of groups.entries()) {
    const fields = fieldsIn(group);
    const at = fields.indexOf(name);
    if (at < 0) continue;
    const path = fields.length > 1 ? [...groupsAt, index, 'fields', at] : [...groupsAt, index];
    changes.push(removing(wordsFile, path));
  }
  if (words[name] !== undefined) changes.push(removing(wordsFile, [...set.wordsPath, name]));
  return { label: `Remove "${titleIn(set, name)}"`, changes, opens: keyIn(place) };
}

/**
 * Makes a question required or optional. A question that a condition shows or hides becomes required only
 * while it is shown.
 */
export function setRequired(read: Read, place: Place, name: string, isRequired: boolean): Operation {
  const set = setAt(read, place);
  const isAtTimes = requiredWhenAsked(read, place, name) !== undefined;
  const title = titleIn(set, name);
  return {
    label: isRequired ? `"${title}" must be answered` : `"${title}" may be left out`,
    changes: [
      ...(isRequired ? notBlank(set, name) : []),
      ...(isAtTimes
        ? setRequiredWhenAsked(read, place, name, isRequired)
        : requiredChange(set, name, isRequired)),
    ],
  };
}

const typedWidgets: readonly Json[] = ['text', 'textarea'];

/** Makes a text question reject an answer of spaces only, unless another rule already limits the answer. */
function notBlank({ file, path, rules, words }: WrittenSet, name: string): FileChange[] {
  const field = fieldsOf(fieldsOf(rules.properties)[name]);
  const widget = fieldsOf(words[name])['ui:widget'];
  const isRuled = (['pattern', 'format', 'sameAs', 'computed'] as const).some(
    (rule) => field[rule] !== undefined,
  );
  if (isRuled || answerKind(field) !== 'text' || !typedWidgets.includes(widget ?? null)) return [];
  return [setting(file, [...path, 'properties', name, 'pattern'], '\\S')];
}

export const isRequired = (read: Read, place: Place, name: string): boolean =>
  requiredWhenAsked(read, place, name) ?? listOf(setAt(read, place).rules.required).includes(name);

/**
 * Renames a question in the files of its step and in the form's flow.json. If the wanted name is invalid or
 * taken, gives the question a similar valid name.
 */
export function renameQuestion(read: Read, { form, step }: Place, name: string, wanted: string): Operation {
  const taken = questionsOf(read, form).filter((each) => each !== name);
  const isName = /^[A-Za-z][A-Za-z0-9_]*$/.test(wanted) && !taken.includes(wanted);
  const to = isName ? wanted : nameFor(wanted, taken);
  const result = { label: `Call "${name}" "${to}"`, opens: keyIn({ form, step }, to) };
  if (to === name) return { ...result, changes: [] };
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
  return { ...result, changes };
}

interface NamedPlace {
  readonly path: readonly (string | number)[];
  readonly isKey: boolean;
}

/**
 * Returns whether the text at a path is an option or the value of a keyword. This text does not refer to a
 * question, even if a question has the same name ("date").
 */
const isOtherName = (path: NamedPlace['path']) =>
  otherNames.has(String(path.findLast((key) => typeof key === 'string')));

const otherNames: ReadonlySet<string> = new Set([
  ...['const', 'enum', 'type', 'format', 'default', 'countries', 'autocomplete', 'ui:widget', 'prefill'],
  ...['access', 'who', 'wait', 'kind', 'picture'],
]);

/**
 * A key in this list is usually a keyword. It names a question only in objects whose keys are all names of
 * questions.
 */
const keywords: ReadonlySet<string> = new Set([
  ...['title', 'type', 'path', 'header', 'kind', 'noun', 'id', 'required', 'properties', 'items', 'format'],
  ...['fields', 'steps', 'submit', 'draft', 'access', 'who', 'go', 'back', 'next', 'previous', 'version'],
  ...['days', 'progress', 'drawing', 'check', 'content', 'prefill', 'groups', 'text', 'legend', 'default'],
]);

/** In objects under these keys, all keys are names of questions. */
const parentsOfQuestions: ReadonlySet<unknown> = new Set(['properties', 'fields', 'prefill']);

interface PlacesOptions {
  /** These keys have visible texts, which never refer to a question by name. */
  readonly words?: readonly string[];
  readonly isByQuestion?: boolean;
}

/**
 * Finds the places where a name is a key or a whole text, except in visible texts. Inner paths come before
 * outer paths, so that renaming a key keeps the remaining paths valid.
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
    isKey ? { file, do: 'rename', path: [...path], key: to } : setting(file, path, to);

export const isQuestion = (key: string) => !key.startsWith('$') && key !== 'groups';
