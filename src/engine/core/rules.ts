import type { ActiveField } from './active-field.ts';
import { type Answer, ownValue, type StepAnswers, textOf } from './answers.ts';
import type { FieldSet, PasswordStrength } from './definition.ts';
import type { CalendarDate } from './values/dates.ts';
import { isWithinPastYears } from './values/dates.ts';
import { decimalPlaces } from './values/decimal.ts';
import { optionsOf } from './values/options.ts';

/** What rules look at beside the answer. */
export interface RuleContext {
  readonly today: CalendarDate;
  /** The fields of the set that are shown. */
  readonly fields: readonly ActiveField[];
  /** The answers of the field's set, and those around it. */
  readonly scope: StepAnswers;
  /** Facts about the person, of which no new password may be made. */
  readonly userInputs: readonly string[];
  readonly passwordStrength?: PasswordStrength | undefined;
}

/** How answers stand to today and to each other. Few forms have such rules, and only theirs load what knows them. */
export interface Relations {
  /** What a computed field comes to, by the answers it is computed from. */
  readonly compute: (
    field: Pick<ActiveField, 'schema' | 'ui'>,
    answerTo: (name: string) => Answer | undefined,
    today: CalendarDate | undefined,
  ) => Answer | undefined;
  /** The first such rule that an answer breaks, in the words that are made of the nouns. */
  readonly brokenBy: (
    set: FieldSet,
    field: ActiveField,
    answers: StepAnswers,
    context: RuleContext,
  ) => { readonly rule: string; readonly words: string } | undefined;
}

/** The first rule that JSON Schema cannot say and that is broken: those look at today, at others, at what others know. */
export function brokenRule(
  set: FieldSet,
  field: ActiveField,
  answers: StepAnswers,
  { today, scope, userInputs, passwordStrength }: RuleContext,
): string | undefined {
  const { name, schema, ui } = field;
  const value = answers[name];
  if (value !== undefined && !isOffered(value, field)) return 'enum';
  const twin = schema.sameAs && ownValue(scope, schema.sameAs);
  if (twin !== undefined && value !== twin) return 'sameAs';
  if (typeof value === 'number' && decimalPlaces(value) > (schema.decimals ?? Number.POSITIVE_INFINITY))
    return 'decimals';
  if (Array.isArray(value) && value.length > 1 && ui.exclusive?.some((each) => value.includes(each)))
    return 'exclusive';
  if (typeof value !== 'string') return undefined;
  if (schema.pastYears && !isWithinPastYears(value, schema.pastYears, today)) return 'pastYears';
  if (!schema.hardToGuess) return undefined;
  const known = [...userInputs, ...guessableInputs(set, answers)];
  return passwordStrength?.isGuessable(value, known) ? 'hardToGuess' : undefined;
}

/** Whether an option, or each of several, is one that is offered beside the answers that it hangs on. */
function isOffered(value: Answer, { schema, ui, list }: ActiveField): boolean {
  if (!list && !ui.where) return true;
  const chosen = Array.isArray(value) ? value.map(textOf) : [textOf(value)];
  return chosen.every((each) => (list ? list.has(each, list.wanted) : optionsOf(schema)?.includes(each)));
}

/** The texts of the set of which its password must not be made. */
function guessableInputs({ ui }: FieldSet, answers: StepAnswers): string[] {
  return Object.entries(answers).flatMap(([name, answer]) =>
    typeof answer === 'string' && ui?.[name]?.widget !== 'password' ? answer : [],
  );
}
