import type { Json, Path } from '../files/json.ts';
import type { MetaNode } from '../meta/meta-schema.ts';

export interface EditorProps {
  readonly name: string;
  readonly node: MetaNode;
  readonly value: Json;
  readonly path: Path;
  /** True if a button beside the value removes the value. */
  readonly isOptional?: boolean;
}
