import type { printParseErrorCode } from 'jsonc-parser';
import type { Edit } from '../source/json-edits.ts';

/** A JSON syntax error, described for people who do not know JSON. */
export interface Slip {
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
  /**
   * The edit that fixes the error, if it is unambiguous. The rest of the file is then checked as if the edit had been
   * made.
   */
  readonly edit?: Edit;
}

/** An error at which the parser stopped, with the whole text. */
export interface ParserError {
  readonly text: string;
  readonly offset: number;
  readonly code: ReturnType<typeof printParseErrorCode>;
}

/**
 * Returns possible causes of a parser error, the likeliest first. A cause with an edit counts only if the parser gets
 * further after the edit.
 */
export type Guess = (failure: ParserError) => Iterable<Slip>;

/** Creates a syntax error at the offset of the edit that fixes it. */
export function fixable(edit: Edit, message: string, fix: string): Slip {
  return { offset: edit.offset, message, fix, edit };
}
