import type { Answer } from './answers.ts';

/**
 * What the schema pipeline writes and the engine reads: a flow whose references are resolved, whose options
 * are plain enums and whose conditions are named. Authors never write this shape; they write `schemas/` (see
 * schemas/README.md) and `scripts/` turns it into `src/generated/<flow>/flow.ts`.
 */

/** One message, and the toast that is shown beside it, for some of them. */
export interface Message {
  readonly text: string;
  readonly toast?: { readonly title: string; readonly text?: string };
}

/** How a field is asked for. */
export type WidgetName =
  | 'text'
  | 'textarea'
  | 'digits'
  | 'decimal'
  | 'email'
  | 'phone'
  /** A phone number of one of several countries: `phone` as the pipeline writes it where countries are named. */
  | 'international-phone'
  | 'password'
  | 'select'
  | 'search'
  | 'radios'
  | 'checkbox'
  | 'checkboxes'
  | 'number'
  | 'date'
  | 'time'
  | 'file'
  /** Several of them: `file` as the pipeline writes it for a list. */
  | 'files'
  | 'group'
  | 'matrix'
  | 'rows'
  /** Follows from other answers, and is shown. */
  | 'computed'
  /** Never asked, but part of the answers and of the review. */
  | 'hidden';

/** Days by the calendar, with what may be missing of them, a time of the day, or what else a text must be. */
export type FieldFormat = 'date' | 'year-month' | 'partial-date' | 'time' | 'email' | 'uri';

/** How an answer follows from others, which are named as a condition names them; `members.income` is that of each row. */
export type Computed =
  | { readonly sum: readonly string[] }
  | { readonly difference: readonly string[] }
  | { readonly product: readonly string[] }
  | { readonly count: readonly string[] }
  | { readonly age: readonly string[] }
  /** A fact of the chosen option: the question, and what its list calls the fact. */
  | { readonly fact: readonly [question: string, fact: string] };

/**
 * The JSON Schema of one field. Questions that stand in it, those of a group or of the rows of a list, are a field set
 * of their own.
 */
export interface FieldSchema {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** The options of one choice, or in `items` of several. */
  readonly enum?: readonly string[];
  readonly const?: true;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** The validators carry a date as a regular expression. */
  readonly format?: FieldFormat;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly items?: { readonly type: 'string'; readonly enum?: readonly string[] };
  /** Annotation: a long list, among those of the flow. */
  readonly list?: string;
  /** Annotation: so many decimal places at most. */
  readonly decimals?: number;
  /** Annotation: the date is not in the future, and its year is one of the last n. */
  readonly pastYears?: number;
  /** Annotation: the first and the last day: YYYY-MM-DD, today, today+2y, or the name of another date. */
  readonly from?: string;
  readonly to?: string;
  /** Annotation: the age, in years, that a date of birth comes to. */
  readonly age?: { readonly minimum?: number; readonly maximum?: number };
  /** Annotation: how the value stands to that of the named field. */
  readonly sameAs?: string;
  readonly different?: string;
  readonly after?: string;
  readonly notBefore?: string;
  /** Annotation: a new password, which must not be easy to guess. */
  readonly hardToGuess?: true;
  /** Annotation: the largest file, in bytes, and the file types a file field takes. */
  readonly maxBytes?: number;
  readonly fileTypes?: readonly string[];
  /** Annotation: the countries, by their codes, of which a phone number may be. */
  readonly countries?: readonly string[];
  readonly computed?: Computed;
  /** The answer until another one is given. */
  readonly default?: Answer;
  readonly readOnly?: true;
}

/** A picture of the schemas folder, by its address in the build. */
export interface Picture {
  readonly src: string;
  /** What it shows, in words. */
  readonly alt: string;
  /** So that nothing moves when it comes; missing where the file does not tell. */
  readonly width?: number;
  readonly height?: number;
}

/** A country of phone numbers. */
export interface PhoneCountry {
  readonly code: string;
  /** What stands behind the +. Some countries share it. */
  readonly calling: string;
  /** What is dialled before the number within the country, and not from abroad. */
  readonly trunk?: string;
  readonly name: string;
}

