import type { Path } from '../../files/json.ts';

/** A reference to a question. If the question were removed, the reference would be an error. */
export interface Naming {
  readonly file: string;
  readonly path: Path;
  /** The index of the step that contains the reference; -1 if no step does. */
  readonly step: number;
  /** A sentence about the reference: "Its answer decides whether the step “Work” is shown." */
  readonly words: string;
  /** Whether the studio can remove the reference together with the question; otherwise a person must edit it first. */
  readonly goesAlong: boolean;
}
