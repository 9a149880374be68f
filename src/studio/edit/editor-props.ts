import type { Json, Path } from '../files/json.ts';
import type { MetaNode } from '../meta/meta-schema.ts';

export interface EditorProps {
  readonly name: string;
  /** The key in the file, if it differs from the label. */
  readonly fileKey?: string | undefined;
  readonly node: MetaNode;
  readonly value: Json;
  readonly path: Path;
  /** Whether a button beside the value removes it. */
  readonly isOptional?: boolean;
}
