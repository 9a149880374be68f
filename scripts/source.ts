import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import type { Finding } from './finding.ts';
import { type Place, placeOf, type TextFile } from './place.ts';
import { syntaxFinding } from './syntax.ts';

/** Where a node stands in its file: keys and array indexes from the root. */
export type Path = JSONPath;

export interface JsonFile<T = unknown> extends TextFile {
  readonly tree: Node;
  readonly value: T;
}

/** Everything under `schemas/`, as written, with the place of every node. */
export interface Source {
  readonly root: string;
  readonly json: ReadonlyMap<string, JsonFile>;
  readonly markdown: ReadonlyMap<string, TextFile>;
  /** Files that are neither JSON nor Markdown. */
  readonly others: readonly string[];
  /** What could not be read. Such files are in no map. */
  readonly findings: readonly Finding[];
}

/** Reads a schemas folder. Never throws over what is in the files. */
export function readSource(root: string): Source {
  return sourceOf(new Map(filesUnder(root).map((path) => [path, readFileSync(join(root, path))])), root);
}

/** The same from bytes that are read already, by their path below the schemas folder. */
export function sourceOf(files: ReadonlyMap<string, Buffer>, root = ''): Source {
  const json = new Map<string, JsonFile>();
  const markdown = new Map<string, TextFile>();
  const others: string[] = [];
  const findings: Finding[] = [];
  for (const path of [...files.keys()].sort()) {
    const text = plainText(files.get(path)!);
    if (!/\.(json|md)$/.test(path)) others.push(path);
    else if (text.includes('\uFFFD') || text.includes('\0')) findings.push(notUtf8(path, text));
    else if (path.endsWith('.json')) {
      const read = parseJson(path, text);
      findings.push(...read.findings);
      if (read.file) json.set(path, read.file);
    } else markdown.set(path, { path, text });
  }
  return { root, json, markdown, others, findings };
}

function filesUnder(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(root.length).split(sep).filter(Boolean).join('/'),
    );
}

/** Editors on Windows leave a mark at the start and two characters at each line's end. */
function plainText(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

function notUtf8(path: string, text: string): Finding {
  const at = text.search(/\uFFFD|\0/);
  return {
    ...placeOf({ path, text }, at),
    message: 'This file is not saved as UTF-8, so letters in it are lost.',
    fix: 'Save it again with the encoding UTF-8.',
  };
}

/** Strict JSON: comments, trailing commas and a key given twice are mistakes here. */
export function parseJson(path: string, text: string): { file?: JsonFile; findings: Finding[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const file = { path, text };
  if (!tree || errors.length > 0) return { findings: [syntaxFinding(file, errors[0])] };
  const findings = repeatedKeys(tree).map((key) => ({
    ...placeOf(file, key.offset),
    message: `"${key.value}" is given twice here, and only the last one would count.`,
    fix: 'Keep one of them.',
  }));
  return { file: { ...file, tree, value: getNodeValue(tree) }, findings };
}

function repeatedKeys(node: Node): Node[] {
  const seen = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    if (node.type !== 'object') return repeatedKeys(child);
    const [key, value] = child.children ?? [];
    const repeated = key && seen.has(key.value) ? [key] : [];
    seen.add(key?.value);
    return [...repeated, ...(value ? repeatedKeys(value) : [])];
  });
}

/** The place of the value at a path, or of the nearest thing around it that exists. */
export function placeOfValue(file: JsonFile, path: Path): Place {
  return placeOf(file, nodeAt(file, path).offset);
}

/** The place of the key that leads to the value at a path; of the value itself in an array. */
export function placeOfKey(file: JsonFile, path: Path): Place {
  const node = nodeAt(file, path);
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return placeOf(file, (key ?? node).offset);
}

/** The node at a path; undefined when nothing is there. */
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
