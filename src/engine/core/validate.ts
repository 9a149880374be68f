import { type Answer, ownValue, type StepAnswers } from './answers.ts';
import type { FieldSet, StepDefinition } from './definition.ts';
import type { ActiveField } from './field.ts';
import type { FieldError, Flow, PlacedSet, RuleContext, SetError } from './parts.ts';
import { placedStep, resolveSet, scopeOf } from './resolve.ts';
import { type CalendarDate, isWithinPastYears } from './values/dates.ts';
import { messageOf } from './words/messages.ts';

/** The day of the check, and its fields (all by default). */
export interface ValidateOptions {
  readonly today: CalendarDate;
  readonly only?: readonly string[] | undefined;
  /** Facts about the student beside the step's answers, of which no new password may be made. */
  readonly userInputs?: readonly string[] | undefined;
  /** The answers of other steps, flat: what is read of them stands before this one. */
  readonly earlier?: StepAnswers | undefined;
}

/** What is wrong with the answers of one step, in screen order, at most one problem a field. */
export function validateStep(
  flow: Flow,
  step: StepDefinition,
  answers: StepAnswers,
  options: ValidateOptions,
): FieldError[] {
  const place = placedStep(step, answers, options);
  return validateSet(flow, place, options).map((error) => ({ step: step.id, ...error }));
}

function validateSet(flow: Flow, place: PlacedSet, options: ValidateOptions): SetError[] {
  const { fields, relevantAnswers, branches } = resolveSet(flow, place);
  const { today, only, userInputs = [] } = options;
  const { passwordStrength } = flow;
  const broken = brokenKeywords(flow, [place.key, ...branches], relevantAnswers);
  const scope = place.set.reads ? scopeOf(place, relevantAnswers) : relevantAnswers;
  const context = { today, fields, scope, userInputs, passwordStrength };
  const isMissing = ({ name, required }: ActiveField) => required && relevantAnswers[name] === undefined;
  return fields.flatMap((field) => {
    const { name } = field;
    if (!place.prefix && only?.includes(name) === false) return [];
    const found = broken.get(name);
    // If a password is missing, do not report its confirmation as missing, too.
    const isSaid = fields.some((other) => other.name === field.schema.sameAs && isMissing(other));
    const rule = isMissing(field)
      ? !isSaid && 'required'
      : (found === 'type' && flow.typed?.brokenType(field, relevantAnswers[name]!)) ||
        (found ?? brokenRule(flow, place.set, field, relevantAnswers, context));
    const related = rule ? undefined : flow.relations?.brokenBy(place.set, field, relevantAnswers, context);
    const keyword = rule ?? related?.rule;
    const words = keyword && messageOf(flow, field, keyword, relevantAnswers[name], related?.words);
    const own = words ? [{ field: `${place.prefix}${name}`, keyword, ...words }] : [];
    if (!flow.sets || relevantAnswers[name] === undefined) return own;
    const check = (inner: PlacedSet) => validateSet(flow, inner, options);
    return [...own, ...flow.sets.errorsWithin(place, field, relevantAnswers, check)];
  });
}

/** The first keyword of JSON Schema that each field's answer breaks. A validator that a flow lacks finds nothing. */
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

/** The first rule that JSON Schema cannot say and that is broken: those look at today, at others, at what others know. */
function brokenRule(
  { typed }: Flow,
  set: FieldSet,
  field: ActiveField,
  answers: StepAnswers,
  { today, scope, userInputs, passwordStrength }: RuleContext,
): string | undefined {
  const { name, schema } = field;
  const value = answers[name];
  const byItself = value === undefined ? undefined : typed?.brokenRule(field, value);
  if (byItself) return byItself;
  const twin = schema.sameAs && ownValue(scope, schema.sameAs);
  if (twin !== undefined && !isSame(value, twin)) return 'sameAs';
  if (typeof value !== 'string') return undefined;
  if (schema.pastYears && !isWithinPastYears(value, schema.pastYears, today)) return 'pastYears';
  if (!schema.hardToGuess) return undefined;
  const known = [...userInputs, ...guessableInputs(set, answers)];
  return passwordStrength?.isGuessable(value, known) ? 'hardToGuess' : undefined;
}

/** Compares texts in composed form: an é is one code point on some keyboards and two on others. */
const isSame = (one: Answer | undefined, other: Answer) =>
  one === other ||
  (typeof one === 'string' && typeof other === 'string' && one.normalize('NFC') === other.normalize('NFC'));

/** The texts of the set of which its password must not be made. */
function guessableInputs({ ui }: FieldSet, answers: StepAnswers): string[] {
  return Object.entries(answers).flatMap(([name, answer]) =>
    typeof answer === 'string' && ui?.[name]?.widget !== 'password' ? answer : [],
  );
}
