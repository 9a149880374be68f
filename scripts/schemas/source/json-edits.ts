import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import type { Edit } from './edit.ts';

/*
 * Changes of a JSON text that touch only the bytes that they mean: what stands around keeps its order, its spaces and
 * its lines, and what is new is written as its neighbours are.
 */

/** A change that a person means. */
export type Change =
  /** The value at a path becomes another; where there is none it is added, as the last of its object or list. */
  | { readonly do: 'set'; readonly path: JSONPath; readonly value: unknown }
  /** A value comes before the one at that place of a list, or a key before the `before` one of its object. */
  | { readonly do: 'insert'; readonly path: JSONPath; readonly value: unknown; readonly before?: string }
  | { readonly do: 'remove'; readonly path: JSONPath }
  /** The entry at a path of a list, or of an object, comes to stand as the `to`th of them, counted without it. */
  | { readonly do: 'move'; readonly path: JSONPath; readonly to: number }
  | { readonly do: 'rename'; readonly path: JSONPath; readonly key: string };

/** What happens to one file: a change of its JSON, an edit or other words for all of it, or its end. */
export type FileChange = { readonly file: string } & (
  | Change
  /** In the text as the check reads it: without the mark of Windows, and with one sign at each line's end. */
  | { readonly do: 'edit'; readonly edit: Edit }
  | { readonly do: 'write'; readonly text: string }
  /** A new file that is no text: a picture, as base 64. */
  | { readonly do: 'put'; readonly base64: string }
  | { readonly do: 'delete' }
);

/**
 * The edit that makes a change in a text that can be read.
 *
 * @throws where the path leads nowhere: the change was meant for another text
 */
export function editFor(text: string, change: Change): Edit {
  const root = parseTree(text);
  if (!root) throw new Error('This text is no JSON.');
  const { path } = change;
  switch (change.do) {
    case 'set': {
      const node = findNodeAtLocation(root, path);
      if (node) return inPlaceOf(node, layout(change.value, indentAt(text, node.offset), text, node));
      return insertion(text, parentOf(root, path), path.at(-1)!, change.value);
    }
    case 'insert':
      return insertion(text, parentOf(root, path), path.at(-1)!, change.value, change.before);
    case 'remove':
      return removal(entryAt(root, path));
    case 'move':
      return movement(text, entryAt(root, path), change.to);
    case 'rename': {
      const key = entryAt(root, path).children?.[0];
      if (!key) throw nowhere(path);
      return inPlaceOf(key, JSON.stringify(change.key));
    }
  }
}

const nowhere = (path: JSONPath) => new Error(`There is nothing at ${path.join('.')}.`);

/** The list or object that holds what a path leads to. */
function parentOf(root: Node, path: JSONPath): Node {
  const parent = findNodeAtLocation(root, path.slice(0, -1));
  if (!parent?.children || path.length === 0) throw nowhere(path);
  return parent;
}

/** What stands between two commas: a value of a list, or a key with its value. */
function entryAt(root: Node, path: JSONPath): Node {
  const node = path.length > 0 ? findNodeAtLocation(root, path) : undefined;
  if (!node?.parent) throw nowhere(path);
  return node.parent.type === 'property' ? node.parent : node;
}

function insertion(text: string, parent: Node, at: string | number, value: unknown, before?: string): Edit {
  const entries = parent.children!;
  const index = placeIn(parent, at, before);
  const indent = entryIndent(text, parent);
  const key = parent.type === 'object' ? `${JSON.stringify(at)}: ` : '';
  const entry = key + layout(value, indent, text, undefined, key.length);
  if (entries.length === 0) {
    const inner = `${open(text, parent)} ${entry} ${close(text, parent)}`;
    return inPlaceOf(parent, fits(text, parent, inner) ? inner : block(text, parent, [entry]));
  }
  const next = entries[index];
  const separator = separatorOf(text, parent);
  const edit = next
    ? { offset: next.offset, length: 0, text: entry + separator }
    : { offset: endOf(entries.at(-1)!), length: 0, text: separator + entry };
  if (isOneLine(text, parent)) {
    const around = textOf(text, parent);
    const from = edit.offset - parent.offset;
    const line = around.slice(0, from) + edit.text + around.slice(from);
    if (!fits(text, parent, line)) {
      const all = entries.map((each) => textOf(text, each));
      return inPlaceOf(parent, block(text, parent, all.toSpliced(index, 0, entry)));
    }
  }
  return edit;
}

