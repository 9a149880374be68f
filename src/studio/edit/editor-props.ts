import type { Json, Path } from '../files/json.ts';
import type { MetaNode } from '../meta/meta-schema.ts';

/** Something that a file says, and where. */
export interface EditorProps {
  /** What it is called here. */
  readonly name: string;
  /** What the file calls it, where that is something else. */
  readonly fileKey?: string | undefined;
  readonly node: MetaNode;
  readonly value: Json;
  readonly path: Path;
}
