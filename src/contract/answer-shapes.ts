/* What the office counts for the studio, in a file of its own. */

/** How often each question was answered and each option chosen: counts only, never an answer. */
export interface AnswerShapes {
  /** By which a file of them is known. */
  readonly kind: 'shapes of answers';
  /** The day of counting. */
  readonly day: string;
  readonly forms: readonly FormShape[];
}

export interface FormShape {
  readonly form: string;
  readonly version: number;
  readonly submissions: number;
  /** As the form of today asks them, by their name, behind those of the groups and rows around them: `members.age`. */
  readonly questions: readonly QuestionShape[];
}

export interface QuestionShape {
  readonly step: string;
  readonly question: string;
  /** Of how many submissions it is answered, in rows at least in one. */
  readonly answered: number;
  /** Only where it chooses from a list: in how many submissions an option is chosen. Those that never were are left out. */
  readonly chosen?: { readonly [option: string]: number };
}
