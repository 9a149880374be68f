import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import { firstSlip, readJson } from '../syntax/syntax.ts';
import { type Finding, type Place, placeOf, type TextFile } from './finding.ts';
import { isImage } from './images.ts';
import { applyEdit, type Edit, editBefore } from './json-edits.ts';
import type { JsonFile, Path, Product, Source } from './product.ts';

export type { JsonFile, Path, Source };

/** Reads the product's schemas folder. Invalid files cause findings, not exceptions. */
export function readSource(product: Product): Source {
  const folders = product.meta ? [product.schemas, product.meta] : [product.schemas];
  const files = folders.flatMap((folder) =>
    filesUnder(folder).flatMap((path): [string, Buffer][] => {
      const isSeen = !basename(path).startsWith('.');
      const place = folder === product.meta ? `meta/${path}` : path;
      return isSeen ? [[place, readFileSync(join(folder, path))]] : [];
    }),
  );
  return sourceOf(new Map(files), product);
}

/**
 * Parses files. The keys of `files` are paths in the schemas folder. Invalid files cause findings, not
 * exceptions.
 */
export function sourceOf(files: ReadonlyMap<string, Buffer>, product: Product): Source {
  const json = new Map<string, JsonFile>();
  const markdown = new Map<string, TextFile>();
  const images = new Map<string, Buffer>();
  const others: string[] = [];
  const findings: Finding[] = [];
  const paths = [...files.keys()].sort();
  for (const path of paths) {
    const bytes = files.get(path)!;
    const text = plainText(bytes);
    if (isImage(path)) images.set(path, bytes);
    else if (!/\.(json|md)$/.test(path)) others.push(path);
    else if (!isUtf8(bytes) || text.includes('\0')) findings.push(notUtf8(path, text));
    else if (text.includes('\uFFFD')) findings.push(lostLetter(path, text));
    else if (path.endsWith('.json')) {
      const read = parseJson(path, text);
      findings.push(...read.findings);
      if (read.file) json.set(path, read.file);
    } else markdown.set(path, { path, text });
  }
  const unreadable = new Set(
    paths.filter(
      (path) => !json.has(path) && !markdown.has(path) && !images.has(path) && !others.includes(path),
    ),
  );
  return { product, json, markdown, images, others, unreadable, findings };
}

export function filesUnder(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/**
 * Returns a folder's path relative to the working directory, because terminals turn such paths into links.
 */
export const shownFolder = (root: string): string => relative(process.cwd(), root).split(sep).join('/');

/** Removes the byte order mark and converts CRLF line ends to LF. Some editors on Windows write both. */
function plainText(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

function notUtf8(path: string, text: string): Finding {
  const at = text.search(/\uFFFD|\0/);
  const message = 'This file is not saved as UTF-8, so letters in it are lost.';
  return { ...placeOf({ path, text }, at), message, fix: 'Save it again with the encoding UTF-8.' };
}

/** Reports U+FFFD, which stands for a letter that was lost before the file was saved as UTF-8. */
function lostLetter(path: string, text: string): Finding {
  const message = 'A letter was lost here: a sign that stands for none is in its place.';
  return { ...placeOf({ path, text }, text.indexOf('\uFFFD')), message, fix: 'Write the letter again.' };
}

const maxSyntaxErrors = 40;

/**
 * Parses a JSON file. If a syntax error has only one possible fix, makes the fix in memory, so that the rest
 * of the file can be checked. `fixed` contains edits that the check has already made.
 */
export function parseJson(
  path: string,
  written: string,
  fixed: readonly Edit[] = [],
): { file?: JsonFile; findings: Finding[] } {
  const findings: Finding[] = [];
  let file = editedFile(path, written, fixed);
  let { tree, error } = readJson(file.text);
  while (!tree || error) {
    const { offset, edit, message, fix } = firstSlip(file.text, error);
    const edits = file.written?.edits ?? [];
    const remedy = edit && { edit: editBefore(edits, edit) };
    findings.push({ ...placeOf(file, offset), message, fix, ...remedy });
    if (!edit || findings.length > maxSyntaxErrors) return { findings };
    file = editedFile(path, written, [...edits, edit]);
    ({ tree, error } = readJson(file.text));
  }
  return {
    file: { ...file, tree, value: getNodeValue(tree) },
    findings: [...findings, ...repeatedKeys(tree).map((key) => repeated(file, key))],
  };
}

function editedFile(path: string, written: string, edits: readonly Edit[]): TextFile {
  if (edits.length === 0) return { path, text: written };
  return { path, text: edits.reduce(applyEdit, written), written: { text: written, edits } };
}

/** Applies an edit in memory. Positions in the edited file still refer to the text on disk. */
export function withEdit(source: Source, path: string, edit: Edit): Source {
  const before = source.json.get(path) ?? source.markdown.get(path)!;
  const { text, edits } = before.written ?? { text: before.text, edits: [] };
  if (source.markdown.has(path)) {
    const file = editedFile(path, text, [...edits, edit]);
    return { ...source, markdown: new Map([...source.markdown, [path, file]]) };
  }
  const { file } = parseJson(path, text, [...edits, edit]);
  return file ? { ...source, json: new Map([...source.json, [path, file]]) } : source;
}

function repeated(file: TextFile, key: Node): Finding {
  const isCondition = key.value === 'if';
  return {
    ...placeOf(file, key.offset),
    message: `"${key.value}" is given twice here, and only the last one would count.`,
    fix: isCondition
      ? 'Put both into "allOf": [ { "if": …, "then": … }, { "if": …, "then": … } ].'
      : 'Keep one of them.',
  };
}

function repeatedKeys(node: Node): Node[] {
  const seen = new Set<unknown>();
  const repeated = (node.children ?? []).flatMap((child) => {
    if (node.type !== 'object') return repeatedKeys(child);
    const [key, value] = child.children ?? [];
    const again = key && seen.has(key.value) ? [key] : [];
    seen.add(key?.value);
    return [...again, ...(value ? repeatedKeys(value) : [])];
  });
  // If "if" is repeated, only "if" is reported, because its fix also covers the repeated "then" and "else".
  const isTwice = repeated.some(({ value, parent }) => value === 'if' && parent?.parent === node);
  return isTwice ? repeated.filter(({ value }) => value !== 'then' && value !== 'else') : repeated;
}

/**
 * Returns the location of the value at a path. If there is no value, returns the location of the nearest
 * object or array on the path that exists.
 */
export function placeOfValue(file: JsonFile, path: Path): Place {
  return placeOf(file, nodeAt(file, path).offset);
}

/** Returns the location of the key at a path. In an array, returns the location of the value itself. */
export function placeOfKey(file: JsonFile, path: Path): Place {
  const node = nodeAt(file, path);
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return placeOf(file, (key ?? node).offset);
}

export function nodeOf(file: JsonFile, path: Path): Node | undefined {
  return findNodeAtLocation(file.tree, [...path]);
}

function nodeAt(file: JsonFile, path: Path): Node {
  for (let length = path.length; length > 0; length--) {
    const node = nodeOf(file, path.slice(0, length));
    if (node) return node;
  }
  return file.tree;
}
