import { type Fields, isObject, type Json, type Path } from '../files/json.ts';
import type { FileChange } from '../protocol.ts';
import { inserting, removing, setting } from './files.ts';

/* The functions in this file change only the values that differ, so that the rest of a file keeps its
   formatting. */

/**
 * Staff can add these keywords to conditions and rules by hand. The studio does not write them in conditions
 * and rules, so it neither compares nor removes them.
 */
const untouched: ReadonlySet<string> = new Set(['type', '$comment']);

/** @param before undefined if there is no value at the path yet */
export function changesBetween(
  file: string,
  path: Path,
  before: Json | undefined,
  after: Json,
): FileChange[] {
  const set = setting(file, path, after);
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === 0 || after.length === 0 ? [set] : ofLists(file, path, before, after);
  if (!isObject(before) || !isObject(after)) return [set];
  const kept = Object.keys(before).filter((key) => Object.hasOwn(after, key) || untouched.has(key));
  if (kept.length === 0) return [set];
  return [
    ...Object.entries(after).flatMap(([key, value]) =>
      Object.hasOwn(before, key)
        ? changesBetween(file, [...path, key], before[key]!, value)
        : [setting(file, [...path, key], value)],
    ),
    ...Object.keys(before)
      .filter((key) => !kept.includes(key))
      .map((key) => removing(file, [...path, key])),
  ];
}

function ofLists(file: string, path: Path, before: readonly Json[], after: readonly Json[]): FileChange[] {
  if ([...before, ...after].every((each) => typeof each !== 'object'))
    return ofNames(file, path, before, after);
  let start = 0;
  while (start < before.length && start < after.length && isSame(before[start]!, after[start]!)) start++;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && isSame(before.at(-1 - end)!, after.at(-1 - end)!)) end++;
  const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const both = Math.min(gone.length, come.length);
  return [
    ...come
      .slice(0, both)
      .flatMap((value, index) => changesBetween(file, [...path, start + index], gone[index]!, value)),
    ...come.slice(both).map((value, index) => inserting(file, [...path, start + both + index], value)),
    ...gone.slice(both).map(() => removing(file, [...path, start + both])),
  ];
}

/**
 * Returns changes for a list of names, such as `required`. New names go to the end and the other names stay
 * in place, because the order of the names has no meaning.
 */
function ofNames(file: string, path: Path, before: readonly Json[], after: readonly Json[]): FileChange[] {
  const added = after.filter((each) => !before.includes(each));
  const gone = [...before.keys()].filter((index) => !after.includes(before[index]!));
  if (gone.length === before.length) return [setting(file, path, after)];
  return [
    ...gone.toReversed().map((index) => removing(file, [...path, index])),
    ...added.map((value, index) => inserting(file, [...path, before.length - gone.length + index], value)),
  ];
}

/** Compares two values, ignoring the order of keys and of lists of names. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false;
    const areNames = one.every((each) => typeof each !== 'object');
    return one.every((each, index) => (areNames ? other.includes(each) : isSame(each, other[index])));
  }
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = (fields: Fields) => Object.keys(fields).filter((key) => !untouched.has(key));
  return (
    keys(one).length === keys(other).length &&
    keys(one).every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}
