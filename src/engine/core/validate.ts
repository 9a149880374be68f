import { type Answer, ownValue, type StepAnswers, textOf } from './answers.ts';
import type { FieldSet, StepDefinition } from './definition.ts';
import type { ActiveField } from './field.ts';
import type { FieldError, Flow, RuleContext, SetError, SetInstance } from './flow-types.ts';
import { resolveSet, scopeOf, stepInstance } from './resolve.ts';
import { type CalendarDate, isWithinPastYears } from './values/dates.ts';
import { decimalPlaces, plainNumber } from './values/numbers.ts';
import { optionsOf } from './values/options.ts';
import { messageOf } from './words/messages.ts';

/** The day, and the fields to validate (all by default). */
export interface ValidateOptions {
  readonly today: CalendarDate;
  readonly only?: readonly string[] | undefined;
  /** Facts about the person, besides the step's answers, that a new password must not contain. */
  readonly userInputs?: readonly string[] | undefined;
  /** The answers of earlier steps, flat. */
  readonly earlier?: StepAnswers | undefined;
}

/** The errors of one step in screen order, at most one a field. */
export function validateStep(
  flow: Flow,
  step: StepDefinition,
  answers: StepAnswers,
  options: ValidateOptions,
): FieldError[] {
  return validateSet(flow, stepInstance(step, answers, options), options).map((error) => ({
    step: step.id,
    ...error,
  }));
}

function validateSet(flow: Flow, instance: SetInstance, options: ValidateOptions): SetError[] {
  const { set, key, prefix } = instance;
  const { fields, relevantAnswers, branches } = resolveSet(flow, instance);
  const { today, only, userInputs = [] } = options;
  const { passwordStrength } = flow;
  const broken = brokenKeywords(flow, [key, ...branches], relevantAnswers);
  const context = { today, fields, scope: scopeOf(instance, relevantAnswers), userInputs, passwordStrength };
  const isMissing = ({ name, required }: ActiveField) => required && relevantAnswers[name] === undefined;
  return fields.flatMap((field) => {
    const { name } = field;
    if (!prefix && only?.includes(name) === false) return [];
    const found = broken.get(name);
    // If a password is missing, do not report its confirmation as missing, too.
    const isSaid = fields.some((other) => other.name === field.schema.sameAs && isMissing(other));
    const rule = isMissing(field)
      ? !isSaid && 'required'
      : found === 'type'
        ? brokenType(field, relevantAnswers[name]!)
        : (found ?? brokenRule(set, field, relevantAnswers, context));
    const related = rule
      ? undefined
      : flow.structure?.validateCrossField(set, field, relevantAnswers, context);
    const keyword = rule ?? related?.rule;
    const words = keyword && messageOf(field, keyword, relevantAnswers[name], related?.words);
    const own = words ? [{ field: `${prefix}${name}`, keyword, ...words }] : [];
    if (!flow.structure || relevantAnswers[name] === undefined) return own;
    const validate = (inner: SetInstance) => validateSet(flow, inner, options);
    return [...own, ...flow.structure.validateInstances(instance, field, relevantAnswers, validate)];
  });
}

/** The first JSON Schema keyword that each field's answer breaks. */
function brokenKeywords(flow: Flow, keys: readonly string[], answers: StepAnswers): Map<string, string> {
  const broken = new Map<string, string>();
  for (const key of keys) {
    const validate = flow.validators[key];
    if (!validate || validate(answers)) continue;
    for (const { keyword, instancePath } of validate.errors ?? []) {
      const field = instancePath.split('/')[1];
      if (field && !broken.has(field)) broken.set(field, keyword);
    }
  }
  return broken;
}

/** The first broken rule that JSON Schema cannot express. */
function brokenRule(
  set: FieldSet,
  field: ActiveField,
  answers: StepAnswers,
  { today, scope, userInputs, passwordStrength }: RuleContext,
): string | undefined {
  const { name, schema } = field;
  const value = answers[name];
  const byItself = value === undefined ? undefined : brokenByItself(field, value);
  if (byItself) return byItself;
  const twin = schema.sameAs && ownValue(scope, schema.sameAs);
  if (twin !== undefined && !isSame(value, twin)) return 'sameAs';
  if (typeof value !== 'string') return undefined;
  if (schema.pastYears && !isWithinPastYears(value, schema.pastYears, today)) return 'pastYears';
  if (!schema.hardToGuess) return undefined;
  const known = [...userInputs, ...guessableInputs(set, answers)];
  return passwordStrength?.isGuessable(value, known) ? 'hardToGuess' : undefined;
}

/** The first rule that JSON Schema cannot express and that the answer breaks by itself. */
function brokenByItself(field: ActiveField, answer: Answer): string | undefined {
  const { schema, ui } = field;
  if (!isOffered(field, answer)) return 'enum';
  if (typeof answer === 'number' && decimalPlaces(answer) > (schema.decimals ?? Number.POSITIVE_INFINITY))
    return 'decimals';
  const isSeveral = Array.isArray(answer) && answer.length > 1;
  return isSeveral && ui.exclusive?.some((each) => answer.includes(each)) ? 'exclusive' : undefined;
}

/** The rule that a text breaks where a number is expected; it may only have too many decimal places. */
function brokenType({ schema, ui }: ActiveField, answer: Answer): string {
  const { decimals = Number.POSITIVE_INFINITY } = schema;
  const typed = textOf(answer);
  // For an ambiguous number such as 3.000, the message for `type` says what to enter.
  const read = plainNumber(typed, { schema: { decimals: typed.length }, ui });
  return decimalPlaces(Number(read)) > decimals ? 'decimals' : 'type';
}

/** Whether the choice filter offers the option, or each of several. */
function isOffered({ schema, ui, list }: ActiveField, answer: Answer): boolean {
  if (!list && !ui.where) return true;
  const chosen = Array.isArray(answer) ? answer.map(textOf) : [textOf(answer)];
  return chosen.every((each) => (list ? list.has(each, list.wanted) : optionsOf(schema)?.includes(each)));
}

/** Compares texts in composed form: an é is one code point on some keyboards and two on others. */
const isSame = (one: Answer | undefined, other: Answer) =>
  one === other ||
  (typeof one === 'string' && typeof other === 'string' && one.normalize('NFC') === other.normalize('NFC'));

/** The answers that a password of the set must not contain. */
function guessableInputs({ ui }: FieldSet, answers: StepAnswers): string[] {
  return Object.entries(answers).flatMap(([name, answer]) =>
    typeof answer === 'string' && ui?.[name]?.widget !== 'password' ? answer : [],
  );
}
