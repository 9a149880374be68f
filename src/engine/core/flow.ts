import type { ActiveField } from './active-field.ts';
import {
  type Answer,
  type Answers,
  answerAt,
  isAnswers,
  noAnswers,
  ownValue,
  type StepAnswers,
  withAnswerAt,
} from './answers.ts';
import type { FieldSet, FlowDefinition, PasswordStrength, StepDefinition, Validators } from './definition.ts';
import {
  fieldsForAnswers,
  type PlacedSet,
  placedIn,
  placedStep,
  resolveSet,
  type Surroundings,
  scopeOf,
} from './resolve.ts';
import { brokenRule, type Relations } from './rules.ts';
import { type CalendarDate, dayAt } from './values/dates.ts';
import type { OptionList } from './values/lists.ts';
import { withoutExcluded } from './values/options.ts';
import { fillIn } from './words/interpolation.ts';
import { type FieldError, messageOf } from './words/messages.ts';

/** A definition with the functions that check it: everything the engine needs to run a questionnaire. */
export interface Flow {
  readonly definition: FlowDefinition;
  readonly validators: Validators;
  /** Its long lists, by name. */
  readonly lists?: { readonly [name: string]: OptionList };
  /** Without it every new password is hard to guess. */
  readonly passwordStrength?: PasswordStrength;
  /** Without it nothing is computed, and no answer is held against today or another one. */
  readonly relations?: Relations;
}

/** What answers come to: the way through the flow, which of them count, and what is wrong with them. */
export interface Evaluation {
  /** The steps that these answers lead through, in order. */
  readonly steps: readonly StepDefinition[];
  /** The first step that asks something and is not yet rightly answered. */
  readonly firstIncomplete: StepDefinition | undefined;
  /** Everything wrong, in the order of the screens. */
  readonly errors: readonly FieldError[];
  /** The answers that count: of visible steps and fields, blanks left out. */
  readonly relevantAnswers: Answers;
  /** The same, flat: field names are unique across a flow. */
  readonly flatAnswers: StepAnswers;
  readonly isComplete: boolean;
}

/** The day of the check, and its fields (all by default). */
export interface ValidateOptions {
  readonly today: CalendarDate;
  readonly only?: readonly string[] | undefined;
  /** Facts about the student beside the step's answers, of which no new password may be made. */
  readonly userInputs?: readonly string[] | undefined;
  /** The answers of other steps, flat: what is read of them stands before this one. */
  readonly earlier?: StepAnswers | undefined;
}

/**
 * The way that answers take through a flow. Pure, and the one source for route guard, progress, review, submit
 * and the server's check.
 */
export function evaluate(flow: Flow, answers: Answers, { today }: ValidateOptions): Evaluation {
  const resolved = resolveFlow(flow, answers, today);
  const earlier = resolved.flatAnswers;
  const errors = resolved.steps.flatMap((step) =>
    step.fields
      ? validateStep(flow, fillIn(step, earlier), answers[step.id] ?? noAnswers, { today, earlier })
      : [],
  );
  return {
    ...resolved,
    firstIncomplete: resolved.steps.find(({ id }) => id === errors[0]?.step),
    errors,
    isComplete: errors.length === 0,
  };
}

/** The steps alone, without a look at what is wrong: for who asks after every key. */
export function visibleSteps(
  flow: Flow,
  answers: Answers,
  { today }: Pick<ValidateOptions, 'today'>,
): readonly StepDefinition[] {
  const { steps } = flow.definition;
  return steps.some(({ when }) => when) ? resolveFlow(flow, answers, today).steps : steps;
}

function resolveFlow(flow: Flow, answers: Answers, today: CalendarDate) {
  const steps: StepDefinition[] = [];
  const relevantAnswers: Record<string, StepAnswers> = {};
  const flatAnswers: Record<string, Answer> = Object.create(null);
  for (const step of flow.definition.steps) {
    const days = step.days?.map((day) => [day, dayAt(day, today)]);
    const scope = days ? Object.assign(Object.fromEntries(days), flatAnswers) : flatAnswers;
    if (step.when && !flow.validators[step.when]!(scope)) continue;
    steps.push(step);
    if (!step.fields) continue;
    const own = resolveSet(
      flow,
      placedStep(step, answers[step.id] ?? noAnswers, { earlier: flatAnswers, today }),
    ).relevantAnswers;
    relevantAnswers[step.id] = own;
    Object.assign(flatAnswers, own);
  }
  return { steps, relevantAnswers, flatAnswers };
}

