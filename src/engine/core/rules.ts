import { type Answer, ownValue, type StepAnswers } from './answers.ts';
import type { CalendarDate } from './dates.ts';
import { isWithinPastYears } from './dates.ts';
import type { FieldSet, PasswordStrength } from './definition.ts';
import { optionsOf } from './options.ts';
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
  field: ActiveField,
  answers: StepAnswers,
  { today, scope, userInputs, passwordStrength }: RuleContext,
): string | undefined {
  const { name, schema } = field;
  const value = answers[name];
  if (value !== undefined && !isOffered(value, field)) return 'enum';
  if (schema.sameAs && value !== ownValue(scope, schema.sameAs)) return 'sameAs';
  if (typeof value === 'number' && hasMoreDecimals(value, schema.decimals)) return 'decimals';
  if (typeof value !== 'string') return undefined;
  if (schema.pastYears && !isWithinPastYears(value, schema.pastYears, today)) return 'pastYears';
  if (!schema.hardToGuess) return undefined;
  const known = [...userInputs, ...guessableInputs(set, answers)];
  return passwordStrength?.isGuessable(value, known) ? 'hardToGuess' : undefined;
}

/** Whether an option, or each of several, is one that is offered beside the answers that it hangs on. */
function isOffered(value: Answer, { schema, ui, list }: ActiveField): boolean {
  const chosen = Array.isArray(value) ? value.map(String) : [String(value)];
  if (list) return chosen.every((each) => list.has(each, list.wanted));
  return !ui.where || chosen.every((each) => optionsOf(schema)?.includes(each));
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
