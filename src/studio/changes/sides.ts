import { parse } from 'jsonc-parser';
import type { Json } from '../meta/json.ts';
import type { MetaSchemas } from '../meta/meta-schema.ts';
import { type Outline, outlineOf, type Read } from '../outline.ts';

/** The files as they were, or as they are. */
export interface Side {
  readonly texts: ReadonlyMap<string, string>;
  readonly read: Read;
  readonly outline: Outline;
}

export interface Sides {
  readonly before: Side;
  readonly now: Side;
  /** The files that are not the same on both. */
  readonly differing: readonly string[];
  readonly metas: MetaSchemas;
}

/** @param earlier the files that differ, as they were; null where there was none */
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
  const known = new Map<string, Json | undefined>();
  const read: Read = (file) => {
    const text = texts.get(file);
    if (text !== undefined && !known.has(file))
      known.set(file, parse(text.replace(/^\uFEFF/, '')) as Json | undefined);
    return known.get(file);
  };
  return { texts, read, outline: outlineOf(texts.keys(), read) };
}