/** How a field looks and what is said of it, beside its JSON Schema. */
export interface FieldUi {
  readonly label: string;
  readonly widget: WidgetName;
  /** One noun phrase from which messages are made: "your surname". */
  readonly noun: string;
  readonly hint?: string;
  readonly autocomplete?: string;
  readonly inputmode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  readonly rows?: number;
  /** Beside a number: a currency, a unit. */
  readonly prefix?: string;
  readonly suffix?: string;
  /** Of which a phone number may be, the likeliest first. */
  readonly countries?: readonly PhoneCountry[];
  /** Rows: what a row is called in the list, made of its answers, and the button's text. */
  readonly summary?: string;
  readonly add?: string;
  /** A picture above the control. */
  readonly image?: Picture;
  /** Keyword → exact words, for the messages that the specification fixes; `refused` is the server's no. */
  readonly messages?: { readonly [keyword: string]: Message };
  /** What an option is called where its title differs from its value. */
  readonly optionTitles?: { readonly [value: string]: string };
  readonly optionGroups?: readonly { readonly title: string; readonly values: readonly string[] }[];
  /** What is said of an option, and its picture's address. */
  readonly optionHelp?: { readonly [value: string]: string };
  readonly optionImages?: { readonly [value: string]: string };
  /** Options that stand alone: choosing one takes the others away. */
  readonly exclusive?: readonly string[];
  /**
   * Only options are offered whose fact equals the answer to the question: question → (value → fact), and of a long list
   * question → the fact's name.
   */
  readonly where?: { readonly [question: string]: { readonly [value: string]: string } | string };
  /** Options kept valid for old answers and not offered to new ones. */
  readonly deprecated?: readonly string[];
  /** Old option values → the values that replaced them. */
  readonly renamed?: { readonly [old: string]: string };
  /** The nouns of the questions that its rules name. */
  readonly nouns?: { readonly [question: string]: string };
  /** What a computed fact is for each option of the question that it follows from. */
  readonly facts?: { readonly [value: string]: string };
  /** The answer stays on the phone. */
  readonly sent?: false;
  /** Words beside a number that is outside these limits. They stop nobody. */
  readonly note?: {
    readonly outside: { readonly min?: number; readonly max?: number };
    readonly text: string;
  };
  /** Choosing a value here fills that other field while it is empty: field → (value → fill). */
  readonly fills?: { readonly [field: string]: { readonly [value: string]: string } };
  /** Quiz: the right option, counted from 1, and what is said of either outcome. */
  readonly answer?: number;
  readonly feedback?: { readonly right: string; readonly wrong: string };
}

/** A change to fields while a condition holds. `false` hides the field. */
export interface Branch {
  readonly required?: readonly string[];
  readonly properties?: { readonly [field: string]: false | Partial<FieldSchema> };
}

/** What answers do to the fields of their set: one branch while they match, the other while they do not. */
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

/** A heading, paragraph or list of that prose. */
export type Block =
  | { readonly heading: readonly Inline[] }
  | { readonly paragraph: readonly Inline[] }
  | { readonly list: readonly (readonly Inline[])[]; readonly ordered: boolean };

/** Questions that stand together: those of a step, of a group, of a row. Their names are their own. */
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
  /** The questions of its groups, and of the rows of its lists, by field. */
  readonly fieldSets?: { readonly [name: string]: FieldSet };
  /** The answers outside of it that its conditions and rules look at, and the days: today-18y. */
  readonly reads?: readonly string[];
  /** What is computed of its fields, and those that hold others, each after those it looks at. */
  readonly follows?: readonly string[];
  /** These numbers together come to the total. */
  readonly sumIs?: { readonly fields: readonly string[]; readonly total: number };
  /** One of these is answered. */
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

/** Widgets and kinds of steps that not every form needs: they come with the forms that name them. */
export type WidgetOnDemand =
  | Extract<
      WidgetName,
      | 'checkbox'
      | 'checkboxes'
      | 'computed'
      | 'date'
      | 'decimal'
      | 'files'
      | 'group'
      | 'international-phone'
      | 'matrix'
      | 'number'
      | 'radios'
      | 'rows'
      | 'search'
      | 'select'
      | 'time'
    >
  | Extract<StepKind, 'quiz' | 'review'>;

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
