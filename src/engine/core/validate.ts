import { type Answer, ownValue, type StepAnswers, textOf } from './answers.ts';
import { resolveSet, type Surroundings, scopeOf, stepInstance } from './asked-fields.ts';
import type { FieldSet, StepDefinition } from './definition.ts';
import type { ActiveField } from './field.ts';
import type { FieldError, Flow, RuleContext, SetError, SetInstance } from './flow-types.ts';
import { type CalendarDate, isWithinPastYears } from './values/dates.ts';
import { decimalPlaces, plainNumber } from './values/numbers.ts';
import { optionsOf } from './values/options.ts';
import { messageOf } from './words/compose-message.ts';

export interface ValidateOptions extends Surroundings {
  readonly today: CalendarDate;
  readonly only?: readonly string[] | undefined;
  /** Texts about the person, such as the phone number. A password that resembles them is easy to guess. */
  readonly userInputs?: readonly string[] | undefined;
}

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
  const { guessablePasswordCheck } = flow;
  const broken = brokenKeywords(flow, [key, ...branches], relevantAnswers);
  const context = {
    today,
    fields,
    scope: scopeOf(instance, relevantAnswers),
    userInputs,
    guessablePasswordCheck,
  };
  const isMissing = ({ name, required }: ActiveField) => required && relevantAnswers[name] === undefined;
  return fields.flatMap((field) => {
    const { name } = field;
    if (!prefix && only?.includes(name) === false) return [];
    const found = broken.get(name);
    // If a password and its repetition are both empty, only the password gets an error.
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

function brokenRule(
  set: FieldSet,
  field: ActiveField,
  answers: StepAnswers,
  { today, scope, userInputs, guessablePasswordCheck }: RuleContext,
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
  return guessablePasswordCheck?.isGuessable(value, known) ? 'hardToGuess' : undefined;
}

function brokenByItself(field: ActiveField, answer: Answer): string | undefined {
  const { schema, ui } = field;
  if (!isOffered(field, answer)) return 'enum';
  if (typeof answer === 'number' && decimalPlaces(answer) > (schema.decimals ?? Number.POSITIVE_INFINITY))
    return 'decimals';
  const isSeveral = Array.isArray(answer) && answer.length > 1;
  return isSeveral && ui.exclusive?.some((each) => answer.includes(each)) ? 'exclusive' : undefined;
}

function brokenType({ schema, ui }: ActiveField, answer: Answer): string {
  const { decimals = Number.POSITIVE_INFINITY } = schema;
  const typed = textOf(answer);
  // Reads the number without a limit on its decimal places. The ambiguous 3.000 is then read as 3 and gets
  // the error `type`. The message says that the number could be 3000 or 3.
  const read = plainNumber(typed, { schema: { decimals: typed.length }, ui });
  return decimalPlaces(Number(read)) > decimals ? 'decimals' : 'type';
}

function isOffered({ schema, ui, list }: ActiveField, answer: Answer): boolean {
  if (!list && !ui.where) return true;
  const chosen = Array.isArray(answer) ? answer.map(textOf) : [textOf(answer)];
  return chosen.every((each) => (list ? list.has(each, list.wanted) : optionsOf(schema)?.includes(each)));
}

/** Compares texts in composed Unicode form (NFC), because keyboards enter é as one or as two code points. */
const isSame = (one: Answer | undefined, other: Answer) =>
  one === other ||
  (typeof one === 'string' && typeof other === 'string' && one.normalize('NFC') === other.normalize('NFC'));

function guessableInputs({ ui }: FieldSet, answers: StepAnswers): string[] {
  return Object.entries(answers).flatMap(([name, answer]) =>
    typeof answer === 'string' && ui?.[name]?.widget !== 'password' ? answer : [],
  );
}
