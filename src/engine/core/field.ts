import type { Answer } from './answers.ts';
import type { Facts, OptionList } from './values/lists.ts';

export interface Message {
  readonly text: string;
  readonly toast?: { readonly title: string; readonly text?: string };
}

export type WidgetName =
  | 'text'
  | 'textarea'
  | 'digits'
  | 'decimal'
  | 'email'
  | 'phone'
  /** A phone number of one of several countries: what the pipeline writes for `phone` with `countries`. */
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
  /** Several files: what the pipeline writes for `file` on an array. */
  | 'files'
  | 'group'
  | 'matrix'
  | 'rows'
  /** Computed from other answers, read-only. */
  | 'computed'
  /** Never asked, but part of the answers and of the review. */
  | 'hidden';

export type FieldFormat = 'date' | 'year-month' | 'partial-date' | 'time' | 'email' | 'uri';

/** How a value is computed from other answers; `members.income` is that of each row. */
export type Computed =
  | { readonly sum: readonly string[] }
  | { readonly difference: readonly string[] }
  | { readonly product: readonly string[] }
  | { readonly count: readonly string[] }
  | { readonly age: readonly string[] }
  /** A fact of the chosen option: the question, and the fact's key in the list. */
  | { readonly fact: readonly [question: string, fact: string] };

/** The JSON Schema of one field. The questions of a group or repeat are a field set of their own. */
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
  /** Annotation: the maximum number of decimal places. */
  readonly decimals?: number;
  /** Annotation: the date is not in the future, and its year is one of the last n. */
  readonly pastYears?: number;
  /** Annotation: the first and the last day: YYYY-MM-DD, today, today+2y, or the name of another date. */
  readonly from?: string;
  readonly to?: string;
  /** Annotation: limits of the age, in years, for a date of birth. */
  readonly age?: { readonly minimum?: number; readonly maximum?: number };
  /** Annotation: compares the value with that of the named field. */
  readonly sameAs?: string;
  readonly different?: string;
  readonly after?: string;
  readonly notBefore?: string;
  /** Annotation: a new password, which must not be easy to guess. */
  readonly hardToGuess?: true;
  /** Annotation: the largest file, in bytes, and the file types a file field takes. */
  readonly maxBytes?: number;
  readonly fileTypes?: readonly string[];
  /** Annotation: the codes of the countries whose phone numbers are accepted. */
  readonly countries?: readonly string[];
  readonly computed?: Computed;
  readonly default?: Answer;
  readonly readOnly?: true;
}

/** An image from the schemas folder, by its URL in the build. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  /** Reserves its space before it loads; missing if the file does not say. */
  readonly width?: number;
  readonly height?: number;
}

export interface PhoneCountry {
  readonly code: string;
  /** The calling code. Some countries share one. */
  readonly calling: string;
  /** The trunk prefix, dialled only within the country. */
  readonly trunk?: string;
  readonly name: string;
}

/** How a field looks, and its texts. */
export interface FieldUi {
  readonly label: string;
  readonly widget: WidgetName;
  /** One noun phrase from which messages are made: "your surname". */
  readonly noun: string;
  readonly hint?: string;
  /** Used instead if a condition narrows a free text to a list. */
  readonly listHint?: string;
  readonly autocomplete?: string;
  readonly inputmode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  readonly rows?: number;
  /** Around a number: a currency, a unit. */
  readonly prefix?: string;
  readonly suffix?: string;
  /** The accepted countries of a phone number, the likeliest first. */
  readonly countries?: readonly PhoneCountry[];
  /** Rows: the template of a row's title in the list, and the text of the add button. */
  readonly summary?: string;
  readonly add?: string;
  readonly image?: Picture;
  /** Keyword → message, for the messages that the form sets itself; `refused` is for the server's refusal. */
  readonly messages?: { readonly [keyword: string]: Message };
  /** Option titles that differ from their values. */
  readonly optionTitles?: { readonly [value: string]: string };
  readonly optionGroups?: readonly { readonly title: string; readonly values: readonly string[] }[];
  /** The hint of an option, and its image. */
  readonly optionHelp?: { readonly [value: string]: string };
  readonly optionImages?: { readonly [value: string]: string };
  /** Exclusive options: choosing one clears the others. */
  readonly exclusive?: readonly string[];
  /**
   * The choice filter: only options whose fact equals the answer to the question are offered. Question → (value → fact);
   * for a long list, question → the fact's name.
   */
  readonly where?: { readonly [question: string]: { readonly [value: string]: string } | string };
  /** Options kept valid for old answers and not offered to new ones. */
  readonly deprecated?: readonly string[];
  /** Old option values → the values that replaced them. */
  readonly renamed?: { readonly [old: string]: string };
  /** The nouns of the questions that its rules name. */
  readonly nouns?: { readonly [question: string]: string };
  /** The value of a computed fact, by option of the question that it is read from. */
  readonly facts?: { readonly [value: string]: string };
  /** The answer is never sent. */
  readonly sent?: false;
  /** A note on a number outside these limits. It blocks nothing. */
  readonly note?: {
    readonly outside: { readonly min?: number; readonly max?: number };
    readonly text: string;
  };
  /** Choosing a value here fills that other field while it is empty: field → (value → fill). */
  readonly fills?: { readonly [field: string]: { readonly [value: string]: string } };
  /** Quiz: the correct option, counted from 1, and the feedback for either outcome. */
  readonly answer?: number;
  readonly feedback?: { readonly right: string; readonly wrong: string };
}

/** A visible field after conditions and choice filters were applied for the current answers. */
export interface ActiveField {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly ui: FieldUi;
  readonly required: boolean;
  /** The noun of the question that must be answered before this one has choices. */
  readonly waitsFor?: string;
  /** A list too long for the schema, with the facts that the choice filter requires of its options. */
  readonly list?: OptionList & { readonly wanted: Facts };
}
