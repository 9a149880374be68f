import { type Answer, answersFrom, ownValue, type StepAnswers } from './answers.ts';
import type { FieldSet } from './definition.ts';
import type { FieldSchema, FieldUi } from './field.ts';
import { decimalText, readNumber } from './values/numbers.ts';

/**
 * Returns the answers of a field set in canonical form: trimmed, without empty answers and computed values;
 * answers of groups and repeats stay unchanged. An answer of the wrong type stays unchanged, so that
 * validation reports the error `type`. Passwords are not changed at all.
 */
export function normalize({ fields = {}, ui }: FieldSet, answers: StepAnswers): StepAnswers {
  return answersFrom(
    Object.entries(withDefaults(fields, answers)).flatMap(([name, answer]) => {
      const words = ui?.[name];
      const field = ownValue(fields, name) ?? text;
      if (field.computed) return [];
      const written = words?.widget === 'password' ? answer : asWritten(field, withoutBlanks(answer), words);
      const value = asTyped(field, written, words);
      return isNothing(value) ? [] : [[name, value] as const];
    }),
  );
}

/**
 * Adds default answers: a field that was never answered gets its default. A field that was cleared gets none,
 * unless it is read-only.
 */
function withDefaults(fields: NonNullable<FieldSet['fields']>, answers: StepAnswers): StepAnswers {
  const preset = Object.entries(fields).flatMap(([name, field]) =>
    field.default !== undefined && (field.readOnly || !Object.hasOwn(answers, name))
      ? [[name, field.default] as const]
      : [],
  );
  return preset.length > 0 ? { ...answers, ...Object.fromEntries(preset) } : answers;
}

/** Converts a typed e-mail address or decimal number to its canonical form. */
function asWritten(schema: FieldSchema, answer: Answer, ui: Partial<FieldUi> = {}): Answer {
  if (typeof answer !== 'string') return answer;
  if (ui.widget === 'email' || schema.format === 'email') return emailAddress(answer);
  return ui.widget === 'decimal' ? decimalText(answer, { schema, ui }) : answer;
}

/**
 * Converts an answer to the type of its field: text to a number, and choices to an array in the order of the
 * options.
 */
function asTyped(schema: FieldSchema, answer: Answer, ui: Partial<FieldUi> = {}): Answer {
  const { type, items } = schema;
  if (Array.isArray(answer)) {
    const given = (answer as readonly Answer[])
      .map((each) => (typeof each === 'string' ? normalizeText(each) : each))
      .filter((each) => each !== '');
    return items?.enum ? inOrder(items.enum, given) : given;
  }
  if (typeof answer !== 'string' || answer === '') return answer;
  if (type === 'array') return [answer];
  if (type !== 'number' && type !== 'integer') return answer;
  const number = readNumber(answer, { schema, ui });
  return Number.isNaN(number) ? answer : number;
}

/**
 * Sorts several choices in the order of the options and removes duplicates. Choices that are not among the
 * options come last.
 */
function inOrder(options: readonly string[], choices: readonly Answer[]): readonly Answer[] {
  const chosen = new Set(choices);
  const listed = options.filter((option) => chosen.has(option));
  for (const option of listed) chosen.delete(option);
  return [...listed, ...chosen];
}

const isNothing = (value: Answer | null) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

function withoutBlanks(answer: Answer): Answer {
  if (typeof answer === 'string') return normalizeText(answer);
  const isBlankText = (each: Answer) => typeof each === 'string' && normalizeText(each) === '';
  return Array.isArray(answer) && answer.every(isBlankText) ? '' : answer;
}

const text: FieldSchema = { type: 'string' };

/**
 * Returns a text without invisible characters: control characters, text direction marks, zero-width joiners at
 * the start or end of a word, and blank letters at the start or end of the text. Returns an empty string if
 * nothing visible is left: a combining mark alone is not visible either.
 */
export function normalizeText(answer: string): string {
  const wellFormed = answer.toWellFormed?.() ?? answer;
  const visible = wellFormed
    .replace(/[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(removed, (signs) => (isKept.test(signs) ? signs : ''))
    .replace(joiners, (run, before, after) => ((before ?? after) === undefined ? run : (before ?? '')));
  return /[^\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(visible) ? trimmed(visible, blank) : '';
}

/** Matches zero-width joiners, with what is before them and behind them if they are at an end of a word. */
const joiners = /(^|\s)?\p{Join_Control}+(?=(\s|$)?)/gu;

/** White space, and letters without a glyph. */
const blank = /[\s\u115F\u1160\u2800\u3164\uFFA0]/;

/** Removes signs from both ends of a text. A regex with `+$` would take quadratic time. */
function trimmed(text: string, sign: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && sign.test(text[start]!)) start += 1;
  while (start < end && sign.test(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}

/** Invisible characters, and what replaces characters or pictures that could not be pasted. A flag is one match. */
const removed = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|[\p{Cc}\p{Cf}\p{NChar}\uFFFC\uFFFD]/gu;

/**
 * The characters that are kept: line breaks, joiners inside words, flags of regions such as Scotland, and format
 * characters that are visible after all, such as Arabic number signs.
 */
const isKept = /[\t\n\r\p{Join_Control}\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{1F3F4}]/u;

/**
 * Extracts the address from `mailto:awa@example.com`, `Awa <awa@example.com>` and `(awa@example.com).`. Returns
 * the text unchanged if the result would not be an e-mail address, or if the text contains a second one.
 */
function emailAddress(text: string): string {
  if (text.length > longestEmail) return text;
  const plain = text.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
  const [, name = '', inner = plain] = /^([^<>]*)<([^<>]*)>[^<>@]*$/.exec(plain) ?? [];
  const address = trimmed(trimmed(inner, around).replace(/^mailto:|\?.*$/gis, ''), around);
  const isOther = name.includes('@') && !name.includes(address);
  return !isOther && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? address : text;
}

/** White space, brackets, quotation marks and punctuation, which may surround a pasted e-mail address. */
const around = /[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'<>.,;:!/…。、]/u;

/** How long a text may be in which an e-mail address is looked for: an address has at most 254 characters. */
const longestEmail = 1000;
