import { at, isObject, type Json, type Path } from '../files/json.ts';
import { metaOf, nodeAt } from '../meta/meta-schema.ts';
import type { Sides } from './sides.ts';

/** A text before and now. */
export interface Difference {
  /** File and path, so that no text is listed twice. */
  readonly key: string;
  /** What the text is: `Help`, `Messages, required`. */
  readonly label: string;
  /** Empty if there was no text, or there is none now. */
  readonly before: string;
  readonly now: string;
}

/** Files that hold visible text; the others hold rules. */
const isOfWords = (file: string) => !/\.schema\.json$|\/samples\/|\/migrations\.json$/.test(file);

/** The texts that differ at a path of a file, and below it. */
export function differencesAt({ before, now, metas }: Sides, file: string, path: Path): Difference[] {
  if (!isOfWords(file)) return [];
  if (file.endsWith('.md')) {
    const [then, text] = [before.texts.get(file), now.texts.get(file)];
    if (then === undefined || text === undefined || then === text) return [];
    return [{ key: file, label: 'Text', before: then.trim(), now: text.trim() }];
  }
  const [then, after] = [counterpart(before.read(file), now.read(file), path), at(now.read(file), path)];
  // Whole additions and removals have their own verdict, and names in a list have no fixed position.
  if (then === undefined || after === undefined || isEntry(then, path)) return [];
  const root = metaOf(metas, now.read(file));
  // A value from a fixed set of codes is not visible text.
  const isName = (each: Leaf) => (root && nodeAt(root, each.path)?.enum) !== undefined;
  const found = leaves(then, after, path).filter((each) => !isName(each));
  return found.map((each) => ({
    key: `${file} ${each.path.join('.')}`,
    label: labelOf(each.path.length > path.length ? each.path.slice(path.length) : path.slice(-1)),
    ...{ before: each.before, now: each.now },
  }));
}

const isEntry = (value: Json, path: Path) => typeof value === 'string' && typeof path.at(-1) === 'number';

interface Leaf {
  readonly path: Path;
  readonly before: string;
  readonly now: string;
}

function leaves(before: Json | undefined, now: Json | undefined, path: Path): Leaf[] {
  if (before === now) return [];
  if (isText(before) && isText(now)) {
    return [{ path, before: before ?? '', now: now ?? '' }];
  }
  if (Array.isArray(before) && Array.isArray(now)) {
    const kept = now.map((each, index) => [index, sameIn(before, each, index), each] as const);
    return kept.flatMap(([index, then, each]) =>
      // The verdicts list changed entries of plain text lists.
      isObject(each) ? leaves(then, each, [...path, index]) : [],
    );
  }
  if (!isObject(before ?? {}) || !isObject(now ?? {})) return [];
  const [then, after] = [(before ?? {}) as Named, (now ?? {}) as Named];
  return Object.keys({ ...then, ...after }).flatMap((key) => leaves(then[key], after[key], [...path, key]));
}

type Named = { readonly [key: string]: Json };
const isText = (value: Json | undefined): value is string | undefined =>
  typeof value === 'string' || value === undefined;

/** Finds the earlier value for a path: entries of a list are matched by name, not by index. */
function counterpart(before: Json | undefined, now: Json | undefined, path: Path): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return before;
  const inner = at(now, [key]);
  const then =
    typeof key === 'number' && Array.isArray(before) ? sameIn(before, inner, key) : at(before, [key]);
  return counterpart(then, inner, rest);
}

const names = ['id', 'value', 'const', 'name', 'legend', 'title'];

function sameIn(before: readonly Json[], entry: Json | undefined, index: number): Json | undefined {
  const name = isObject(entry) ? names.find((each) => typeof entry[each] === 'string') : undefined;
  if (name === undefined || !isObject(entry)) return before[index];
  return before.find((each) => isObject(each) && each[name] === entry[name]) ?? before[index];
}

/** `messages.required` as a label: `Messages, required`. */
function labelOf(path: Path): string {
  const words = path
    .map((key) => (typeof key === 'number' ? String(key + 1) : key.replace(/^ui:/, '')))
    .join(', ')
    .replace(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
