import { findNodeAtLocation, getNodePath, type JSONPath, type Node, parse, parseTree } from 'jsonc-parser';

/**
 * Staff's files as they stand, to tell where a thing is edited. As text, because a file that is half edited must
 * not take the page away: the forms themselves come from `src/generated/`, which waits until all is well.
 */
let texts: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>(['../../schemas/**/*.{json,md}', '!../../schemas/meta/**'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).map(([path, text]) => [path.replace('../../', ''), text]),
);

/** The same as somebody else has them: by their path from the project's folder. */
export function giveTexts(given: ReadonlyMap<string, string>): void {
  texts = given;
}

/** A place in a file, as an editor and `npm run schemas:check` name it: `schemas/application/basic.ui.json:12`. */
export type Place = string;

export function filesUnder(folder: string): readonly string[] {
  return [...texts.keys()].filter((path) => path.startsWith(`${folder}/`));
}

export function hasFile(path: string): boolean {
  return texts.has(path);
}

/** What a file says, as far as it can be read. */
export function readJson(path: string): unknown {
  return parse(texts.get(path) ?? '');
}

/** Where something stands in a file; nothing when it does not stand there. */
export function placesOf(path: string, key: readonly (string | number)[]): Place[] {
  const text = texts.get(path);
  const tree = text && parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...key]);
  if (!node) return [];
  // An entry is found by its key; one of a list has none.
  return [placeOf(path, text, node.parent?.type === 'property' ? node.parent : node)];
}

/** Every text and number in a file, in its order. */
export function leavesOf(path: string): { path: JSONPath; value: unknown; place: Place }[] {
  const text = texts.get(path) ?? '';
  const leaves = (node: Node): Node[] => {
    const children = node.type === 'property' ? node.children?.slice(1) : node.children;
    return children ? children.flatMap(leaves) : [node];
  };
  const tree = parseTree(text);
  return (tree ? leaves(tree) : []).map((node) => ({
    path: getNodePath(node),
    value: node.value,
    place: placeOf(path, text, node),
  }));
}

function placeOf(path: string, text: string, { offset }: Node): Place {
  return `${path}:${text.slice(0, offset).split('\n').length}`;
}
