import { type Path, valuesIn } from '../files/json.ts';
import type { FileChange } from '../protocol.ts';
import { type Condition, conditionIn, isPart, rejoined, written } from './conditions/condition.ts';
import { type Entry, entriesOf, namesIn } from './conditions/entries.ts';
import { type Place, requiredChange, setAt, type WrittenSet } from './conditions/subjects.ts';
import { branchesFor, showWhen, whenOf } from './conditions.ts';
import { changesBetween } from './differences.ts';
import {
  type Fields,
  fieldsOf,
  flowFile,
  type Json,
  listOf,
  type Read,
  removing,
  rulesFile,
} from './files.ts';

export interface Spot {
  readonly file: string;
  readonly path: Path;
}

/** Returns whether a path leads to the spot itself, or to an object or list that contains the spot. */
export const leadsInto = (spot: Spot, file: string, path: Path): boolean =>
  spot.file === file && path.every((key, index) => spot.path[index] === key);

export const looksAt = (condition: Json | undefined, question: string): boolean =>
  [...namesIn(condition), ...daysIn(condition)].includes(question);

/**
 * Returns the changes to a form's conditions that are needed when a question is removed. Conditions on this
 * question alone are removed: questions that they showed are then always shown, and questions that they
 * required are always required. A condition that the studio cannot show as a sentence stays, and the check
 * reports it.
 *
 * @param only limits the changes to the condition at this spot
 */
export function conditionsWithout(read: Read, form: string, question: string, only?: Spot): FileChange[] {
  return listOf(fieldsOf(read(flowFile(form))).steps).flatMap((each, index) => {
    const step = String(fieldsOf(each).id);
    const isAsking = read(rulesFile(form, step)) !== undefined;
    return [
      ...(isAsking ? setsOf(read, { form, step, trail: [] }, question) : []).flatMap((set) =>
        inSet(set, question, only),
      ),
      ...(!only || leadsInto(only, flowFile(form), ['steps', index, 'when'])
        ? inStep(read, form, index, question)
        : []),
    ];
  });
}

/**
 * Returns the question sets of a step in which conditions may refer to a question. Skips a group that has its
 * own question of the same name, because conditions in the group refer to that question.
 */
export function setsOf(read: Read, place: Required<Place>, question: string): WrittenSet[] {
  const set = setAt(read, place);
  const holders = Object.entries(fieldsOf(set.rules.properties)).filter(
    ([, field]) => (fieldsOf(fieldsOf(field).items).properties ?? fieldsOf(field).properties) !== undefined,
  );
  const inner = holders.filter(([name]) => name !== question);
  const isHidden = place.trail.length > 0 && fieldsOf(set.rules.properties)[question] !== undefined;
  if (isHidden) return [];
  return [
    set,
    ...inner.flatMap(([name]) => setsOf(read, { ...place, trail: [...place.trail, name] }, question)),
  ];
}

function inSet(set: WrittenSet, question: string, only: Spot | undefined): FileChange[] {
  const now = entriesOf(set.rules)
    .filter(
      ({ at }) =>
        !only || ['if', 'then', 'else'].some((key) => leadsInto(only, set.file, [...set.path, ...at, key])),
    )
    .map((entry) => ({ entry, left: entryWithout(entry, question) }));
  const gone = now.filter(({ left }) => left === undefined);
  const isListGone =
    gone.filter(({ entry }) => entry.at.length > 0).length === listOf(set.rules.allOf).length;
  // Works from the last condition to the first, so that removing one does not shift the other indexes.
  const changes = now.toReversed().flatMap(({ entry: { entry, at }, left }): FileChange[] => {
    const path = [...set.path, ...at];
    if (left)
      return Object.keys(entry).flatMap((key) =>
        left[key] === undefined
          ? [removing(set.file, [...path, key])]
          : changesBetween(set.file, [...path, key], entry[key]!, left[key]),
      );
    if (at.length === 0) return Object.keys(entry).map((key) => removing(set.file, [...path, key]));
    return isListGone ? [] : [removing(set.file, path)];
  });
  if (isListGone && set.rules.allOf !== undefined) changes.push(removing(set.file, [...set.path, 'allOf']));
  const freed = gone.flatMap(({ entry }) => askedOnlyThen(entry.entry)).filter((name) => name !== question);
  return [...changes, ...[...new Set(freed)].flatMap((name) => requiredChange(set, name, true))];
}

function entryWithout({ entry }: Entry, question: string): Fields | undefined {
  const condition = conditionWithout(entry.if, question);
  const branches = branchesFor(entry, question, false);
  if (condition === undefined || Object.keys(branches).length === 0) return undefined;
  return { if: condition, ...branches };
}

function conditionWithout(json: Json | undefined, question: string): Json | undefined {
  const condition = looksAt(json, question) ? conditionIn(json) : undefined;
  if (!condition) return json;
  const left = without(condition, question);
  return left && written(left);
}

function without(condition: Condition, question: string): Condition | undefined {
  if (isPart(condition)) {
    const isHeld = condition.value === question && days.has(condition.relation);
    return condition.question[0] === question || isHeld ? undefined : condition;
  }
  if ('not' in condition) {
    const inner = without(condition.not, question);
    return inner && { not: inner };
  }
  const of = condition.of.flatMap((each) => without(each, question) ?? []);
  return rejoined(condition, of);
}

/** These relations compare an answer with a date, or with the answer to another question. */
const days: ReadonlySet<string> = new Set(['from', 'before', 'to', 'after']);

const daysIn = (condition: Json | undefined): Json[] =>
  [...valuesIn(condition)]
    .filter(({ path, value }) => typeof value === 'string' && ['from', 'to'].includes(String(path.at(-1))))
    .map(({ value }) => value);

function askedOnlyThen(entry: Fields): string[] {
  const [yes, no] = [fieldsOf(entry.then), fieldsOf(entry.else)];
  const required = (branch: Fields, other: Fields) =>
    listOf(branch.required)
      .map(String)
      .filter((name) => fieldsOf(other.properties)[name] === false);
  return [...required(yes, no), ...required(no, yes)];
}

function inStep(read: Read, form: string, index: number, question: string): FileChange[] {
  const when = whenOf(read, form, index);
  const condition = looksAt(when, question) ? conditionIn(when) : undefined;
  return condition ? [...showWhen(read, form, index, without(condition, question)).changes] : [];
}
