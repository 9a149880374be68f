import type { printParseErrorCode } from 'jsonc-parser';
import type { Edit } from '../source/json-edits.ts';

/** A JSON syntax error, in words for people who do not know JSON. */
export interface Slip {
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
  /** The fix, if it is unambiguous: the rest of the file is then checked as if it were made. */
  readonly edit?: Edit;
}

/** A parser error, with the text. */
export interface Stumble {
  readonly text: string;
  readonly offset: number;
  readonly code: ReturnType<typeof printParseErrorCode>;
}

/**
 * Guesses the cause of an error, the likeliest first. A guess with an edit counts only if parsing gets further with it.
 */
export type Guess = (stumble: Stumble) => Iterable<Slip>;

/** A syntax error at the offset of its fix. */
export function fixable(edit: Edit, message: string, fix: string): Slip {
  return { offset: edit.offset, message, fix, edit };
}
