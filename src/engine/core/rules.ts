import { ownValue, type StepAnswers } from './answers.ts';
import type { CalendarDate } from './dates.ts';
import { isWithinPastYears } from './dates.ts';
import type { FieldSet, PasswordStrength } from './definition.ts';
import type { ActiveField } from './resolve.ts';

/** What rules look at beside the answer. */
export interface RuleContext {
  readonly today: CalendarDate;
  /** The answers of the field's set, and those around it. */
  readonly scope: StepAnswers;
  /** Facts about the person, of which no new password may be made. */
  readonly userInputs: readonly string[];
  readonly passwordStrength?: PasswordStrength | undefined;
}

/** The first rule that JSON Schema cannot say and that is broken: those look at today, at others, at what others know. */
export function brokenRule(
  set: FieldSet,
  { name, schema }: ActiveField,
  answers: StepAnswers,
  { today, scope, userInputs, passwordStrength }: RuleContext,
): string | undefined {
  const value = answers[name];
  if (schema.sameAs && value !== ownValue(scope, schema.sameAs)) return 'sameAs';
  if (typeof value === 'number' && hasMoreDecimals(value, schema.decimals)) return 'decimals';
  if (typeof value !== 'string') return undefined;
  if (schema.pastYears && !isWithinPastYears(value, schema.pastYears, today)) return 'pastYears';
  if (!schema.hardToGuess) return undefined;
  const known = [...userInputs, ...guessableInputs(set, answers)];
  return passwordStrength?.isGuessable(value, known) ? 'hardToGuess' : undefined;
}

/** By the number's own text: 1.005 has three places, whatever it is in binary. */
function hasMoreDecimals(value: number, most = Number.POSITIVE_INFINITY): boolean {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return (digits.split('.')[1]?.length ?? 0) - Number(exponent) > most;
}

/** The texts of the set of which its password must not be made. */
function guessableInputs({ ui }: FieldSet, answers: StepAnswers): string[] {
  return Object.entries(answers).flatMap(([name, answer]) =>
    typeof answer === 'string' && ui?.[name]?.widget !== 'password' ? answer : [],
  );
}