/** The step of that id; throws where the flow has none. */
export function stepOf(flow: Flow, id: string): StepDefinition {
  const step = flow.definition.steps.find((each) => each.id === id);
  if (!step) throw new Error(`The flow ${flow.definition.id} has no step ${id}.`);
  return step;
}

/**
 * The step's fields in screen order, as its conditions leave them for these answers; `path` leads to those of a group or
 * a row in it. The same conditions give the same array, so that typing renders nothing but the field typed in.
 */
export function activeFields(
  flow: Flow,
  step: StepDefinition,
  answers: StepAnswers,
  { path = '', ...around }: Surroundings & { readonly path?: string } = {},
): readonly ActiveField[] {
  const place = placeAt(flow, placedStep(step, answers, around), path ? path.split('.') : []);
  if (!place) return [];
  const { set, answers: own } = place;
  return set.conditions ? resolveSet(flow, place).fields : fieldsForAnswers(flow, place, own).fields;
}

/** The answers of a step that count, with what is computed of them. */
export function relevantAnswers(
  flow: Flow,
  step: StepDefinition,
  answers: StepAnswers,
  around: Surroundings,
): StepAnswers {
  return resolveSet(flow, placedStep(step, answers, around)).relevantAnswers;
}

/** The set to which that path leads from a set. */
function placeAt(flow: Flow, place: PlacedSet, [name, ...rest]: readonly string[]): PlacedSet | undefined {
  if (name === undefined) return place;
  const { relevantAnswers } = resolveSet(flow, place);
  // With what was typed, where it does not count yet.
  const own = { ...place.answers, ...relevantAnswers, ...typedIn(place.answers, name) };
  const isGroup = place.set.fields?.[name]?.type === 'object';
  const [inner] = placedIn(place, name, own, isGroup ? undefined : Number(rest[0]));
  return inner && placeAt(flow, inner, isGroup ? rest : rest.slice(1));
}

