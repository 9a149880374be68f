import type { Path } from '../../files/json.ts';

export interface Naming {
  readonly file: string;
  readonly path: Path;
  /** The index of the step with the reference; -1 if the reference is in no step. */
  readonly step: number;
  /** A sentence such as "Its answer decides whether the step “Work” is shown." */
  readonly words: string;
  /** Whether the reference can be removed with the question. Otherwise a person must edit it first. */
  readonly goesAlong: boolean;
}
