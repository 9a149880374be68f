import type { Answer } from './answers.ts';
import type { Facts, OptionList } from './values/lists.ts';

/** A message, with an optional toast. */
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
  /** Computed from other answers, and shown. */
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
  /** A fact of the chosen option: the question, and what its list calls the fact. */
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

/** How a field looks, and its texts. */
export interface FieldUi {
  readonly label: string;
  readonly widget: WidgetName;
  /** One noun phrase from which messages are made: "your surname". */
  readonly noun: string;
  readonly hint?: string;
  /** In place of it where a condition narrows a free text to a list. */
  readonly listHint?: string;
  readonly autocomplete?: string;
  readonly inputmode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  readonly rows?: number;
  /** Around a number: a currency, a unit. */
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
  /** A note on a number outside these limits. It blocks nothing. */
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

/** A visible field, as conditions and choice filters leave it for the current answers. */
export interface ActiveField {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly ui: FieldUi;
  readonly required: boolean;
  /** The noun of the question that must be answered before this one has choices. */
  readonly waitsFor?: string;
  /** A list too long to be in the schema, with the facts that the choice filter wants of its options. */
  readonly list?: OptionList & { readonly wanted: Facts };
}
