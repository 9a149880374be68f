import type { printParseErrorCode } from 'jsonc-parser';
import type { Edit } from '../source/json-edits.ts';

/** A JSON syntax error, described for people who do not know JSON. */
export interface Slip {
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
  /**
   * Set only if exactly one fix is possible. The rest of the file is then checked as if the edit had been
   * made.
   */
  readonly edit?: Edit;
}

export interface ParserError {
  readonly text: string;
  readonly offset: number;
  readonly code: ReturnType<typeof printParseErrorCode>;
}

/**
 * Yields possible causes of a syntax error, the likeliest first. A cause with an edit counts only if the
 * parser gets further in the edited text.
 */
export type Guess = (failure: ParserError) => Iterable<Slip>;

export function fixable(edit: Edit, message: string, fix: string): Slip {
  return { offset: edit.offset, message, fix, edit };
}
