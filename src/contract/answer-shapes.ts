/**
 * Counts of answers and of chosen options, without any answer itself. A command of the server exports these
 * counts for the studio, the editor for the lender's staff.
 */
export interface AnswerShapes {
  readonly kind: 'shapes of answers';
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly forms: readonly FormShape[];
}

export interface FormShape {
  readonly form: string;
  readonly version: number;
  readonly submissions: number;
  /** A question in a group or row has a dotted name: `members.age`. */
  readonly questions: readonly QuestionShape[];
}

export interface QuestionShape {
  readonly step: string;
  readonly question: string;
  /** The number of submissions that answer this question. In repeat rows, an answer in one row suffices. */
  readonly answered: number;
  /** The number of submissions that chose each option. Options that nobody chose are missing. */
  readonly chosen?: { readonly [option: string]: number };
}
