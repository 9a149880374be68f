import type { FileChange } from '../protocol.ts';
import { type Entry, entriesOf, namesIn } from './conditions/entries.ts';
import { type Condition, conditionIn, written } from './conditions/sentence.ts';
import { decidingFor, decidingForStep, type Place, setAt, type WrittenSet } from './conditions/subjects.ts';
import { inWords } from './conditions/words.ts';
import { changesBetween } from './differences.ts';
import { type Fields, fieldsOf, flowFile, type Json, listOf, type Operation, type Read } from './files.ts';

/* Conditions of questions and steps, as sentences. */

/** What a condition does to a question when it is true, or unless it is. */
export type EffectKind = 'asked' | 'hidden' | 'required' | 'requiredUnless' | 'narrowed' | 'narrowedUnless';

export interface Effect {
  readonly kind: EffectKind;
  /** Undefined if no sentence can express it; it then stays as it is. */
  readonly condition: Condition | undefined;
  /** The allowed answers, for a condition that narrows them. */
  readonly limits?: Json;
  /** Whether the question must be answered when it is shown. */
  readonly isRequired: boolean;
  /** Whether other questions depend on the same condition. */
  readonly isShared: boolean;
  readonly entry: Entry;
}

/** The effects of conditions on a question. */
export function effectsOn(read: Read, place: Place, question: string): Effect[] {
  return entriesOf(setAt(read, place).rules).flatMap((each) => effectOf(each, question) ?? []);
}

/** Whether sentences express everything that the conditions of a set do. */
export const saysAll = (read: Read, place: Place): boolean =>
  entriesOf(setAt(read, place).rules).every(
    ({ entry }) =>
      conditionIn(entry.if) !== undefined &&
      [entry.then, entry.else].every((branch) =>
        Object.values(fieldsOf(fieldsOf(branch).properties)).every((limits) => limits === false),
      ),
  );

/** Shows a question only under a condition. If it is required, it is then required only when shown. */
export function askWhen(read: Read, place: Place, question: string, condition: Condition): Operation {
  const set = setAt(read, place);
  const isRequired = listOf(set.rules.required).includes(question);
  const entry: Fields = {
    if: written(condition),
    ...(isRequired ? { then: { required: [question] } } : {}),
    else: { properties: { [question]: false } },
  };
  return {
    label: `Ask “${titleIn(set, question)}” when ${inWords(condition, decidingFor(read, place, question))}`,
    changes: [...newEntry(set, entry), ...requiredChange(set, question, false)],
  };
}

/** Changes or removes the condition of an effect, and keeps it for other questions that share it. */
export function changeEffect(
  read: Read,
  place: Place,
  question: string,
  effect: Effect,
  condition: Condition | undefined,
): Operation {
  const set = setAt(read, place);
  const { at, entry } = effect.entry;
  const title = titleIn(set, question);
  if (!condition)
    return {
      label: `No condition for “${title}”`,
      changes: [
        ...withoutQuestion(set, effect.entry, question),
        ...(isAboutAsking(effect) && effect.isRequired ? requiredChange(set, question, true) : []),
        ...(effect.limits === undefined ? [] : withoutListHelp(read, place, question, set)),
      ],
    };
  const now = written(condition);
  const label = `“${title}”: when ${inWords(condition, decidingFor(read, place, question))}`;
  if (!effect.isShared)
    return { label, changes: changesBetween(set.file, [...set.path, ...at, 'if'], entry.if ?? {}, now) };
  const own = { if: now, ...branchesFor(entry, question, true) };
  return { label, changes: [...newEntry(set, own), ...withoutQuestion(set, effect.entry, question)] };
}

/** Whether a conditionally shown question is required when shown; undefined if it is always shown. */
export function requiredWhenAsked(read: Read, place: Place, question: string): boolean | undefined {
  const own = effectsOn(read, place, question).filter(isAboutAsking);
  if (own.length === 0) return undefined;
  return own.some(({ isRequired }) => isRequired);
}

/** Makes a question required or optional when it is shown. */
export function setRequiredWhenAsked(
  read: Read,
  place: Place,
  question: string,
  isRequired: boolean,
): FileChange[] {
  const set = setAt(read, place);
  const effects = effectsOn(read, place, question).filter(isAboutAsking);
  const [first] = effects;
  const changed = isRequired ? (first ? [first] : []) : effects.filter((each) => each.isRequired);
  return changed.flatMap(({ kind, entry: { at, entry } }) => {
    const branch = kind === 'asked' ? 'then' : 'else';
    const own = fieldsOf(entry[branch]);
    const names = listOf(own.required);
    const rest = names.filter((each) => each !== question);
    const { required: _names, ...others } = own;
    const required = isRequired ? [...names, question] : rest;
    const now = required.length > 0 ? { ...own, required } : others;
    const path = [...set.path, ...at, branch];
    if (Object.keys(now).length === 0) return [{ file: set.file, do: 'remove', path }];
    return changesBetween(set.file, path, entry[branch], now);
  });
}

/** When a step is shown; undefined if always, or if no sentence can express it. */
export const stepCondition = (read: Read, form: string, index: number): Condition | undefined =>
  conditionIn(whenOf(read, form, index));

export const whenOf = (read: Read, form: string, index: number): Json | undefined =>
  fieldsOf(listOf(fieldsOf(read(flowFile(form))).steps)[index]).when;

