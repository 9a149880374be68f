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
  /** Key into the flow's validators: true when the answers match. With ":then" or ":else" behind it, what a branch narrows. */
  readonly if: string;
  readonly then?: Branch;
  readonly else?: Branch;
}

/** Prose, parsed at build from the few Markdown forms that content files may use. */
export type Inline =
  | string
  | { readonly bold: readonly Inline[] }
  /** A file is downloaded, and opens no tab. */
  | { readonly link: string; readonly text: readonly Inline[]; readonly isFile?: true };

/** A paragraph that is a link whose address is not known yet, with its heading if nothing else is under that. */
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
  /** The outside answers that its conditions and rules read, and the days: today-18y. */
  readonly dependencies?: readonly string[];
  /** Its computed fields, groups and repeats, each after its operands. */
  readonly computedOrder?: readonly string[];
  /** These numbers must add up to the total. */
  readonly sumIs?: { readonly fields: readonly string[]; readonly total: number };
  /** One of these must be answered. */
  readonly atLeastOneOf?: readonly string[];
}

/** What a step shows: questions, rows one by one, prose, a quiz, all answers so far, or the last page. */
export type StepKind = 'form' | 'list' | 'content' | 'quiz' | 'review' | 'end';

/** One screen of a flow; its fields if it is a form, a list or a quiz. */
export interface StepDefinition extends FieldSet {
  readonly id: string;
  readonly kind: StepKind;
  readonly title: string;
  /** Route of the step; absent when the flow has one path for all, or is mounted in a page. */
  readonly path?: string;
  /** The green bar's text. */
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
  /** The days that `when` looks at: today-18y. */
  readonly days?: readonly string[];
  /** Whether Next is refused while the step is invalid, or only the final submit. */
  readonly check: 'step' | 'submit';
  /** The specification's words for that refusal; a quiz's hint while a question is open. */
  readonly invalidMessage?: string;
  /** Quiz: questions a page. */
  readonly pageSize?: number;
  /** Prose above the fields, or the whole of a content or end step. */
  readonly content?: readonly Block[];
}

/** How answers of an earlier version become those of `version`; written by staff in migrations.json. */
export type Migration =
  | { readonly version: number; readonly rename: string; readonly to: string }
  | { readonly version: number; readonly mapOption: string; readonly option: string; readonly to: string }
  /** All answers to a question, or only those that chose one option. */
  | { readonly version: number; readonly drop: string; readonly option?: string };

/** What becomes of the answers, and of the person who gave them. */
export interface Submission {
  /**
   * Who may send them: a student who is logged in, anyone, or nobody, where the questionnaire only tells something.
   * Missing where a page of its own sends them.
   */
  readonly who?: 'student' | 'anyone' | 'nobody';
  /** Whether the person goes on at once, or when the answers have arrived. */
  readonly wait: 'at-once' | 'accepted';
  readonly go: string;
  /** What is said when the answers could not be sent or were not accepted. */
  readonly refused?: string;
  /** Whether a student may send other answers later. */
  readonly once?: 'always' | 'per-student';
  /** A call that is fixed by others: its path, the key of the student's id, the answers that it cannot do without. */
  readonly to?: { readonly path: string; readonly student: string; readonly keys: readonly string[] };
}

/** A questionnaire as data: its steps in order, who may answer, and what becomes of the answers. */
export interface FlowDefinition {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  /** What was sent, in words that follow "your". */
  readonly noun?: string;
  readonly access: 'public' | 'student';
  /** What the host shows around the steps. */
  readonly layout?: 'tabs';
  readonly path?: string;
  readonly header?: string;
  /** Where Back on the first step leads. */
  readonly back?: string;
  readonly draft?: { readonly days: number };
  /** The first and the last day on which answers are taken, YYYY-MM-DD. */
  readonly opens?: string;
  readonly closes?: string;
  /** What the host knows of a student, by question: "{{first_name}} {{last_name}}". */
  readonly prefill?: { readonly [question: string]: string };
  /** In the order in which they are applied. */
  readonly migrations?: readonly Migration[];
  readonly steps: readonly StepDefinition[];
  readonly submit?: Submission;
}

/** Names the step in an address that serves all steps of a flow. */
export const stepParameter = 'step';

/** Names, by its place, the row of a list step that has a page of its own. */
export const rowParameter = 'row';

/** Whether an address leads past the first step of those that share it, or into a row: no such page is made beforehand. */
export const leadsInside = (query: URLSearchParams): boolean =>
  query.has(stepParameter) || query.has(rowParameter);

/** What AJV leaves on a validator after it said no. */
export interface ValidatorError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly [key: string]: unknown };
}

/** A precompiled AJV function: whether the data is right; what is wrong with it is left in `errors`. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

/** Tells which passwords are easy to guess. */
export interface PasswordStrength {
  /** Whether a password is easy to guess for somebody who knows these facts. */
  readonly isGuessable: (password: string, known: readonly string[]) => boolean;
  /**
   * Fetches the list of common passwords; until it is there no password is easy to guess. Settles once it is there or
   * has taken too long; undefined when there is nothing to wait for.
   */
  readonly load?: () => Promise<unknown> | undefined;
}

/** Keys: a step's id, with the names of its groups and lists behind points, and the names that `when` and `if` carry. */
export type Validators = { readonly [key: string]: Validator | undefined };
