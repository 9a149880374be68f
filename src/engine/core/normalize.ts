import { type Answer, answersFrom, ownValue, type StepAnswers } from './answers.ts';
import type { FieldSet } from './definition.ts';
import type { FieldSchema, FieldUi } from './field.ts';
import { decimalText, readNumber } from './values/numbers.ts';

/**
 * Trims and converts answers, adds defaults, and removes empty answers and computed values. Passwords, groups
 * and repeats stay unchanged. An answer of the wrong type also stays, so that validation reports it with the
 * error `type`.
 */
export function normalize({ fields = {}, ui }: FieldSet, answers: StepAnswers): StepAnswers {
  return answersFrom(
    Object.entries(withDefaults(fields, answers)).flatMap(([name, answer]) => {
      const words = ui?.[name];
      const field = ownValue(fields, name) ?? text;
      if (field.computed) return [];
      const value =
        words?.widget === 'password'
          ? answer
          : asTyped(field, toStoredText(field, withoutBlanks(answer), words), words);
      return isNothing(value) ? [] : [[name, value] as const];
    }),
  );
}

/**
 * Adds the default of each field without an answer. A field that the user has cleared stays empty, but a
 * read-only field always gets its default.
 */
function withDefaults(fields: NonNullable<FieldSet['fields']>, answers: StepAnswers): StepAnswers {
  const defaults = Object.entries(fields).flatMap(([name, field]) =>
    field.default !== undefined && (field.readOnly || !Object.hasOwn(answers, name))
      ? [[name, field.default] as const]
      : [],
  );
  return defaults.length > 0 ? { ...answers, ...Object.fromEntries(defaults) } : answers;
}

function toStoredText(schema: FieldSchema, answer: Answer, ui: Partial<FieldUi> = {}): Answer {
  if (typeof answer !== 'string') return answer;
  if (ui.widget === 'email' || schema.format === 'email') return emailAddress(answer);
  return ui.widget === 'decimal' ? decimalText(answer, { schema, ui }) : answer;
}

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
 * Trims a text and removes invisible characters, except line breaks and joiners inside words. Returns '' if
 * nothing visible is left. A combining mark without a letter counts as invisible.
 */
export function normalizeText(answer: string): string {
  const wellFormed = answer.toWellFormed?.() ?? answer;
  const visible = wellFormed
    .replace(/[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(removed, (signs) => (isKept.test(signs) ? signs : ''))
    .replace(/\p{Join_Control}+/gu, (run, at: number, whole: string) =>
      isEdge(whole[at - 1]) || isEdge(whole[at + run.length]) ? '' : run,
    );
  return /[^\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(visible) ? trimmed(visible, blank) : '';
}

const isEdge = (neighbour = ' ') => /\s/.test(neighbour);

/** Matches white space, and Hangul and Braille characters that look blank. */
const blank = /[\s\u115F\u1160\u2800\u3164\uFFA0]/;

/**
 * Removes characters that match `sign` from both ends. Uses loops, because a regular expression with `+$`
 * would take quadratic time.
 */
function trimmed(text: string, sign: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && sign.test(text[start]!)) start += 1;
  while (start < end && sign.test(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}

/**
 * Matches invisible characters, and the characters U+FFFC and U+FFFD, which replace content that could not be
 * pasted. Matches the sequence of a flag emoji as a whole, so that `isKept` can keep the flag.
 */
const removed = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|[\p{Cc}\p{Cf}\p{NChar}\uFFFC\uFFFD]/gu;

/**
 * Recognises matches of `removed` that must stay in the text: line breaks, joiners, flags of regions such as
 * Scotland, and visible format characters such as Arabic number signs.
 */
const isKept = /[\t\n\r\p{Join_Control}\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{1F3F4}]/u;

/**
 * Extracts the address from `mailto:awa@example.com`, `Awa <awa@example.com>` or `(awa@example.com).`. A text
 * without a valid address, or with a second one, stays unchanged.
 */
function emailAddress(text: string): string {
  if (text.length > longestEmail) return text;
  const plain = text.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
  const [, name = '', inner = plain] = /^([^<>]*)<([^<>]*)>[^<>@]*$/.exec(plain) ?? [];
  const address = trimmed(trimmed(inner, around).replace(/^mailto:|\?.*$/gis, ''), around);
  const isOther = name.includes('@') && !name.includes(address);
  return !isOther && /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(address) ? address : text;
}

const around = /[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'<>.,;:!/…。、]/u;

/**
 * A text with more characters is not searched for an e-mail address. An address has at most 254 characters,
 * and other text, such as a name, can surround it.
 */
const longestEmail = 1000;