/** Shows a step under a condition, or always. */
export function showWhen(
  read: Read,
  form: string,
  index: number,
  condition: Condition | undefined,
): Operation {
  const file = flowFile(form);
  const path = ['steps', index, 'when'];
  const title = String(fieldsOf(listOf(fieldsOf(read(file)).steps)[index]).title);
  const before = whenOf(read, form, index);
  if (!condition)
    return {
      label: `Always show “${title}”`,
      changes: before === undefined ? [] : [{ file, do: 'remove', path }],
    };
  const now = written(condition);
  return {
    label: `Show “${title}” when ${inWords(condition, decidingForStep(read, form, index))}`,
    changes: changesBetween(file, path, before, now),
  };
}

function effectOf(entry: Entry, question: string): Effect | undefined {
  const [yes, no] = [fieldsOf(entry.entry.then), fieldsOf(entry.entry.else)];
  const [whenTrue, whenNot] = [yes, no].map((branch) => fieldsOf(branch.properties)[question]);
  const [isAsked, isElse] = [yes, no].map((branch) => listOf(branch.required).includes(question));
  const kind: EffectKind | undefined =
    (whenNot === false && 'asked') ||
    (whenTrue === false && 'hidden') ||
    (whenTrue !== undefined && 'narrowed') ||
    (whenNot !== undefined && 'narrowedUnless') ||
    (isAsked && 'required') ||
    (isElse && 'requiredUnless') ||
    undefined;
  if (!kind) return undefined;
  const limits = [whenTrue, whenNot].find((each) => typeof each === 'object');
  const changed = [yes, no].flatMap(namesIn);
  return {
    ...{ kind, entry, condition: conditionIn(entry.entry.if) },
    ...(limits === undefined ? {} : { limits }),
    isRequired: kind === 'hidden' || kind === 'requiredUnless' ? isElse! : isAsked!,
    isShared: changed.some((name) => name !== question),
  };
}

const isAboutAsking = ({ kind }: Effect) => kind === 'asked' || kind === 'hidden';

/** Beside the properties if there is no condition yet, else in the "allOf" list. */
function newEntry({ file, path, rules }: WrittenSet, entry: Fields): FileChange[] {
  const all = listOf(rules.allOf);
  if (all.length > 0) return [{ file, do: 'insert', path: [...path, 'allOf', all.length], value: entry }];
  if (rules.if !== undefined) return [{ file, do: 'set', path: [...path, 'allOf'], value: [entry] }];
  return Object.entries(entry).map(([key, value]) => ({ file, do: 'set', path: [...path, key], value }));
}

/** Removes the listHelp of a text that no condition makes a list any more. */
function withoutListHelp(read: Read, place: Place, question: string, set: WrittenSet): FileChange[] {
  const lists = effectsOn(read, place, question).filter(({ limits }) => fieldsOf(limits).$ref !== undefined);
  const path = [...set.wordsPath, question, 'listHelp'];
  return lists.length === 1 && fieldsOf(set.words[question]).listHelp !== undefined
    ? [{ file: set.wordsFile, do: 'remove', path }]
    : [];
}

/** Removes a question from a condition's branches, and the condition once its branches are empty. */
function withoutQuestion(set: WrittenSet, { at, entry }: Entry, question: string): FileChange[] {
  const { file } = set;
  const path = [...set.path, ...at];
  const rest = branchesFor(entry, question, false);
  if (Object.keys(rest).length > 0) {
    return ['then', 'else'].flatMap((branch): FileChange[] => {
      if (entry[branch] === undefined) return [];
      const way = [...path, branch];
      return rest[branch] === undefined
        ? [{ file, do: 'remove', path: way }]
        : changesBetween(file, way, entry[branch], rest[branch]);
    });
  }
  if (at.length === 0)
    return Object.keys(entry).map((key): FileChange => ({ file, do: 'remove', path: [...path, key] }));
  const isLast = listOf(set.rules.allOf).length === 1;
  return [{ file, do: 'remove', path: isLast ? path.slice(0, -1) : path }];
}

/** The branches of a condition, only for one question or only for the others. */
export function branchesFor(entry: Fields, question: string, isFor: boolean): Fields {
  const fits = (name: string) => (name === question) === isFor;
  const branches = ['then', 'else'].flatMap((key): [string, Fields][] => {
    const { properties, required, ...others } = fieldsOf(entry[key]);
    const fields = Object.entries(fieldsOf(properties)).filter(([name]) => fits(name));
    const names = listOf(required).filter((name) => fits(String(name)));
    const branch: Fields = {
      ...others,
      ...(names.length > 0 ? { required: names } : {}),
      ...(fields.length > 0 ? { properties: Object.fromEntries(fields) } : {}),
    };
    return Object.keys(branch).length > 0 ? [[key, branch]] : [];
  });
  return Object.fromEntries(branches);
}

/** Adds a name to `required`, or removes it. */
export function requiredChange(
  { file, path, rules }: WrittenSet,
  question: string,
  wanted: boolean,
): FileChange[] {
  const names = listOf(rules.required);
  const at = names.indexOf(question);
  if (wanted === at >= 0) return [];
  return wanted
    ? [{ file, do: 'insert', path: [...path, 'required', names.length], value: question }]
    : [{ file, do: 'remove', path: [...path, 'required', at] }];
}

function titleIn({ words }: WrittenSet, question: string): string {
  return String(fieldsOf(words[question])['ui:title'] ?? question);
}
