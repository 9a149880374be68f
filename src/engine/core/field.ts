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
  /** The schema pipeline replaces `phone` with this name if the field has `countries`. */
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
  /** The schema pipeline replaces `file` with this name if the field is an array. */
  | 'files'
  | 'group'
  | 'matrix'
  | 'rows'
  | 'computed'
  /** A hidden field is not shown in the form, but its value is in the answers and in the review. */
  | 'hidden';

export type FieldFormat = 'date' | 'year-month' | 'partial-date' | 'time' | 'email' | 'uri';

/**
 * A value that is computed from other answers. The path `members.income` stands for the income in every row
 * of `members`.
 */
export type Computed =
  | { readonly sum: readonly string[] }
  | { readonly difference: readonly string[] }
  | { readonly product: readonly string[] }
  | { readonly count: readonly string[] }
  | { readonly age: readonly string[] }
  /** A fact is a property of the option chosen in a question, such as the region of the chosen town. */
  | { readonly fact: readonly [question: string, fact: string] };

/**
 * The schema of one field. The fields of a group or repeat are in `fieldSets` of the surrounding field set.
 * AJV ignores the keywords marked "Annotation", so the engine evaluates them.
 */
export interface FieldSchema {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** The options of a single-choice field. A multiple-choice field has its options in `items.enum`. */
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
  /**
   * Annotation: the name of an option list in the flow's `lists`. It replaces `enum` if there are too many
   * options.
   */
  readonly list?: string;
  readonly decimals?: number;
  /**
   * Annotation: the date must be in one of the last n years, including the current year, and not in the
   * future.
   */
  readonly pastYears?: number;
  /**
   * Annotations: the first and the last allowed day. A limit is a date (YYYY-MM-DD), a relative day (today,
   * today+2y), or the name of another date field.
   */
  readonly from?: string;
  readonly to?: string;
  /** Annotation: the allowed age in years. The field asks for a date of birth. */
  readonly age?: { readonly minimum?: number; readonly maximum?: number };
  /**
   * Annotations: the name of another field. This field's value must be equal to the other value (`sameAs`),
   * differ from it (`different`), be greater (`after`), or be greater or equal (`notBefore`). A later date is
   * greater.
   */
  readonly sameAs?: string;
  readonly different?: string;
  readonly after?: string;
  readonly notBefore?: string;
  readonly hardToGuess?: true;
  /** Annotations: the maximum file size in bytes, and the accepted file name extensions. */
  readonly maxBytes?: number;
  readonly fileTypes?: readonly string[];
  /** Annotation: the codes of the countries whose phone numbers are accepted. */
  readonly countries?: readonly string[];
  readonly computed?: Computed;
  readonly default?: Answer;
  readonly readOnly?: true;
}

export interface Picture {
  readonly src: string;
  readonly alt: string;
  /** The size in pixels, if the image file states it. The page reserves this space while the image loads. */
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
  /** For a repeat: the template for a row's title, and the label of the button that adds a row. */
  readonly summary?: string;
  readonly add?: string;
  readonly image?: Picture;
  /**
   * Error messages by JSON Schema keyword. `refused` is the message for an answer that the server rejected.
   */
  readonly messages?: { readonly [keyword: string]: Message };
  readonly optionTitles?: { readonly [value: string]: string };
  readonly optionGroups?: readonly { readonly title: string; readonly values: readonly string[] }[];
  readonly optionHelp?: { readonly [value: string]: string };
  readonly optionImages?: { readonly [value: string]: string };
  /** Options such as "None of these", which clear all other choices. */
  readonly exclusive?: readonly string[];
  /**
   * The choice filter, by the name of another question: an option is offered only if one of its properties
   * equals the answer to that question. The filter maps each option to the value of this property. For a long
   * list, it contains only the property's name.
   */
  readonly where?: { readonly [question: string]: { readonly [value: string]: string } | string };
  /** Options that are no longer offered but stay valid in old answers. */
  readonly deprecated?: readonly string[];
  readonly renamed?: { readonly [old: string]: string };
  /** The nouns of other questions, which appear in the messages of rules that compare answers. */
  readonly nouns?: { readonly [question: string]: string };
  /**
   * For a field computed by `fact`: the value of the field for each option of the question that `fact` names.
   */
  readonly facts?: { readonly [value: string]: string };
  readonly sent?: false;
  /** A warning that is shown while a number is outside these limits. The number is still valid. */
  readonly note?: {
    readonly outside: { readonly min?: number; readonly max?: number };
    readonly text: string;
  };
  /**
   * The answers that an option fills into other fields, by field and option. Only empty or read-only fields
   * are filled.
   */
  readonly fills?: { readonly [field: string]: { readonly [value: string]: string } };
  /** In a quiz, the number of the correct option, counted from 1. */
  readonly answer?: number;
  readonly feedback?: { readonly right: string; readonly wrong: string };
}

/** A field that is currently asked. Conditions and the choice filter have already been applied to it. */
export interface ActiveField {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly ui: FieldUi;
  readonly required: boolean;
  /** The noun of the question that the user must answer first, because the choice filter depends on it. */
  readonly waitsFor?: string;
  /**
   * A list that is too long for `enum`. `wanted` contains the property values that the choice filter
   * requires.
   */
  readonly list?: OptionList & { readonly wanted: Facts };
}
