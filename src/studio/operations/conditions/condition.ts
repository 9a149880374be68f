import { isSame } from '../differences.ts';
import { type Fields, fieldsOf, type Json, type Path } from '../files.ts';

/* This module converts conditions in files to values of the type `Condition`, and back. The studio shows such
   a condition as a sentence: comparisons joined by "and", "or" and "not". */

export type Relation = keyof typeof keywords;

export interface Part {
  /** Holds the names of the groups around the question, followed by the question's own name. */
  readonly question: readonly string[];
  readonly relation: Relation;
  /** Comparisons such as "was answered" have no value. */
  readonly value?: Json;
  /** If the part was read from a file, this is the path of the value in the condition. */
  readonly at?: Path;
}

export interface Joined {
  readonly join: 'and' | 'or';
  readonly of: readonly Condition[];
  /**
   * Set only for "and". True if the file lists the parts in an `allOf` instead of merging them into one
   * object.
   */
  readonly isList?: boolean;
}

export type Condition = Part | Joined | { readonly not: Condition };

/** Maps each relation to the keywords that lead from the question to the compared value in the file. */
const keywords = {
  is: ['const'],
  isNot: ['not', 'const'],
  isOneOf: ['enum'],
  isNoneOf: ['not', 'enum'],
  atLeast: ['minimum'],
  moreThan: ['exclusiveMinimum'],
  atMost: ['maximum'],
  lessThan: ['exclusiveMaximum'],
  from: ['from'],
  before: ['not', 'from'],
  to: ['to'],
  after: ['not', 'to'],
  contains: ['contains', 'const'],
  containsNot: ['not', 'contains', 'const'],
  countAtLeast: ['minItems'],
  countAtMost: ['maxItems'],
  answered: [],
  unanswered: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const isPart = (condition: Condition): condition is Part => 'relation' in condition;

/** Converts the JSON of a condition. Returns undefined if no sentence can express the condition. */
export function conditionIn(json: Json | undefined): Condition | undefined {
  const condition = json === undefined ? undefined : readFrom(fieldsOf(json), [], []);
  return condition && isSame(written(condition), json) ? condition : undefined;
}

/** Converts a condition to keywords, and lists its questions in `required`, as the check demands. */
export function written(condition: Condition): Fields {
  if (isPart(condition)) return sideBySide([condition])!;
  if ('not' in condition) return { not: written(condition.not) };
  if (condition.join === 'or') return { anyOf: condition.of.map(written) };
  return (condition.isList ? undefined : sideBySide(condition.of)) ?? { allOf: condition.of.map(written) };
}

/**
 * Returns `joint` with the parts `of` in place of its own parts. Returns a single part by itself, and
 * undefined if there are no parts.
 */
export function rejoined(joint: Joined, of: readonly Condition[]): Condition | undefined {
  return of.length > 1 ? { ...joint, of } : of[0];
}

/**
 * Converts the keywords of a condition in a file to a `Condition`. Returns undefined if
 * any of them cannot be expressed in a sentence.
 *
 * @param around the names of the groups around the condition's questions
 * @param at the path of the keywords in the condition
 */
function readFrom(fields: Fields, around: readonly string[], at: Path): Condition | undefined {
  const { type: _type, properties, required, not, anyOf, allOf, ...others } = fields;
  if (Object.keys(others).length > 0) return undefined;
  const matched = Object.entries(fieldsOf(properties));
  const named = Array.isArray(required) ? required.map(String) : [];
  const answered = named.filter((name) => !matched.some(([each]) => each === name));
  const found: (Condition | undefined)[] = [
    ...matched.flatMap(([name, match]) =>
      partsIn(fieldsOf(match), [...around, name], [...at, 'properties', name]),
    ),
    ...answered.map((name): Part => ({ question: [...around, name], relation: 'answered' })),
    ...(not === undefined ? [] : [notIn(fieldsOf(not), [...at, 'not'])]),
    ...(anyOf === undefined ? [] : [listIn('or', anyOf, [...at, 'anyOf'])]),
    ...(allOf === undefined ? [] : [listIn('and', allOf, [...at, 'allOf'])]),
  ];
  const all = found.flatMap((each) => each ?? []);
  if (all.length === 0 || all.length < found.length) return undefined;
  return all.length > 1 ? { join: 'and', of: all } : all[0];
}

function notIn(fields: Fields, at: Path): Condition | undefined {
  const inner = readFrom(fields, [], at);
  if (inner && isPart(inner) && inner.relation === 'answered') return { ...inner, relation: 'unanswered' };
  return inner && { not: inner };
}

function listIn(join: Joined['join'], parts: Json, at: Path): Condition | undefined {
  const of = (Array.isArray(parts) ? parts : []).map((each: Json, index) =>
    readFrom(fieldsOf(each), [], [...at, index]),
  );
  const all = of.flatMap((each) => each ?? []);
  return all.length === of.length
    ? { join, of: all, ...(join === 'and' ? { isList: true } : {}) }
    : undefined;
}

function partsIn(match: Fields, question: readonly string[], at: Path): (Condition | undefined)[] {
  if (match.properties !== undefined || match.required !== undefined) {
    const inner = readFrom(match, question, at);
    return inner && !isPart(inner) && 'join' in inner ? [...inner.of] : [inner];
  }
  return Object.entries(match).map(([key, said]): Part | undefined => {
    for (const relation of Object.keys(keywords) as Relation[]) {
      const value = valueAt({ [key]: said }, keywords[relation]);
      if (value !== undefined) return { question, relation, value, at: [...at, ...keywords[relation]] };
    }
    return undefined;
  });
}

/** Returns the value at the end of a path, or undefined if an object on the path has further keys. */
function valueAt(fields: Fields, way: readonly string[]): Json | undefined {
  if (way.length === 0) return undefined;
  return way.reduce<Json | undefined>((inner, key) => {
    const keys = Object.keys(fieldsOf(inner));
    return keys.length === 1 ? fieldsOf(inner)[key] : undefined;
  }, fields);
}

interface Writing {
  properties?: { [name: string]: Writing };
  required?: string[];
  [keyword: string]: Json | Writing | { [name: string]: Writing } | string[] | undefined;
}

/** Merges conditions into one object. Returns undefined if two of the conditions need the same key. */
function sideBySide(conditions: readonly Condition[]): Fields | undefined {
  const whole: Writing = {};
  const areWritten = conditions.every((each) => {
    if (!isPart(each)) return Object.entries(written(each)).every(([key, value]) => put(whole, key, value));
    if (each.relation !== 'unanswered') return putPart(whole, each.question, each);
    return put(whole, 'not', written({ ...each, relation: 'answered' }));
  });
  return areWritten ? (whole as Fields) : undefined;
}

function putPart(whole: Writing, [name = '', ...inner]: readonly string[], part: Part): boolean {
  const [keyword, ...way]: readonly string[] = keywords[part.relation];
  whole.required ??= [];
  if (!whole.required.includes(name)) whole.required.push(name);
  if (inner.length === 0 && keyword === undefined) return true;
  whole.properties ??= {};
  const match = whole.properties[name] ?? {};
  whole.properties[name] = match;
  if (inner.length > 0) return putPart(match, inner, part);
  const value = way.reduceRight<Json>((held, key) => ({ [key]: held }), part.value ?? null);
  return put(match, keyword!, value);
}

function put(whole: Writing, keyword: string, value: Json): boolean {
  if (Object.hasOwn(whole, keyword)) return false;
  whole[keyword] = value;
  return true;
}
