import { at, fieldsOf, isObject, type Json, type Path, type Read } from '../files/json.ts';
import { entryName } from '../files/name-of.ts';
import { type MetaNode, metaOf, nodeAt, titleAt } from '../meta/meta-schema.ts';
import type { Sides } from './sides.ts';

export interface Difference {
  readonly key: string;
  readonly label: string;
  /** If the text is new, `before` is empty; if the text was removed, `now` is empty. */
  readonly before: string;
  readonly now: string;
}

/** Returns whether a file contains texts that students see. Rules, samples and migrations contain none. */
const isOfWords = (file: string) => !/\.schema\.json$|\/samples\/|\/migrations\.json$/.test(file);

export function differencesAt({ before, now, metas }: Sides, file: string, path: Path): Difference[] {
  if (!isOfWords(file)) return [];
  if (file.endsWith('.md')) {
    const [then, text] = [before.texts.get(file), now.texts.get(file)];
    if (then === undefined || text === undefined || then === text) return [];
    return [{ key: file, label: 'Text', before: then.trim(), now: text.trim() }];
  }
  const [then, after] = [counterpart(before.read(file), now.read(file), path), at(now.read(file), path)];
  // Returns no differences for added and removed values and for list entries that are plain texts, because
  // the diff already reports them.
  if (then === undefined || after === undefined || isEntry(then, path)) return [];
  const root = metaOf(metas, now.read(file));
  // Leaves out values that the meta schema limits to an `enum`, because they are keywords, which students do
  // not see.
  const isName = (each: Leaf) => (root && nodeAt(root, each.path)?.enum) !== undefined;
  const found = leaves(then, after, path).filter((each) => !isName(each));
  return found.map((each) => ({
    key: `${file} ${each.path.join('.')}`,
    label: labelOf(root, now.read, file, each.path, Math.min(path.length, each.path.length - 1)),
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
      isObject(each) ? leaves(then, each, [...path, index]) : [],
    );
  }
  if (!isObject(before ?? {}) || !isObject(now ?? {})) return [];
  const [then, after] = [fieldsOf(before), fieldsOf(now)];
  return Object.keys({ ...then, ...after }).flatMap((key) => leaves(then[key], after[key], [...path, key]));
}

const isText = (value: Json | undefined): value is string | undefined =>
  typeof value === 'string' || value === undefined;

/**
 * Returns the earlier value for a path in the current file. Entries of a list are found by their id or name,
 * because their index may have changed.
 */
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

/** Joins the labels that the editor shows for a path's keys from `start` on, as in `Messages, Required`. */
function labelOf(root: MetaNode | undefined, read: Read, file: string, path: Path, start: number): string {
  return path
    .map((key, index) => {
      const inner = path.slice(0, index + 1);
      if (typeof key === 'number') return entryName(read, file, inner);
      return root ? titleAt(root, inner) : key;
    })
    .slice(start)
    .join(', ');
}

/** Returns whether a message already quotes both texts, so that it is not necessary to show them again. */
export function isQuoted({ before, now }: Difference, message: string): boolean {
  const [short = '', long = ''] = [before, now].toSorted((one, other) => one.length - other.length);
  return message.includes(long) && message.replace(long, '').includes(short);
}
