/* The format of the file with answer counts that the office (src/server/office) exports for the studio
   (src/studio). */

/**
 * How often each question was answered and each option was chosen. The file contains only counts, never an
 * answer.
 */
export interface AnswerShapes {
  /** Marks a JSON file as a file with answer counts. */
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
   * The questions of the form's current version. A question in a group or row has a dotted name:
   * `members.age`.
   */
  readonly questions: readonly QuestionShape[];
}

export interface QuestionShape {
  readonly step: string;
  readonly question: string;
  /**
   * The number of submissions with an answer to this question. For a question in repeat rows, an answer in
   * one row is enough.
   */
  readonly answered: number;
  /**
   * For questions with options: the number of submissions that chose each option. Options that were never
   * chosen are left out.
   */
  readonly chosen?: { readonly [option: string]: number };
}