function typedIn(answers: StepAnswers, name: string): StepAnswers {
  const typed = ownValue(answers, name);
  return typed === undefined ? noAnswers : { [name]: typed };
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

function validateSet(flow: Flow, place: PlacedSet, options: ValidateOptions): Omit<FieldError, 'step'>[] {
  const { fields, relevantAnswers, branches } = resolveSet(flow, place);
  const { today, only, userInputs = [] } = options;
  const { passwordStrength } = flow;
  const broken = brokenKeywords(flow, [place.key, ...branches], relevantAnswers);
  const scope = place.set.reads ? scopeOf(place, relevantAnswers) : relevantAnswers;
  const context = { today, fields, scope, userInputs, passwordStrength };
  return fields.flatMap((field) => {
    const { name, ui, required } = field;
    if (!place.prefix && only?.includes(name) === false) return [];
    const isMissing = required && relevantAnswers[name] === undefined;
    const rule = isMissing
      ? 'required'
      : (broken.get(name) ?? brokenRule(place.set, field, relevantAnswers, context));
    const related = rule ? undefined : flow.relations?.brokenBy(place.set, field, relevantAnswers, context);
    const keyword = rule ?? related?.rule;
    const words = keyword && messageOf(field, keyword, relevantAnswers[name], related?.words);
    const own = words ? [{ field: `${place.prefix}${name}`, keyword, ...words }] : [];
    if (relevantAnswers[name] === undefined) return own;
    const inner = placedIn(place, name, relevantAnswers).flatMap((each) => validateSet(flow, each, options));
    const isTwin = inner.length > 0 && hasTwin(place.set, name);
    return [...own, ...(isTwin ? inner.map(named(ui.label)) : inner)];
  });
}

/** Whether another group of the set asks the same: what is wrong in one of them says in which. */
function hasTwin({ fieldSets = {} }: FieldSet, name: string): boolean {
  const nouns = (set: FieldSet | undefined) => Object.values(set?.ui ?? {}).map(({ noun }) => noun);
  const own = new Set(nouns(fieldSets[name]));
  return Object.keys(fieldSets).some(
    (other) => other !== name && nouns(fieldSets[other]).some((noun) => own.has(noun)),
  );
}

const named = (label: string) => (error: Omit<FieldError, 'step'>) => ({
  ...error,
  within: error.within ? `${label}, ${error.within}` : label,
});

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

/** A flat record of answers, as the wire carries it, back in its steps. Keys that no step has, and null, are left out. */
export function groupByStep(flow: Flow, flat: { readonly [field: string]: unknown }): Answers {
  return Object.fromEntries(
    flow.definition.steps.flatMap((step) => (step.fields ? [[step.id, travelledIn(step, flat)]] : [])),
  );
}

/** The answers to a set of those that travelled. They hold the defaults: one that is not there was taken away. */
function travelledIn(
  { fields = {}, fieldSets = {} }: FieldSet,
  answers: { readonly [field: string]: unknown },
): StepAnswers {
  const given = Object.entries(fields).flatMap(([name, field]) => {
    const value = ownValue(answers, name) as Answer | null | undefined;
    if (value === undefined || value === null)
      return field.default === undefined ? [] : [[name, ''] as const];
    const inner = ownValue(fieldSets, name);
    return [[name, inner ? travelledAt(inner, value) : value] as const];
  });
  return Object.fromEntries(given);
}

const travelledAt = (set: FieldSet, value: Answer): Answer => {
  if (Array.isArray(value)) return value.map((row) => travelledAt(set, row));
  return isAnswers(value) ? travelledIn(set, value) : value;
};

/**
 * A step's answers after the one at a path changed, with what follows from it: an empty field is filled from the
 * chosen option's facts, and an answer from a list that no longer stands is cleared.
 */
export function applyChange(
  flow: Flow,
  step: StepDefinition,
  before: StepAnswers,
  path: string,
  value: Answer,
  around: Surroundings = {},
): StepAnswers {
  const at = path.lastIndexOf('.');
  const [parent, field] = [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
  const given = parent ? answerAt(before, parent) : before;
  const own = isAnswers(given) ? given : noAnswers;
  const fields = activeFields(flow, step, before, { path: parent, ...around });
  const ui = fields.find(({ name }) => name === field)?.ui;
  const chosen = ui ? withoutExcluded(ui, ownValue(own, field), value) : value;
  const after: Record<string, Answer> = { ...own, [field]: chosen };
  const fills = ui?.fills ?? {};
  const isReadOnly = (name: string) => fields.find((each) => each.name === name)?.schema.readOnly;
  for (const [target, fill] of Object.entries(fills)) {
    const filled = ownValue(fill, String(value));
    const isOpen = !ownValue(after, target) || isReadOnly(target);
    if (isOpen && filled) after[target] = filled;
  }
  const answers = () => (parent ? withAnswerAt(before, parent, after) : after);
  const fieldsNow = activeFields(flow, step, answers(), { path: parent, ...around });
  if (fieldsNow === fields) return answers();
  const now = new Map(fieldsNow.map(({ name, schema }) => [name, schema.enum]));
  for (const { name, schema } of fields) {
    const answer = ownValue(after, name);
    const isIn = (options: readonly unknown[] | undefined) => options?.includes(answer) === true;
    if (name !== field && answer && isIn(schema.enum) && now.has(name) && !isIn(now.get(name)))
      after[name] = '';
  }
  return answers();
}

/** Where a field of a step is asked for: those of a list's row on the row's own page, without what leads to it. */
export function placeOf({ kind }: StepDefinition, path: string): { row?: number; field: string } {
  const [, row, ...rest] = path.split('.');
  return kind === 'list' && row !== undefined ? { row: Number(row), field: rest.join('.') } : { field: path };
}

/** The step after this one on the way that the answers take; undefined at the end. */
export function nextStep(steps: readonly StepDefinition[], id: string): StepDefinition | undefined {
  const at = steps.findIndex((step) => step.id === id);
  return at < 0 ? undefined : steps[at + 1];
}

/** Whether the step's button sends the answers: nothing but a last page comes after it. */
export function isSubmitStep(steps: readonly StepDefinition[], id: string): boolean {
  const next = nextStep(steps, id);
  return !next || next.kind === 'end';
}

/** `Step 2 of 4`, and the bar: counted are the steps that have a progress. Undefined where this one has none. */
export function progressAt(steps: readonly StepDefinition[], id: string) {
  const counted = steps.filter(({ progress }) => progress !== undefined);
  const at = counted.findIndex((step) => step.id === id);
  if (at < 0) return undefined;
  return { step: at + 1, steps: counted.length, percent: counted[at]!.progress! };
}

export function previousStep(steps: readonly StepDefinition[], id: string): StepDefinition | undefined {
  return steps[steps.findIndex((step) => step.id === id) - 1];
}
