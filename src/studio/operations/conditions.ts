import type { FileChange } from '../protocol.ts';
import { type Condition, conditionIn, written } from './conditions/condition.ts';
import { conditionInWords } from './conditions/condition-in-words.ts';
import { type Entry, entriesOf, namesIn } from './conditions/entries.ts';
import {
  decidingFor,
  decidingForStep,
  type Place,
  requiredChange,
  setAt,
  titleIn,
  type WrittenSet,
} from './conditions/subjects.ts';
import { changesBetween } from './differences.ts';
import { type Fields, fieldsOf, flowFile, type Json, listOf, type Operation, type Read } from './files.ts';

/**
 * Says what a condition does to a question. A "narrowed" question allows fewer answers. Kinds with "Unless"
 * apply while the condition is false, all other kinds while it is true.
 */
export type EffectKind = 'asked' | 'hidden' | 'required' | 'requiredUnless' | 'narrowed' | 'narrowedUnless';

export interface Effect {
  readonly kind: EffectKind;
  /** The condition is undefined if the studio cannot show it as a sentence, so that staff cannot edit it. */
  readonly condition: Condition | undefined;
  /** If the condition allows fewer answers, these are the rules for the answers that are still allowed. */
  readonly limits?: Json;
  readonly isRequired: boolean;
  /** True if the same condition also affects other questions. */
  readonly isShared: boolean;
  readonly entry: Entry;
}

export function effectsOn(read: Read, place: Place, question: string): Effect[] {
  return entriesOf(setAt(read, place).rules).flatMap((each) => effectOf(each, question) ?? []);
}

/** Returns whether the studio can show every condition of a question set, with its effects, as a sentence. */
export const saysAll = (read: Read, place: Place): boolean =>
  entriesOf(setAt(read, place).rules).every(
    ({ entry }) =>
      conditionIn(entry.if) !== undefined &&
      [entry.then, entry.else].every((branch) =>
        Object.values(fieldsOf(fieldsOf(branch).properties)).every((limits) => limits === false),
      ),
  );

/**
 * Shows a question only while a condition is true. If the question was required, it becomes required only
 * while it is shown.
 */
export function askWhen(read: Read, place: Place, question: string, condition: Condition): Operation {
  const set = setAt(read, place);
  const isRequired = listOf(set.rules.required).includes(question);
  const entry: Fields = {
    if: written(condition),
    ...(isRequired ? { then: { required: [question] } } : {}),
    else: { properties: { [question]: false } },
  };
  return {
    label: `Ask “${titleIn(set, question)}” when ${conditionInWords(condition, decidingFor(read, place, question))}`,
    changes: [...newEntry(set, entry), ...requiredChange(set, question, false)],
  };
}

/**
 * Gives an effect another condition or, if `condition` is undefined, removes the effect. Other questions that
 * share the old condition keep it.
 */
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
  const label = `“${title}”: when ${conditionInWords(condition, decidingFor(read, place, question))}`;
  if (!effect.isShared)
    return { label, changes: changesBetween(set.file, [...set.path, ...at, 'if'], entry.if ?? {}, now) };
  const own = { if: now, ...branchesFor(entry, question, true) };
  return { label, changes: [...newEntry(set, own), ...withoutQuestion(set, effect.entry, question)] };
}

/**
 * Returns whether a question is required while it is shown. Returns undefined if no condition shows or hides
 * the question.
 */
export function requiredWhenAsked(read: Read, place: Place, question: string): boolean | undefined {
  const own = effectsOn(read, place, question).filter(isAboutAsking);
  if (own.length === 0) return undefined;
  return own.some(({ isRequired }) => isRequired);
}

/**
 * Makes a question required or optional while it is shown. The question must have a condition that shows or
 * hides it.
 */
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

/**
 * Returns the condition under which a step is shown. Returns undefined if the step is always shown, or if no
 * sentence can express the condition.
 */
export const stepCondition = (read: Read, form: string, index: number): Condition | undefined =>
  conditionIn(whenOf(read, form, index));

export const whenOf = (read: Read, form: string, index: number): Json | undefined =>
  fieldsOf(listOf(fieldsOf(read(flowFile(form))).steps)[index]).when;

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
    label: `Show “${title}” when ${conditionInWords(condition, decidingForStep(read, form, index))}`,
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

/** Writes the first condition of a question set as `if`, and further conditions in `allOf`. */
function newEntry({ file, path, rules }: WrittenSet, entry: Fields): FileChange[] {
  const all = listOf(rules.allOf);
  if (all.length > 0) return [{ file, do: 'insert', path: [...path, 'allOf', all.length], value: entry }];
  if (rules.if !== undefined) return [{ file, do: 'set', path: [...path, 'allOf'], value: [entry] }];
  return Object.entries(entry).map(([key, value]) => ({ file, do: 'set', path: [...path, key], value }));
}

/**
 * Removes `listHelp` together with the last condition that turns a text field into a list, because this help
 * text is shown only while the field is a list.
 */
function withoutListHelp(read: Read, place: Place, question: string, set: WrittenSet): FileChange[] {
  const lists = effectsOn(read, place, question).filter(({ limits }) => fieldsOf(limits).$ref !== undefined);
  const path = [...set.wordsPath, question, 'listHelp'];
  return lists.length === 1 && fieldsOf(set.words[question]).listHelp !== undefined
    ? [{ file: set.wordsFile, do: 'remove', path }]
    : [];
}

/**
 * Removes a question from the branches of a condition. If the branches contain no other question, removes the
 * whole condition.
 */
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

/** Returns the parts of `then` and `else` about one question or, if `isFor` is false, about all others. */
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
