import {
  findNodeAtLocation,
  getLocation,
  getNodePath,
  type JSONPath,
  type Node,
  parseTree,
} from 'jsonc-parser';
import { type Path, type Read, readerOf } from './json.ts';

/**
 * Holds the files of the schemas folder, by their paths in it. `read` may return undefined even for an
 * existing file, because an unfinished edit can make the file invalid.
 */
export interface SchemaFiles {
  readonly texts: ReadonlyMap<string, string>;
  readonly read: Read;
}

export const filesOf = (texts: ReadonlyMap<string, string>): SchemaFiles => ({
  texts,
  read: readerOf((file) => texts.get(file)),
});

/** Returns whether staff edit this file. The search skips other files, and undo does not navigate to them. */
export const isEditedByStaff = (file: string) => !/^meta\/|\/samples\/|\/migrations\.json$/.test(file);

/** Names a file and a line as the output of `npm run schemas:check` does: `application/basic.ui.json:12`. */
export type Place = string;

export function placesOf({ texts }: SchemaFiles, file: string, path: Path): Place[] {
  const text = texts.get(file);
  const tree = text && parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (!node) return [];
  // Uses the line of the key for a property, and the line of the value for a list entry, which has no key.
  return [placeOf(file, text, node.parent?.type === 'property' ? node.parent : node)];
}

/**
 * Returns the path of the value that begins on a line of a JSON text or, if no value begins there, of the
 * value around the line.
 */
export function pathAt(text: string, line: number): Path {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((length, each) => length + each.length + 1, 0);
  const indent = /^\s*/.exec(lines[line - 1] ?? '')![0].length;
  return parseTree(text) ? getLocation(text, before + indent + 1).path.filter((key) => key !== '') : [];
}

export function leavesOf(
  { texts }: SchemaFiles,
  file: string,
): { path: JSONPath; value: unknown; place: Place }[] {
  const text = texts.get(file) ?? '';
  const leaves = (node: Node): Node[] => {
    const children = node.type === 'property' ? node.children?.slice(1) : node.children;
    return children ? children.flatMap(leaves) : [node];
  };
  const tree = parseTree(text);
  return (tree ? leaves(tree) : []).map((node) => ({
    path: getNodePath(node),
    value: node.value,
    place: placeOf(file, text, node),
  }));
}

const placeOf = (file: string, text: string, { offset }: Node): Place =>
  `${file}:${text.slice(0, offset).split('\n').length}`;
