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
   * A phone number of one of several countries: the pipeline compiles the widget `phone` with `countries` to
   * this one.
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
  /** Several files: the pipeline compiles the widget `file` of an array to this one. */
  | 'files'
  | 'group'
  | 'matrix'
  | 'rows'
  /** A read-only value that is computed from other answers. */
  | 'computed'
  /** A value that is never asked for, but is part of the answers and of the review. */
  | 'hidden';

export type FieldFormat = 'date' | 'year-month' | 'partial-date' | 'time' | 'email' | 'uri';

/**
 * How a value is computed from other answers. The operand `members.income` means the income in each row of
 * `members`.
 */
export type Computed =
  | { readonly sum: readonly string[] }
  | { readonly difference: readonly string[] }
  | { readonly product: readonly string[] }
  | { readonly count: readonly string[] }
  | { readonly age: readonly string[] }
  /**
   * The value that a property (called a "fact") of the option list has for the option chosen in a question.
   */
  | { readonly fact: readonly [question: string, fact: string] };

/**
 * The JSON Schema of one field. The fields of a group or repeat are not nested here: they are a field set in
 * `fieldSets`.
 */
export interface FieldSchema {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** The options of a field with one choice. The options of a field with several choices are in `items.enum`. */
  readonly enum?: readonly string[];
  readonly const?: true;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** The format of a text, which the compiled validators check by a regular expression. */
  readonly format?: FieldFormat;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly items?: { readonly type: 'string'; readonly enum?: readonly string[] };
  /** Annotation: the name of a list that is too long for `enum`; its options are in the flow's `lists`. */
  readonly list?: string;
  /** Annotation: the maximum number of decimal places of a number. */
  readonly decimals?: number;
  /**
   * Annotation: the date is not in the future, and its year is one of the last n years, including the current
   * one.
   */
  readonly pastYears?: number;
  /**
   * Annotation: the first and the last allowed day. Either is a date (YYYY-MM-DD), a day relative to today
   * (today, today+2y), or the name of another date field.
   */
  readonly from?: string;
  readonly to?: string;
  /** Annotation of a date of birth: the allowed ages, in years. */
  readonly age?: { readonly minimum?: number; readonly maximum?: number };
  /**
   * Annotations: the names of other fields that the value is compared with. `sameAs`: equal; `different`: not
   * equal; `after`: a later day or a larger number; `notBefore`: not an earlier day or a smaller number.
   */
  readonly sameAs?: string;
  readonly different?: string;
  readonly after?: string;
  readonly notBefore?: string;
  /** Annotation: the field is a new password, which must not be easy to guess. */
  readonly hardToGuess?: true;
  /** Annotations of a file field: the maximum size in bytes, and the accepted file types by extension. */
  readonly maxBytes?: number;
  readonly fileTypes?: readonly string[];
  /** Annotation: codes of the countries whose phone numbers are accepted. */
  readonly countries?: readonly string[];
  readonly computed?: Computed;
  readonly default?: Answer;
  readonly readOnly?: true;
}

/** An image from the `schemas` folder; `src` is its URL in the build. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  /**
   * The size in pixels, which reserves space before the image loads. Missing if the file does not state a size.
   */
  readonly width?: number;
  readonly height?: number;
}

export interface PhoneCountry {
  readonly code: string;
  /** The international calling code, such as 220. Some countries share one. */
  readonly calling: string;
  /** The trunk prefix, such as 0: dialled only within the country and not part of the international number. */
  readonly trunk?: string;
  readonly name: string;
}

/** How a field is rendered: its widget and its texts. */
export interface FieldUi {
  readonly label: string;
  readonly widget: WidgetName;
  /** A noun phrase from which error messages are composed: "your surname". */
  readonly noun: string;
  readonly hint?: string;
  /** The hint while a condition narrows a free text field to a list, in place of `hint`. */
  readonly listHint?: string;
  readonly autocomplete?: string;
  readonly inputmode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  readonly rows?: number;
  /** Text before and after a number input: a currency, a unit. */
  readonly prefix?: string;
  readonly suffix?: string;
  /** The accepted countries of a phone number, the most likely first. */
  readonly countries?: readonly PhoneCountry[];
  /** Repeat: the template of a row's title in the list of rows, and the label of the button that adds a row. */
  readonly summary?: string;
  readonly add?: string;
  readonly image?: Picture;
  /**
   * The form's own error messages, which replace those of the engine, by JSON Schema keyword; the key
   * `refused` is for an answer that the server refused.
   */
  readonly messages?: { readonly [keyword: string]: Message };
  /** Titles of the options whose title differs from their value. */
  readonly optionTitles?: { readonly [value: string]: string };
  readonly optionGroups?: readonly { readonly title: string; readonly values: readonly string[] }[];
  /** Help texts and image URLs of options, by option value. */
  readonly optionHelp?: { readonly [value: string]: string };
  readonly optionImages?: { readonly [value: string]: string };
  /** Exclusive options such as "None of these": choosing one clears all other choices. */
  readonly exclusive?: readonly string[];
  /**
   * The choice filter: offers only the options of which a property equals the answer to another question. For
   * each other question, this is a map from option values to property values or, for a long list, the name of
   * the property in the list.
   */
  readonly where?: { readonly [question: string]: { readonly [value: string]: string } | string };
  /** Options that are still valid in old answers, but no longer offered. */
  readonly deprecated?: readonly string[];
  /** Values of former options → the values that replaced them. */
  readonly renamed?: { readonly [old: string]: string };
  /** The nouns of the other questions that this field's rules name in error messages. */
  readonly nouns?: { readonly [question: string]: string };
  /**
   * For a field computed by `fact`: the value of the property for each option of the question that `fact`
   * names.
   */
  readonly facts?: { readonly [value: string]: string };
  /** False if the answer is never sent to the server. */
  readonly sent?: false;
  /** A warning that is shown while a number is outside these limits. The warning blocks nothing. */
  readonly note?: {
    readonly outside: { readonly min?: number; readonly max?: number };
    readonly text: string;
  };
  /**
   * Choosing an option here fills other fields that are still empty: other field → (option value → its new
   * answer).
   */
  readonly fills?: { readonly [field: string]: { readonly [value: string]: string } };
  /** Quiz only: the correct option, counted from 1, and the feedback after a right and a wrong answer. */
  readonly answer?: number;
  readonly feedback?: { readonly right: string; readonly wrong: string };
}

/** A visible field, with conditions and choice filters applied for the current answers. */
export interface ActiveField {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly ui: FieldUi;
  readonly required: boolean;
  /**
   * The noun of the question that must be answered first because the choice filter depends on it; until then
   * there are no choices.
   */
  readonly waitsFor?: string;
  /**
   * An option list that is too long for `enum`, and the property values that the choice filter requires of its
   * options.
   */
  readonly list?: OptionList & { readonly wanted: Facts };
}
