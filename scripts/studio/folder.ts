import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { once } from '#studio/files/once.ts';
import type { Product } from '../schemas/source/product.ts';
import { filesUnder, type Source, sourceOf } from '../schemas/source/source.ts';

/** Maps paths to file contents: Latin-1 strings, in which each character is one byte. */
export type FolderBytes = ReadonlyMap<string, string>;

export function readFolder(folder: string): Map<string, string> {
  const files = filesUnder(folder).filter((file) => !basename(file).startsWith('.'));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'latin1')]));
}

/**
 * Returns a function that converts each file of a folder, and keeps the results for files that have not
 * changed. While no file changes, it returns the same Map object, so that callers can use it as a cache key.
 */
function eachFile<From, To>(convert: (from: From, path: string) => To) {
  let known: ReadonlyMap<string, From> = new Map();
  let converted: ReadonlyMap<string, To> = new Map();
  return (files: ReadonlyMap<string, From>): ReadonlyMap<string, To> => {
    const isKept = (path: string, from: From) => known.has(path) && known.get(path) === from;
    if (files.size === known.size && [...files].every(([path, from]) => isKept(path, from))) return converted;
    converted = new Map(
      [...files].map(([path, from]) => [
        path,
        isKept(path, from) ? converted.get(path)! : convert(from, path),
      ]),
    );
    known = new Map(files);
    return converted;
  };
}

export const bytesReader = () => eachFile((bytes: string) => Buffer.from(bytes, 'latin1'));

export const textsReader = () => eachFile((bytes: Buffer) => bytes.toString('utf8'));

export function sourceReader(product: Product): (files: ReadonlyMap<string, Buffer>) => Source {
  const read = eachFile((bytes: Buffer, path) => sourceOf(new Map([[path, bytes]]), product));
  const known = new WeakMap<object, Source>();
  return (files) => {
    const sources = read(files);
    return once(known, sources, () => together(product, sources));
  };
}

function together(product: Product, files: ReadonlyMap<string, Source>): Source {
  const sources = [...files.keys()].sort().map((path) => files.get(path)!);
  return {
    product,
    json: new Map(sources.flatMap(({ json }) => [...json])),
    markdown: new Map(sources.flatMap(({ markdown }) => [...markdown])),
    images: new Map(sources.flatMap(({ images }) => [...images])),
    others: sources.flatMap(({ others }) => others),
    unreadable: new Set(sources.flatMap(({ unreadable }) => [...unreadable])),
    findings: sources.flatMap(({ findings }) => findings),
  };
}
