import { type Answer, answersFrom, ownValue, type StepAnswers } from './answers.ts';
import type { FieldSchema, FieldSet, FieldUi } from './definition.ts';
import { readNumber } from './values/numbers.ts';

/**
 * Answers as they count, those of groups and rows as they are: numbers for what was typed as one, no spaces around
 * texts, no blanks, and nothing for what is computed, whatever was sent. What has another shape than its question stays
 * for the rule `type` to name. A password is kept to the letter.
 */
export function normalize({ fields = {}, ui }: FieldSet, answers: StepAnswers): StepAnswers {
  return answersFrom(
    Object.entries(withDefaults(fields, answers)).flatMap(([name, answer]) => {
      const words = ui?.[name];
      const field = ownValue(fields, name) ?? text;
      const isPassword = words?.widget === 'password';
      const value = field.computed ? '' : isPassword ? answer : normalizeAnswer(field, answer, words);
      return isNothing(value) ? [] : [[name, value] as const];
    }),
  );
}

/** One that was never given counts as its default. One that was taken away does not, but what may not be changed stays. */
function withDefaults(fields: NonNullable<FieldSet['fields']>, answers: StepAnswers): StepAnswers {
  const preset = Object.entries(fields).flatMap(([name, field]) =>
    field.default !== undefined && (field.readOnly || !Object.hasOwn(answers, name))
      ? [[name, field.default] as const]
      : [],
  );
  return preset.length > 0 ? { ...answers, ...Object.fromEntries(preset) } : answers;
}

const isNothing = (value: Answer | null) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

const text: FieldSchema = { type: 'string' };

function normalizeAnswer({ type, items }: FieldSchema, answer: Answer, ui?: FieldUi): Answer {
  if (Array.isArray(answer)) {
    const given = answer.map((each) => normalizeAnswer(text, each)).filter((each) => each !== '');
    return items?.enum ? inOrder(items.enum, given) : given;
  }
  if (typeof answer !== 'string') return answer;
  const typed = normalizeText(answer);
  if (typed === '') return typed;
  if (type === 'array') return [typed];
  if (type !== 'number' && type !== 'integer') return typed;
  const number = readNumber(typed, [ui?.prefix, ui?.suffix]);
  return Number.isNaN(number) ? typed : number;
}

/** Several choices in the order of their list, each once; what is in no list comes after them. */
function inOrder(options: readonly string[], choices: readonly Answer[]): readonly Answer[] {
  const chosen = new Set(choices);
  const listed = options.filter((option) => chosen.has(option));
  for (const option of listed) chosen.delete(option);
  return [...listed, ...chosen];
}

/** Drops invisible characters of pasted text, which no database takes. */
function normalizeText(answer: string): string {
  const wellFormed = answer.toWellFormed?.() ?? answer;
  return wellFormed.replace(/[\p{Cc}\uFFFD]/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : '')).trim();
}
