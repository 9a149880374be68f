import type { Path } from '../../files/json.ts';

/** A reference to a question, which would break without it. */
export interface Naming {
  readonly file: string;
  readonly path: Path;
  /** The index of the step that holds the reference; -1 if none does. */
  readonly step: number;
  /** A sentence about the reference. */
  readonly words: string;
  /** Whether it can be removed with the question; otherwise a person must edit it first. */
  readonly goesAlong: boolean;
}
