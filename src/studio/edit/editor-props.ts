import type { Json, Path } from '../files/json.ts';
import type { MetaNode } from '../meta/meta-schema.ts';

/** The props of every editor: a value in a file, the value's path, and how it is described. */
export interface EditorProps {
  /** The visible label. */
  readonly name: string;
  /** The key in the file, if it differs from the visible label. */
  readonly fileKey?: string | undefined;
  readonly node: MetaNode;
  readonly value: Json;
  readonly path: Path;
}