function placeIn(parent: Node, at: string | number, before: string | undefined): number {
  const entries = parent.children!;
  if (parent.type === 'array') return Math.min(Number(at), entries.length);
  if (entries.some((each) => each.children![0]!.value === at)) throw new Error(`There is a "${at}" already.`);
  const index = entries.findIndex((each) => each.children![0]!.value === before);
  return index < 0 ? entries.length : index;
}

function removal(entry: Node): Edit {
  const parent = entry.parent!;
  const entries = parent.children!;
  const index = entries.indexOf(entry);
  if (entries.length === 1) {
    const from = parent.offset + 1;
    return { offset: from, length: endOf(parent) - 1 - from, text: '' };
  }
  const next = entries[index + 1];
  if (next) return { offset: entry.offset, length: next.offset - entry.offset, text: '' };
  const last = endOf(entries[index - 1]!);
  return { offset: last, length: endOf(entry) - last, text: '' };
}

/** The entries change places, and what is between them stays where it is. */
function movement(text: string, entry: Node, to: number): Edit {
  const parent = entry.parent!;
  const entries = parent.children!;
  const from = entries.indexOf(entry);
  const target = Math.max(0, Math.min(to, entries.length - 1));
  const moved = entries.toSpliced(from, 1).toSpliced(target, 0, entry);
  const [first, last] = [Math.min(from, target), Math.max(from, target)];
  const start = entries[first]!.offset;
  const written = entries
    .slice(first, last + 1)
    .map((each, index) => {
      const after = entries[first + index + 1];
      const between = index < last - first ? text.slice(endOf(each), after!.offset) : '';
      return textOf(text, moved[first + index]!) + between;
    })
    .join('');
  return { offset: start, length: endOf(entries[last]!) - start, text: written };
}

/** What is new in a file: on one line where it fits, as far as what it replaces does not say otherwise. */
function layout(value: unknown, indent: string, text: string, instead?: Node, before = 0): string {
  const line = inline(value);
  if (typeof value !== 'object' || value === null) return line;
  const wasBlock = instead?.children?.length ? !isOneLine(text, instead) : false;
  if (!wasBlock && indent.length + before + line.length + 1 <= lineWidth) return line;
  const eol = endOfLine(text);
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((each) => inner + layout(each, inner, text))
    : Object.entries(value).map(([key, each]) => {
        const name = `${JSON.stringify(key)}: `;
        return inner + name + layout(each, inner, text, undefined, name.length);
      });
  if (entries.length === 0) return line;
  const [opened, closed] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${opened}${eol}${entries.join(`,${eol}`)}${eol}${indent}${closed}`;
}

/** As staff write what stands on one line. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

/** What was on one line and grew too long for it: an entry a line. */
function block(text: string, parent: Node, entries: readonly string[]): string {
  const indent = indentAt(text, parent.offset);
  const eol = endOfLine(text);
  const lines = entries.map((entry) => `${indent}  ${entry}`).join(`,${eol}`);
  return `${open(text, parent)}${eol}${lines}${eol}${indent}${close(text, parent)}`;
}

/** The formatter's width (.biome.json). */
const lineWidth = 110;

function fits(text: string, parent: Node, instead: string): boolean {
  const start = text.lastIndexOf('\n', parent.offset - 1) + 1;
  const end = text.indexOf('\n', endOf(parent));
  const around = parent.offset - start + (end < 0 ? text.length : end) - endOf(parent);
  return !instead.includes('\n') && around + instead.length <= lineWidth;
}

/** A comma and what follows it, as between the last two entries. */
function separatorOf(text: string, parent: Node): string {
  const [one, other] = parent.children!.slice(-2);
  if (one && other) {
    const between = text.slice(endOf(one), other.offset);
    return `,${between.slice(between.indexOf(',') + 1)}`;
  }
  const first = parent.children![0]!;
  const before = text.slice(parent.offset + 1, first.offset);
  return before.includes('\n') ? `,${before}` : ', ';
}

function entryIndent(text: string, parent: Node): string {
  const [first] = parent.children!;
  if (first && !isOneLine(text, parent)) return indentAt(text, first.offset);
  return isOneLine(text, parent) ? indentAt(text, parent.offset) : `${indentAt(text, parent.offset)}  `;
}

/** The blanks that the line of a place begins with. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start))![0];
}

const isOneLine = (text: string, node: Node) => !textOf(text, node).includes('\n');
const endOfLine = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');
const open = (text: string, node: Node) => text[node.offset]!;
const close = (text: string, node: Node) => text[endOf(node) - 1]!;
const endOf = ({ offset, length }: Node) => offset + length;
const textOf = (text: string, node: Node) => text.slice(node.offset, endOf(node));
const inPlaceOf = ({ offset, length }: Node, text: string): Edit => ({ offset, length, text });
