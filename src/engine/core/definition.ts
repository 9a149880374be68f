import type { FieldSchema, FieldUi } from './field.ts';

/**
 * What the schema pipeline writes and the engine reads: a flow whose references are resolved, whose options
 * are plain enums and whose conditions are named. Authors never write this shape; they write `schemas/` (see
 * schemas/README.md) and `scripts/` turns it into `src/generated/<flow>/flow.ts`.
 */

/** A change to fields while a condition holds. `false` hides the field. */
export interface Branch {
  readonly required?: readonly string[];
  readonly properties?: { readonly [field: string]: false | Partial<FieldSchema> };
}

/** Changes the fields of a set: `then` while the answers match, `else` while they do not. */
export interface Condition {
  /** Validator key: true when the answers match. With ":then" or ":else" appended, the validator of what that branch narrows. */
  readonly if: string;
  readonly then?: Branch;
  readonly else?: Branch;
}

/** Prose, parsed at build from the few Markdown forms that content files may use. */
export type Inline =
  | string
  | { readonly bold: readonly Inline[] }
  /** A link to a file: downloaded instead of opened in a tab. */
  | { readonly link: string; readonly text: readonly Inline[]; readonly isFile?: true };

/** A link whose address is not known yet, with its heading if that has no other content. */
export interface AwaitedLink {
  readonly awaited: readonly Inline[];
  readonly heading?: readonly Inline[];
}

/** A heading, paragraph or list of that prose. */
export type Block =
  | AwaitedLink
  | { readonly heading: readonly Inline[] }
  | { readonly paragraph: readonly Inline[] }
  | { readonly list: readonly (readonly Inline[])[]; readonly ordered: boolean };

/** The questions of a step, a group or a row. Names are unique within it. */
export interface FieldSet {
  readonly fields?: { readonly [name: string]: FieldSchema };
  readonly required?: readonly string[];
  readonly conditions?: readonly Condition[];
  readonly ui?: { readonly [name: string]: FieldUi };
  readonly groups?: readonly {
    readonly legend: string;
    readonly text?: string;
    readonly fields: readonly string[];
  }[];
  /** The questions of its groups and repeats, by field. */
  readonly fieldSets?: { readonly [name: string]: FieldSet };
  /** The outside answers and days (today-18y) that its conditions and rules read. */
  readonly dependencies?: readonly string[];
  /** Its computed fields, groups and repeats, each after its operands. */
  readonly computedOrder?: readonly string[];
  readonly sumIs?: { readonly fields: readonly string[]; readonly total: number };
  readonly atLeastOneOf?: readonly string[];
}

/** What a step shows: questions, rows one by one, prose, a quiz, all answers so far, or the last page. */
export type StepKind = 'form' | 'list' | 'content' | 'quiz' | 'review' | 'end';

/** One screen of a flow. A form, a list and a quiz have fields. */
export interface StepDefinition extends FieldSet {
  readonly id: string;
  readonly kind: StepKind;
  readonly title: string;
  /** Route of the step; absent when the flow has one path for all, or is mounted in a page. */
  readonly path?: string;
  readonly header?: string;
  /** One of the product's pictures. */
  readonly drawing?: string;
  /** Percent, 0 to 100. */
  readonly progress?: number;
  /** Button texts. */
  readonly next?: string;
  readonly previous?: string;
  readonly submit?: string;
  /** Quiz: the button's text while its page is not passed. */
  readonly checkAnswers?: string;
  /** Validator key; the step is skipped while earlier answers do not match. */
  readonly when?: string;
  /** The days (today-18y) that `when` compares with. */
  readonly days?: readonly string[];
  /** Whether Next is refused while the step is invalid, or only the final submit. */
  readonly check: 'step' | 'submit';
  /** The heading of the error summary; in a quiz, the hint while a question is unanswered. */
  readonly invalidMessage?: string;
  /** Quiz: questions a page. */
  readonly pageSize?: number;
  /** Prose above the fields, or the whole of a content or end step. */
  readonly content?: readonly Block[];
}

/** Converts answers of the version before `version`; written by staff in migrations.json. */
export type Migration =
  | { readonly version: number; readonly rename: string; readonly to: string }
  | { readonly version: number; readonly mapOption: string; readonly option: string; readonly to: string }
  /** Applies to all answers to a question, or only to those that chose one option. */
  | { readonly version: number; readonly drop: string; readonly option?: string };

/** How complete answers are sent, and the next page. */
export interface Submission {
  /**
   * Who may send them: a logged-in student, anyone, or nobody for a questionnaire that only informs. Missing if a
   * hand-written page sends them.
   */
  readonly who?: 'student' | 'anyone' | 'nobody';
  /** Whether the person continues at once, or when the server has accepted the answers. */
  readonly wait: 'at-once' | 'accepted';
  readonly go: string;
  /** Shown when the answers could not be sent or were not accepted. */
  readonly refused?: string;
  /** Whether a student may send new answers later. */
  readonly once?: 'always' | 'per-student';
  /** A call that others define: its path, the key of the student's id, and the answers it requires. */
  readonly to?: { readonly path: string; readonly student: string; readonly keys: readonly string[] };
}

/** A questionnaire as data: its steps in order, who may answer, and what is done with the answers. */
export interface FlowDefinition {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  /** Names what was sent, after "your". */
  readonly noun?: string;
  readonly access: 'public' | 'student';
  /** The frame that the host renders around the steps. */
  readonly layout?: 'tabs';
  readonly path?: string;
  readonly header?: string;
  /** The target of Back on the first step. */
  readonly back?: string;
  readonly draft?: { readonly days: number };
  /** The first and the last day on which answers are taken, YYYY-MM-DD. */
  readonly opens?: string;
  readonly closes?: string;
  /** Values from the student's account, by question: "{{first_name}} {{last_name}}". */
  readonly prefill?: { readonly [question: string]: string };
  /** In the order of application. */
  readonly migrations?: readonly Migration[];
  readonly steps: readonly StepDefinition[];
  readonly submit?: Submission;
}

/** The query parameter of the step, in an address that serves all steps of a flow. */
export const stepParameter = 'step';

/** The query parameter of the row's index, for rows with a page of their own. */
export const rowParameter = 'row';

/** Whether an address leads past the first of the steps that share it, or into a row: such pages are not prerendered. */
export const leadsInside = (query: URLSearchParams): boolean =>
  query.has(stepParameter) || query.has(rowParameter);

/** An error that AJV leaves on a validator. */
export interface ValidatorError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly [key: string]: unknown };
}

/** A precompiled AJV function: returns whether the data is valid, and leaves what is wrong in `errors`. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

export interface PasswordStrength {
  /** Whether a password is easy to guess for somebody who knows these facts. */
  readonly isGuessable: (password: string, known: readonly string[]) => boolean;
  /**
   * Loads the list of common passwords; until it is loaded, no password counts as easy to guess. Settles when it is
   * loaded or has taken too long; undefined if there is nothing to wait for.
   */
  readonly load?: () => Promise<unknown> | undefined;
}

/** By key: a step's id, followed by `.` and the names of its groups and repeats; and the keys in `when` and `if`. */
export type Validators = { readonly [key: string]: Validator | undefined };
