import { filesOf, type SchemaFiles } from '../files/schema-files.ts';
import type { MetaSchemas } from '../meta/meta-schema.ts';
import { type Outline, outlineOf } from '../outline.ts';

export interface Side extends SchemaFiles {
  readonly outline: Outline;
}

export interface Sides {
  readonly before: Side;
  readonly now: Side;
  readonly differing: readonly string[];
  readonly metas: MetaSchemas;
}

/** @param earlier the earlier text of each file that differs; null if the file is new */
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
