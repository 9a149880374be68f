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
  /** Schemas write `phone` with `countries`; the schema pipeline turns that into `international-phone`. */
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
  /** Schemas write `file` for an array; the schema pipeline turns that into `files`. */
  | 'files'
  | 'group'
  | 'matrix'
  | 'rows'
  | 'computed'
  /** A value that is in the answers and the review, but not in the form. */
  | 'hidden';

export type FieldFormat = 'date' | 'year-month' | 'partial-date' | 'time' | 'email' | 'uri';

/** How to compute a value from other answers. `members.income` is the income in every row of `members`. */
export type Computed =
  | { readonly sum: readonly string[] }
  | { readonly difference: readonly string[] }
  | { readonly product: readonly string[] }
  | { readonly count: readonly string[] }
  | { readonly age: readonly string[] }
  /** A property ("fact") of the option chosen in a question, such as the region of the chosen town. */
  | { readonly fact: readonly [question: string, fact: string] };

/** The fields of a group or repeat are not nested here, but in `fieldSets` of the surrounding field set. */
export interface FieldSchema {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** The options of a single choice. Several choices have their options in `items.enum`. */
  readonly enum?: readonly string[];
  readonly const?: true;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: FieldFormat;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly items?: { readonly type: 'string'; readonly enum?: readonly string[] };
  /** Annotation: an option list in the flow's `lists` that is too long for `enum`. */
  readonly list?: string;
  readonly decimals?: number;
  /** Annotation: a date that is not in the future, in one of the last n years including the current one. */
  readonly pastYears?: number;
  /**
   * Annotations: the first and last allowed day. Each is a date (YYYY-MM-DD), a relative day (today,
   * today+2y), or the name of another date field.
   */
  readonly from?: string;
  readonly to?: string;
  /** Annotation of a date of birth: the allowed ages in years. */
  readonly age?: { readonly minimum?: number; readonly maximum?: number };
  /**
   * Annotations: another field, whose value this one must equal (`sameAs`), not equal (`different`), exceed
   * (`after`) or not fall below (`notBefore`). A later date exceeds an earlier one.
   */
  readonly sameAs?: string;
  readonly different?: string;
  readonly after?: string;
  readonly notBefore?: string;
  readonly hardToGuess?: true;
  /** Annotations of a file: its maximum size in bytes, and the accepted file name extensions. */
  readonly maxBytes?: number;
  readonly fileTypes?: readonly string[];
  /** Annotation: the codes of the countries from which a phone number is accepted. */
  readonly countries?: readonly string[];
  readonly computed?: Computed;
  readonly default?: Answer;
  readonly readOnly?: true;
}

export interface Picture {
  readonly src: string;
  readonly alt: string;
  /** In pixels, to reserve space while the image loads. Missing if the file does not state its size. */
  readonly width?: number;
  readonly height?: number;
}

export interface PhoneCountry {
  readonly code: string;
  readonly calling: string;
  /** The prefix, such as 0, that is dialled only within the country. */
  readonly trunk?: string;
  readonly name: string;
}

export interface FieldUi {
  readonly label: string;
  readonly widget: WidgetName;
  /** A noun phrase for error messages, such as "your surname" in "Enter your surname". */
  readonly noun: string;
  readonly hint?: string;
  /** The hint that replaces `hint` while a condition turns the text input into a drop-down. */
  readonly listHint?: string;
  readonly autocomplete?: string;
  readonly inputmode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  readonly rows?: number;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly countries?: readonly PhoneCountry[];
  /** Repeat only: the template for a row's title, and the label of the button that adds a row. */
  readonly summary?: string;
  readonly add?: string;
  readonly image?: Picture;
  /** Error messages by JSON Schema keyword. `refused` is for an answer that the server rejected. */
  readonly messages?: { readonly [keyword: string]: Message };
  readonly optionTitles?: { readonly [value: string]: string };
  readonly optionGroups?: readonly { readonly title: string; readonly values: readonly string[] }[];
  readonly optionHelp?: { readonly [value: string]: string };
  readonly optionImages?: { readonly [value: string]: string };
  /** Options such as "None of these", which clear all other choices. */
  readonly exclusive?: readonly string[];
  /**
   * The choice filter: offers only options with a property that equals the answer to a question. Maps the
   * question to the property of each option or, for a long list, to the name of the property.
   */
  readonly where?: { readonly [question: string]: { readonly [value: string]: string } | string };
  /** Options that are no longer offered but stay valid in old answers. */
  readonly deprecated?: readonly string[];
  readonly renamed?: { readonly [old: string]: string };
  /** Nouns of other questions, for the messages of rules that compare this field with them. */
  readonly nouns?: { readonly [question: string]: string };
  /** For a field computed by `fact`: its value for each option of the question. */
  readonly facts?: { readonly [value: string]: string };
  readonly sent?: false;
  /** A warning shown while a number is outside these limits. The number stays valid. */
  readonly note?: {
    readonly outside: { readonly min?: number; readonly max?: number };
    readonly text: string;
  };
  /** The answers that each option fills into other fields which are empty or read-only. */
  readonly fills?: { readonly [field: string]: { readonly [value: string]: string } };
  /** Quiz only: the number of the correct option, from 1. */
  readonly answer?: number;
  readonly feedback?: { readonly right: string; readonly wrong: string };
}

/** A visible field, with conditions and choice filter applied. */
export interface ActiveField {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly ui: FieldUi;
  readonly required: boolean;
  /** The noun of the question on which the choice filter depends, until that question is answered. */
  readonly waitsFor?: string;
  /** A list too long for `enum`, and the property values that the choice filter requires. */
  readonly list?: OptionList & { readonly wanted: Facts };
}
