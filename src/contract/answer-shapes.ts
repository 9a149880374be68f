/* Answer counts, which the office exports to a file for the studio. */

/** How often each question was answered and each option chosen: counts only, never an answer. */
export interface AnswerShapes {
  /** Marks a file as answer counts. */
  readonly kind: 'shapes of answers';
  /** The day on which they were counted. */
  readonly day: string;
  readonly forms: readonly FormShape[];
}

export interface FormShape {
  readonly form: string;
  readonly version: number;
  readonly submissions: number;
  /** The questions of the current form, each by its name with those of its groups and rows: `members.age`. */
  readonly questions: readonly QuestionShape[];
}

export interface QuestionShape {
  readonly step: string;
  readonly question: string;
  /** The number of submissions that answer it; for rows, in at least one of them. */
  readonly answered: number;
  /** For lists only: the number of submissions that choose each option. Options that were never chosen are left out. */
  readonly chosen?: { readonly [option: string]: number };
}
