import type { Json, Path } from '../files/json.ts';
import { once } from '../files/once.ts';

export interface MetaNode {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  /** These are the labels of the `enum` values, in the same order. */
  readonly enumDescriptions?: readonly string[];
  /** True if the value is the number of an option of the question, counted from 1. */
  readonly isOptionNumber?: boolean;
  readonly default?: Json;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, MetaNode>>;
  readonly patternProperties?: Readonly<Record<string, MetaNode>>;
  readonly additionalProperties?: MetaNode | boolean;
  readonly items?: MetaNode;
  readonly oneOf?: readonly MetaNode[];
  readonly anyOf?: readonly MetaNode[];
  readonly definitions?: Readonly<Record<string, MetaNode>>;
}

/** Maps names such as "ui" and "flow" to the JSON Schema of that kind of file. */
export type MetaSchemas = Readonly<Record<string, MetaNode>>;

export function metaOf(metas: MetaSchemas, value: Json | undefined): MetaNode | undefined {
  const named = (value as { $schema?: unknown } | undefined)?.$schema;
  const name = typeof named === 'string' ? /([^/]+)\.schema\.json$/.exec(named)?.[1] : undefined;
  return name === undefined ? undefined : metas[name];
}

/**
 * Resolves the node's `$ref`. The node's own keywords override the target's keywords. The same node always
 * gives the same object, because other caches use the object as a key.
 */
export function resolved(root: MetaNode, node: MetaNode): MetaNode {
  return once(resolutions, node, () => resolve(root, node));
}

const resolutions = new WeakMap<MetaNode, MetaNode>();

function resolve(root: MetaNode, node: MetaNode): MetaNode {
  const name = node.$ref && /^#\/definitions\/(.+)$/.exec(node.$ref)?.[1];
  const other = name ? root.definitions?.[name] : node.$ref === '#' ? root : undefined;
  if (!other) return node;
  const { $ref: _named, ...own } = node;
  return { ...resolved(root, other), ...own };
}

/**
 * Returns the node for a property or list entry, or undefined if the meta schema does not allow the property
 * or entry.
 */
export function childOf(root: MetaNode, node: MetaNode, key: string | number): MetaNode | undefined {
  if (typeof key === 'number') return node.items && resolved(root, node.items);
  const own = node.properties?.[key] ?? patternOf(node, key);
  if (own) return resolved(root, own);
  const { additionalProperties: others } = node;
  return typeof others === 'object' ? resolved(root, others) : undefined;
}

function patternOf({ patternProperties = {} }: MetaNode, key: string): MetaNode | undefined {
  return Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern).test(key))?.[1];
}

export function nodeAt(root: MetaNode, path: readonly (string | number)[]): MetaNode | undefined {
  return path.reduce<MetaNode | undefined>(
    (node, key) => node && childOf(root, node, key),
    resolved(root, root),
  );
}

/**
 * Merges a node with the alternative (in `oneOf` or `anyOf`) whose type fits the value. If none fits, merges
 * the node with the first alternative.
 */
export function shapeOf(root: MetaNode, node: MetaNode, value: Json | undefined): MetaNode {
  const shapes = (node.oneOf ?? node.anyOf)?.map((each) => resolved(root, each));
  const typed = shapes?.filter(({ type }) => type !== undefined);
  if (!typed?.length || node.type !== undefined) return node;
  const shape = typed.find((each) => typesOf(each).includes(typeOf(value))) ?? typed[0]!;
  const known = once(shaped, node, () => new WeakMap<MetaNode, MetaNode>());
  return once(known, shape, () => ({ ...node, ...shape }));
}

const shaped = new WeakMap<MetaNode, WeakMap<MetaNode, MetaNode>>();

export const typesOf = ({ type }: MetaNode): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;

function typeOf(value: Json | undefined): string {
  if (value === null || value === undefined) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

export function missingKeys(node: MetaNode, value: object): string[] {
  return Object.keys(node.properties ?? {}).filter(
    (key) => !key.startsWith('$') && !Object.hasOwn(value, key),
  );
}

/** These keys decide which other keys an object needs, so staff cannot remove them. */
const kindKeys: readonly string[] = ['kind', 'type', 'format'];

export const canBeRemoved = ({ required = [] }: MetaNode, key: string): boolean =>
  !required.includes(key) && !kindKeys.includes(key);

export const titleOf = (root: MetaNode, node: MetaNode, key: string): string =>
  childOf(root, node, key)?.title ?? key;

/**
 * Returns the title of the value at a path or, if the meta schema has no title for it, the last key of the
 * path.
 */
export function titleAt(root: MetaNode, path: Path): string {
  const around = nodeAt(root, path.slice(0, -1));
  const key = String(path.at(-1));
  return around ? titleOf(root, around, key) : key;
}

/** Returns the meta schema's label for a value, or undefined if it has no label for the value. */
export function wordsOfCode({ enum: codes, enumDescriptions }: MetaNode, code: Json): string | undefined {
  return enumDescriptions?.[codes?.indexOf(code) ?? -1];
}

/**
 * Returns the initial value of a new entry: its default in the meta schema or, without a default, a simple
 * value that the meta schema allows.
 */
export function emptyValue(root: MetaNode, node: MetaNode): Json {
  const { const: only, enum: known, default: usual } = node;
  if (only !== undefined) return only;
  if (usual !== undefined) return usual;
  if (known) return known[0]!;
  const [type] = typesOf(shapeOf(root, node, undefined));
  if (type === 'array') return node.items ? [emptyValue(root, resolved(root, node.items))] : [];
  if (type === 'object')
    return Object.fromEntries(
      (node.required ?? []).map((key) => [key, emptyValue(root, childOf(root, node, key) ?? {})]),
    );
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  return '';
}
