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
  /**
   * A phone number from one of several countries. Schemas write `phone` with `countries`, which the schema
   * pipeline turns into this widget.
   */
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
  /** Several files. Schemas write `file` for an array, which the schema pipeline turns into this widget. */
  | 'files'
  | 'group'
  | 'matrix'
  | 'rows'
  /** A read-only value that is computed from other answers. */
  | 'computed'
  /** A value that the user never sees in the form but that is part of the answers and of the review. */
  | 'hidden';

export type FieldFormat = 'date' | 'year-month' | 'partial-date' | 'time' | 'email' | 'uri';

/**
 * How a value is computed from other answers, which are named by path: `members.income` means the income in
 * every row of `members`.
 */
export type Computed =
  | { readonly sum: readonly string[] }
  | { readonly difference: readonly string[] }
  | { readonly product: readonly string[] }
  | { readonly count: readonly string[] }
  | { readonly age: readonly string[] }
  /**
   * A property (called a "fact") of the option chosen in a question, such as the region of the chosen town.
   */
  | { readonly fact: readonly [question: string, fact: string] };

/**
 * The JSON Schema of one field. The fields of a group or repeat are not nested in this schema, but in
 * `fieldSets` of the surrounding field set.
 */
export interface FieldSchema {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** The options of a field with one choice. A field with several choices has its options in `items.enum`. */
  readonly enum?: readonly string[];
  readonly const?: true;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** The format of a text, which the compiled validators check with a regular expression. */
  readonly format?: FieldFormat;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly items?: { readonly type: 'string'; readonly enum?: readonly string[] };
  /** Annotation: the name of an option list that is too long for `enum`. The flow has the list in `lists`. */
  readonly list?: string;
  /** Annotation: the maximum number of decimal places. */
  readonly decimals?: number;
  /**
   * Annotation: the date must not be in the future, and its year must be one of the last n years including
   * the current year.
   */
  readonly pastYears?: number;
  /**
   * Annotations: the first (`from`) and the last (`to`) allowed day. Each is a date (YYYY-MM-DD), a day
   * relative to today (today, today+2y), or the name of another date field.
   */
  readonly from?: string;
  readonly to?: string;
  /** Annotation of a date of birth: the allowed ages in years. */
  readonly age?: { readonly minimum?: number; readonly maximum?: number };
  /**
   * Annotations with the name of another field. The value must be equal to that field's value (`sameAs`), not
   * equal (`different`), later or larger (`after`), or not earlier and not smaller (`notBefore`).
   */
  readonly sameAs?: string;
  readonly different?: string;
  readonly after?: string;
  readonly notBefore?: string;
  /** Annotation of a new password: it must not be easy to guess. */
  readonly hardToGuess?: true;
  /** Annotations of a file field: the maximum size in bytes, and the accepted file name extensions. */
  readonly maxBytes?: number;
  readonly fileTypes?: readonly string[];
  /** Annotation: the codes of the countries from which a phone number is accepted. */
  readonly countries?: readonly string[];
  readonly computed?: Computed;
  readonly default?: Answer;
  readonly readOnly?: true;
}

/** An image from the `schemas` folder. `src` is its URL in the build. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  /**
   * The size in pixels, which reserves space while the image loads. Missing if the image file does not state
   * it.
   */
  readonly width?: number;
  readonly height?: number;
}

export interface PhoneCountry {
  readonly code: string;
  /** The international calling code, such as 220. Several countries can have the same code. */
  readonly calling: string;
  /**
   * The trunk prefix, such as 0, which is dialled only within the country and is not part of the
   * international number.
   */
  readonly trunk?: string;
  readonly name: string;
}

export interface FieldUi {
  readonly label: string;
  readonly widget: WidgetName;
  /** A noun phrase for error messages, such as "your surname" in "Enter your surname". */
  readonly noun: string;
  readonly hint?: string;
  /** The hint that replaces `hint` while a condition turns the free text field into a drop-down. */
  readonly listHint?: string;
  readonly autocomplete?: string;
  readonly inputmode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  readonly rows?: number;
  /** Text before and after the number input, such as a currency or a unit. */
  readonly prefix?: string;
  readonly suffix?: string;
  /** The accepted countries of a phone number. The most likely country is first. */
  readonly countries?: readonly PhoneCountry[];
  /**
   * Repeat only: the template for the title of a row in the list of rows, and the label of the button that
   * adds a row.
   */
  readonly summary?: string;
  readonly add?: string;
  readonly image?: Picture;
  /**
   * Error messages of this form by JSON Schema keyword, which replace the engine's messages. The key
   * `refused` is for an answer that the server rejected.
   */
  readonly messages?: { readonly [keyword: string]: Message };
  /** Labels of options, for options with a label that differs from their value. */
  readonly optionTitles?: { readonly [value: string]: string };
  readonly optionGroups?: readonly { readonly title: string; readonly values: readonly string[] }[];
  /** Help texts and image URLs of options, by option value. */
  readonly optionHelp?: { readonly [value: string]: string };
  readonly optionImages?: { readonly [value: string]: string };
  /** Options such as "None of these": choosing one clears all other choices. */
  readonly exclusive?: readonly string[];
  /**
   * The choice filter: offers only the options with a property that equals the answer to another question.
   * Maps the name of that question to the property of each option or, for a long list, to the name of the
   * property in the list.
   */
  readonly where?: { readonly [question: string]: { readonly [value: string]: string } | string };
  /** Options that are no longer offered but stay valid in old answers. */
  readonly deprecated?: readonly string[];
  /** The old values of renamed options, each with the value that replaces it in old answers. */
  readonly renamed?: { readonly [old: string]: string };
  /** Nouns of other questions, for the error messages of rules that compare this field with them. */
  readonly nouns?: { readonly [question: string]: string };
  /** For a field computed by `fact`: the result for each option that can be chosen in the question. */
  readonly facts?: { readonly [value: string]: string };
  /** False if the answer is never sent to the server. */
  readonly sent?: false;
  /** A warning that is shown while a number is outside these limits. The number stays valid. */
  readonly note?: {
    readonly outside: { readonly min?: number; readonly max?: number };
    readonly text: string;
  };
  /**
   * The answers that each option fills into other fields that are empty or read-only, by field name and then
   * by option value.
   */
  readonly fills?: { readonly [field: string]: { readonly [value: string]: string } };
  /**
   * Quiz only: the number of the correct option (from 1), and the feedback after a right and a wrong answer.
   */
  readonly answer?: number;
  readonly feedback?: { readonly right: string; readonly wrong: string };
}

/** A visible field with its conditions and choice filter already applied for the current answers. */
export interface ActiveField {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly ui: FieldUi;
  readonly required: boolean;
  /**
   * The noun of the question that must be answered first, because the choice filter depends on its answer.
   * Until then this field has no options.
   */
  readonly waitsFor?: string;
  /**
   * The option list, if it is too long for `enum`, and the property values that the choice filter requires of
   * its options.
   */
  readonly list?: OptionList & { readonly wanted: Facts };
}
