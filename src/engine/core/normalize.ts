import { type Answer, answersFrom, ownValue, type StepAnswers } from './answers.ts';
import type { FieldSet } from './definition.ts';
import type { FieldSchema } from './field.ts';
import type { TypedAnswers } from './parts.ts';

/**
 * Answers as they count, those of groups and rows as they are: no spaces around texts, no blanks, and nothing for what
 * is computed, whatever was sent. What has another shape than its question stays for the rule `type` to name. A password
 * is kept to the letter.
 */
export function normalize(
  { fields = {}, ui }: FieldSet,
  answers: StepAnswers,
  typed: TypedAnswers | undefined,
): StepAnswers {
  return answersFrom(
    Object.entries(withDefaults(fields, answers)).flatMap(([name, answer]) => {
      const words = ui?.[name];
      const field = ownValue(fields, name) ?? text;
      if (field.computed) return [];
      const written = words?.widget === 'password' ? answer : withoutBlanks(answer);
      const value = typed ? typed.normalize(field, written, words) : written;
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

function withoutBlanks(answer: Answer): Answer {
  if (typeof answer === 'string') return normalizeText(answer);
  const isBlankText = (each: Answer) => typeof each === 'string' && normalizeText(each) === '';
  return Array.isArray(answer) && answer.every(isBlankText) ? '' : answer;
}

const text: FieldSchema = { type: 'string' };

/** Drops invisible characters of pasted text, which no database takes. */
export function normalizeText(answer: string): string {
  const wellFormed = answer.toWellFormed?.() ?? answer;
  return wellFormed.replace(/[\p{Cc}\uFFFD]/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : '')).trim();
}
