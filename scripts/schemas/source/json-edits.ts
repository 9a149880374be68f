import { findNodeAtLocation, getNodePath, type JSONPath, type Node, parseTree } from 'jsonc-parser';

export interface Edit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

export function applyEdit(text: string, { offset, length, text: replacement }: Edit): string {
  return text.slice(0, offset) + replacement + text.slice(offset + length);
}

/**
 * Converts an offset in the edited text to the offset in the original text. `edits` are in the order in which
 * they were made.
 */
export function offsetBefore(edits: readonly Edit[], offset: number): number {
  return edits.reduceRight((at, { offset: from, length, text }) => {
    if (at < from) return at;
    return at >= from + text.length ? at - text.length + length : from + Math.min(at - from, length);
  }, offset);
}

export function editBefore(edits: readonly Edit[], { offset, length, text }: Edit): Edit {
  const start = offsetBefore(edits, offset);
  return { offset: start, length: offsetBefore(edits, offset + length) - start, text };
}

/* The following changes edit JSON text as little as possible: everything else keeps its order, whitespace
   and line breaks, and new entries are formatted like their neighbours. */

export type Change =
  /** Replaces a value, or adds it at the end of its object or array. Creates missing objects and arrays. */
  | { readonly do: 'set'; readonly path: JSONPath; readonly value: unknown }
  /** Inserts into an array before the index that ends `path`, or into an object before the key `before`. */
  | { readonly do: 'insert'; readonly path: JSONPath; readonly value: unknown; readonly before?: string }
  | { readonly do: 'remove'; readonly path: JSONPath }
  /** `to` is the index of the entry after the move. */
  | { readonly do: 'move'; readonly path: JSONPath; readonly to: number }
  | { readonly do: 'rename'; readonly path: JSONPath; readonly key: string };

export type FileChange = { readonly file: string } & (
  | Change
  /** The offsets refer to the text without a byte order mark and with LF line ends. */
  | { readonly do: 'edit'; readonly edit: Edit }
  | { readonly do: 'write'; readonly text: string }
  | { readonly do: 'put'; readonly base64: string }
  | { readonly do: 'delete' }
);

export const changedText = (text: string, ...changes: readonly Change[]): string =>
  changes.reduce((before, change) => applyEdit(before, editFor(before, change)), text);

/**
 * Returns the edit that makes a change. Throws if the change does not fit the text, because it was then meant
 * for another version of the text.
 */
export function editFor(text: string, change: Change): Edit {
  const root = parseTree(text);
  if (!root) throw new Error('This text is not JSON.');
  const { path } = change;
  switch (change.do) {
    case 'set': {
      const node = findNodeAtLocation(root, path);
      if (node) return replacement(text, node, change.value);
      const [around, key] = [path.slice(0, -1), path.at(-1)];
      if (key === undefined || around.length === 0 || findNodeAtLocation(root, around))
        return insertion(text, parentOf(root, path), key!, change.value);
      const value = typeof key === 'number' ? [change.value] : { [key]: change.value };
      return editFor(text, { do: 'set', path: around, value });
    }
    case 'insert':
      return insertion(text, parentOf(root, path), path.at(-1)!, change.value, change.before);
    case 'remove':
      return removal(entryAt(root, path));
    case 'move':
      return movement(text, entryAt(root, path), change.to);
    case 'rename': {
      const entry = entryAt(root, path);
      const key = entry.children?.[0];
      if (entry.type !== 'property' || !key) throw notFound(path);
      if (key.value !== change.key) refuseDuplicateKey(entry.parent!, change.key);
      return { offset: key.offset, length: key.length, text: JSON.stringify(change.key) };
    }
  }
}

const notFound = (path: JSONPath) => new Error(`There is nothing at ${path.join('.')}.`);

function parentOf(root: Node, path: JSONPath): Node {
  const parent = findNodeAtLocation(root, path.slice(0, -1));
  if (!parent?.children || path.length === 0) throw notFound(path);
  return parent;
}

function entryAt(root: Node, path: JSONPath): Node {
  const node = path.length > 0 ? findNodeAtLocation(root, path) : undefined;
  if (!node?.parent) throw notFound(path);
  return node.parent.type === 'property' ? node.parent : node;
}

