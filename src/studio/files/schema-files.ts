import { findNodeAtLocation, getNodePath, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { type Path, type Read, readerOf } from './json.ts';

/** Staff's files at one moment, by their paths below the schemas folder. A file may be half edited. */
export interface SchemaFiles {
  readonly texts: ReadonlyMap<string, string>;
  readonly read: Read;
}

export const filesOf = (texts: ReadonlyMap<string, string>): SchemaFiles => ({
  texts,
  read: readerOf((file) => texts.get(file)),
});

/** A place in a file, as an editor and `npm run schemas:check` name it: `application/basic.ui.json:12`. */
export type Place = string;

/** Where something stands in a file; nothing when it does not stand there. */
export function placesOf({ texts }: SchemaFiles, file: string, path: Path): Place[] {
  const text = texts.get(file);
  const tree = text && parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (!node) return [];
  // An entry is found by its key; one of a list has none.
  return [placeOf(file, text, node.parent?.type === 'property' ? node.parent : node)];
}

/** Every text and number in a file, in its order. */
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
