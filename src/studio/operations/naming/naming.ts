import type { Path } from '../../files/json.ts';

/** A place of a form that names a question, and would name nothing without it. */
export interface Naming {
  readonly file: string;
  readonly path: Path;
  /** The step that it stands in, counted from 0; -1 where it stands in none. */
  readonly step: number;
  /** What it says of the question, as a sentence. */
  readonly words: string;
  /** It can go with the question; otherwise a person decides first what it says instead. */
  readonly goesAlong: boolean;
}
