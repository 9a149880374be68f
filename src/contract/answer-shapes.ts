/* The format of the file with answer counts that the office (src/server/office) exports for the studio (src/studio). */

/** How often each question was answered and each option chosen: counts only, never an answer. */
export interface AnswerShapes {
  /** Identifies the file as one with answer counts. */
  readonly kind: 'shapes of answers';
  /** The day on which the answers were counted, YYYY-MM-DD. */
  readonly day: string;
  readonly forms: readonly FormShape[];
}

export interface FormShape {
  readonly form: string;
  readonly version: number;
  readonly submissions: number;
  /**
   * The questions of the form's current version. A question's name includes the names of the groups or rows around it:
   * `members.age`.
   */
  readonly questions: readonly QuestionShape[];
}

export interface QuestionShape {
  readonly step: string;
  readonly question: string;
  /** The number of submissions that answer the question; for a question in repeat rows, in at least one row. */
  readonly answered: number;
  /** For lists only: the number of submissions that choose each option. Options that were never chosen are left out. */
  readonly chosen?: { readonly [option: string]: number };
}
