import { filesOf, type SchemaFiles } from '../files/schema-files.ts';
import type { MetaSchemas } from '../meta/meta-schema.ts';
import { type Outline, outlineOf } from '../outline.ts';

/** All files, either as they were in the base commit or as they are now, with the outline of their forms. */
export interface Side extends SchemaFiles {
  readonly outline: Outline;
}

export interface Sides {
  readonly before: Side;
  readonly now: Side;
  /** The files that differ between `before` and `now`. */
  readonly differing: readonly string[];
  readonly metas: MetaSchemas;
}

/**
 * Returns the files before and now. Those of the base commit are built from the present files and the earlier texts of
 * the files that differ.
 *
 * @param earlier the earlier text of each file that differs; null if the file did not exist
 */
export function sidesOf(
  texts: ReadonlyMap<string, string>,
  earlier: Readonly<Record<string, string | null>>,
  metas: MetaSchemas,
): Sides {
  const before = new Map(texts);
  for (const [file, text] of Object.entries(earlier))
    if (text === null) before.delete(file);
    else before.set(file, text);
  return { before: sideOf(before), now: sideOf(texts), differing: Object.keys(earlier).sort(), metas };
}

function sideOf(texts: ReadonlyMap<string, string>): Side {
  const files = filesOf(texts);
  return { ...files, outline: outlineOf(texts.keys(), files.read) };
}
