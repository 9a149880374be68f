import type { Path } from '../../files/json.ts';

export interface Naming {
  readonly file: string;
  readonly path: Path;
  /** This is the index of the step that has the reference, or -1 if the reference is in no step. */
  readonly step: number;
  /** Describes the reference, as in "Its answer decides whether the step “Work” is shown." */
  readonly words: string;
  /** True if the studio can remove the reference with the question. Otherwise a person must edit it first. */
  readonly goesAlong: boolean;
}
