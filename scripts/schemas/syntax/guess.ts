import type { printParseErrorCode } from 'jsonc-parser';
import type { Edit } from '../source/json-edits.ts';

/** Something that makes a file no JSON, in the words of somebody who has never heard of JSON. */
export interface Slip {
  /** Where it stands in the text. */
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
  /** What fixes it, where that can be known: the rest of the file is then checked as if it had been done. */
  readonly edit?: Edit;
}

/** What the parser stumbled over, with what a guess needs to look at. */
export interface Stumble {
  readonly text: string;
  readonly offset: number;
  readonly code: ReturnType<typeof printParseErrorCode>;
}

/** Guesses what somebody meant, the likeliest first. A guess counts only if the file can be read further with it. */
export type Guess = (stumble: Stumble) => Iterable<Slip>;

/** A slip that is fixed where it stands. */
export function fixable(edit: Edit, message: string, fix: string): Slip {
  return { offset: edit.offset, message, fix, edit };
}
