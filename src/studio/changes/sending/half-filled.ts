import { at, fieldsOf, isObject, type Json, listOf, type Path, type Read } from '../../files/json.ts';
import { entryName } from '../../files/name-of.ts';
import { lenderFile } from '../../lender/lender-parts.ts';
import { type MetaNode, metaOf, nodeAt, titleOf } from '../../meta/meta-schema.ts';
import type { Sides } from '../sides.ts';

/** A changed detail of the lender that students do not see yet. */
export interface HalfFilled {
  readonly path: Path;
  readonly words: string;
}

/**
 * Returns the details of the lender, such as a bank account, that have new values but are still marked as placeholders,
 * so that students do not see them.
 */
export function halfFilled({ before, now, metas }: Sides): HalfFilled[] {
  const [then, file] = [before.read(lenderFile), now.read(lenderFile)];
  const root = metaOf(metas, file) ?? {};
  const hidden = markedIn(file, []).filter(([part]) => !shownEitherWay.includes(String(part)));
  return hidden.flatMap((path): HalfFilled[] => {
    const [was, is] = [fieldsOf(at(then, path)), fieldsOf(at(file, path))];
    const keys = Object.keys(is).filter((key) => key !== 'placeholder');
    if (keys.every((key) => JSON.stringify(was[key]) === JSON.stringify(is[key]))) return [];
    const mark = titleAt(root, [...path, 'placeholder']);
    const place = placeIn(root, path, now.read);
    return [{ path, words: `${place} has new values, but “${mark}” is still “No”: students do not see it.` }];
  });
}

/** The parts of the file that students see whether or not they are marked as placeholders. */
const shownEitherWay: readonly string[] = ['universities', 'contract'];

/** Returns the paths of all details that are marked as placeholders. */
function markedIn(value: Json | undefined, path: Path): Path[] {
  const inner = Array.isArray(value)
    ? listOf(value).flatMap((each, index) => markedIn(each, [...path, index]))
    : Object.entries(fieldsOf(value)).flatMap(([key, each]) => markedIn(each, [...path, key]));
  return isObject(value) && value.placeholder === true ? [path, ...inner] : inner;
}

/**
 * Returns a name for a detail. For a list entry, this is the entry's name and the title of its list; for any
 * other detail, it is the title.
 */
function placeIn(root: MetaNode, path: Path, read: Read): string {
  if (typeof path.at(-1) !== 'number') return `“${titleAt(root, path)}”`;
  return `“${entryName(read, lenderFile, path)}” in “${titleAt(root, path.slice(0, -1))}”`;
}

function titleAt(root: MetaNode, path: Path): string {
  const around = nodeAt(root, path.slice(0, -1));
  const key = String(path.at(-1));
  return around ? titleOf(root, around, key) : key;
}
