import type { Json, Path } from '../files/json.ts';
import type { MetaNode } from '../meta/meta-schema.ts';

/** The props of every editor: a value in a file, its path, and the node of the meta schema that describes it. */
export interface EditorProps {
  readonly name: string;
  /** The key in the file, if it differs from the label. */
  readonly fileKey?: string | undefined;
  readonly node: MetaNode;
  readonly value: Json;
  readonly path: Path;
  /** Whether the value has a button beside it that removes it. */
  readonly isOptional?: boolean;
}