function replacement(text: string, node: Node, value: unknown): Edit {
  const { offset, length } = node;
  if (typeof value !== 'object' || value === null) return { offset, length, text: inline(value) };
  const isBlock = node.children?.length && !isOneLine(text, node);
  if (isBlock) return { offset, length, text: layout(value, indentAt(text, offset), text, lineWidth) };
  return withinWidth(text, node, { offset, length, text: inline(value) });
}

function insertion(text: string, parent: Node, at: string | number, value: unknown, before?: string): Edit {
  const entries = parent.children!;
  const isList = parent.type === 'array';
  const next = entries[placeIn(parent, at, before)];
  if (entries.length === 0) return replacement(text, parent, isList ? [value] : { [at]: value });
  const key = isList ? '' : `${JSON.stringify(at)}: `;
  const separator = separatorOf(text, parent);
  const edit = (entry: string): Edit =>
    next
      ? { offset: next.offset, length: 0, text: entry + separator }
      : { offset: endOf(entries.at(-1)!), length: 0, text: separator + entry };
  if (isOneLine(text, parent)) return withinWidth(text, parent, edit(key + inline(value)));
  return edit(key + layout(value, indentAt(text, entries[0]!.offset), text, key.length));
}

/**
 * Returns an edit of a one-line array or object that stays within the line width. If the line becomes too
 * long, breaks its outermost array or object into several lines, as the formatter would do.
 */
function withinWidth(text: string, node: Node, edit: Edit): Edit {
  const after = applyEdit(text, edit);
  const end = after.indexOf('\n', edit.offset);
  const line = after.slice(after.lastIndexOf('\n', edit.offset - 1) + 1, end < 0 ? undefined : end);
  if (line.trimEnd().length <= lineWidth) return edit;
  let whole = node;
  while (whole.parent && isOneLine(text, whole.parent)) whole = whole.parent;
  if (whole.type === 'property') whole = whole.children![1]!;
  const { offset, length } = whole;
  const changed = findNodeAtLocation(parseTree(after)!, getNodePath(whole))!;
  const indent = indentAt(text, offset);
  const column = offset - (text.lastIndexOf('\n', offset - 1) + 1);
  return { offset, length, text: inLines(after, changed, indent, eolOf(text), column - indent.length) };
}

function placeIn(parent: Node, at: string | number, before: string | undefined): number {
  const entries = parent.children!;
  if (parent.type === 'array') return Math.min(Number(at), entries.length);
  refuseDuplicateKey(parent, at);
  const index = entries.findIndex((each) => each.children![0]!.value === before);
  return index < 0 ? entries.length : index;
}

/** Throws if the object already has the key, because JSON parsers use only the last of two equal keys. */
function refuseDuplicateKey({ children = [] }: Node, key: string | number): void {
  if (children.some((each) => each.children![0]!.value === key))
    throw new Error(`There is already a "${key}".`);
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

/** Moves an entry, but leaves the whitespace between the entries where it is. */
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

/**
 * Formats a value on one line if it fits there with a trailing comma, otherwise on several lines. `before` is
 * the number of characters between the line's indent and the value.
 */
function layout(value: unknown, indent: string, text: string, before = 0): string {
  const line = inline(value);
  return inLines(line, parseTree(line)!, indent, eolOf(text), before);
}

/** Breaks JSON text into several lines if it does not fit on one. Keys, strings and numbers are unchanged. */
function inLines(text: string, node: Node, indent: string, eol: string, before = 0): string {
  const line = textOf(text, node);
  const isShort = indent.length + before + line.length + 1 <= lineWidth;
  if (!node.children?.length || isShort) return line;
  const inner = `${indent}  `;
  const entries = node.children.map((entry) => {
    if (entry.type !== 'property') return inner + inLines(text, entry, inner, eol);
    const [key, value] = entry.children!;
    const name = `${textOf(text, key!)}: `;
    return inner + name + inLines(text, value!, inner, eol, name.length);
  });
  const [opened, closed] = node.type === 'array' ? ['[', ']'] : ['{', '}'];
  return `${opened}${eol}${entries.join(`,${eol}`)}${eol}${indent}${closed}`;
}

const eolOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');

/** The formatter's line width for these files (.biome.json). */
const lineWidth = 110;

/** Formats a value on one line, with the formatter's spacing: `{ "a": [1, 2] }`. */
export function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

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

function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start))![0];
}

const isOneLine = (text: string, node: Node) => !textOf(text, node).includes('\n');
const endOf = ({ offset, length }: Node) => offset + length;
const textOf = (text: string, node: Node) => text.slice(node.offset, endOf(node));
