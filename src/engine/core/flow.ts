import { type CalendarDate, isWithinPastYears } from './dates.ts';
import type {
  FieldSchema,
  FieldUi,
  FlowDefinition,
  PasswordStrength,
  StepDefinition,
  Validators,
} from './definition.ts';
import { fillIn } from './interpolation.ts';
import { type FieldError, messageOf } from './messages.ts';

/** The answers of one step, by field: each as it was typed or chosen, '' or missing where there is none. */
export type StepAnswers = { readonly [field: string]: string };

/** The answers of a flow, by step. */
export type Answers = { readonly [step: string]: StepAnswers };

/** The answers of an unvisited step; one object, so that its evaluation is cached. */
export const noAnswers: StepAnswers = {};

/** What is kept under that name and no other thing: a question may be called `constructor`, which every object has. */
export function ownValue<Value>(values: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Answers that hold nothing else, as the validators read them. */
function answersFrom(entries: Iterable<readonly [field: string, answer: string]>): StepAnswers {
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

/** A definition with the functions that check it: everything the engine needs to run a questionnaire. */
export interface Flow {
  readonly definition: FlowDefinition;
  readonly validators: Validators;
  /** Without it every new password is hard to guess. */
  readonly passwordStrength?: PasswordStrength;
}

/** A field as the answers given so far make it: what is hidden is not in the list. */
export interface ActiveField {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly ui: FieldUi;
  readonly required: boolean;
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
}

/**
 * The way that answers take through a flow. Pure, and the one source for route guard, progress, review, submit
 * and the server's check.
 */
export function evaluate(flow: Flow, answers: Answers, { today }: ValidateOptions): Evaluation {
  const resolved = resolveFlow(flow, answers);
  const errors = resolved.steps.flatMap((step) =>
    step.fields
      ? validateStep(flow, fillIn(step, resolved.flatAnswers), answers[step.id] ?? noAnswers, { today })
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
export function visibleSteps(flow: Flow, answers: Answers): readonly StepDefinition[] {
  const { steps } = flow.definition;
  return steps.some(({ when }) => when) ? resolveFlow(flow, answers).steps : steps;
}

function resolveFlow(flow: Flow, answers: Answers) {
  const steps: StepDefinition[] = [];
  const relevantAnswers: Record<string, StepAnswers> = {};
  const flatAnswers: Record<string, string> = Object.create(null);
  for (const step of flow.definition.steps) {
    if (step.when && !flow.validators[step.when]!(flatAnswers)) continue;
    steps.push(step);
    if (!step.fields) continue;
    relevantAnswers[step.id] = resolveStep(flow, step, answers[step.id] ?? noAnswers).relevantAnswers;
    Object.assign(flatAnswers, relevantAnswers[step.id]);
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
 * The step's fields in screen order, as its conditions leave them for these answers. The same conditions give
 * the same array, so that typing re-renders nothing but the field typed in.
 */
export function activeFields(flow: Flow, step: StepDefinition, answers: StepAnswers): readonly ActiveField[] {
  return step.conditions ? resolveStep(flow, step, answers).fields : fieldsForAnswers(flow, step, answers);
}

type ResolvedStep = ReturnType<typeof resolveAnew>;

/** Answers are replaced, never changed, so their evaluation is cached. */
function resolveStep(flow: Flow, step: StepDefinition, answers: StepAnswers): ResolvedStep {
  const known = resolvedSteps.get(step) ?? new WeakMap<StepAnswers, ResolvedStep>();
  resolvedSteps.set(step, known);
  const now = known.get(answers) ?? resolveAnew(flow, step, answers);
  known.set(answers, now);
  return now;
}

const resolvedSteps = new WeakMap<StepDefinition, WeakMap<StepAnswers, ResolvedStep>>();

/**
 * The fields that are shown, and their answers. Those of hidden ones stay in the draft and are left out here, as are
 * blanks. A hidden field's answer does not count, so hiding one may hide the next: repeated until nothing changes.
 */
function resolveAnew(flow: Flow, step: StepDefinition, answers: StepAnswers) {
  let relevantAnswers = normalize(step, answers);
  for (;;) {
    const fields = fieldsForAnswers(flow, step, relevantAnswers);
    const shown = fields.filter(({ name }) => relevantAnswers[name] !== undefined);
    if (shown.length === Object.keys(relevantAnswers).length) return { fields, relevantAnswers };
    const before = relevantAnswers;
    relevantAnswers = answersFrom(shown.map(({ name }) => [name, before[name]!]));
  }
}

function fieldsForAnswers(flow: Flow, step: StepDefinition, answers: StepAnswers): readonly ActiveField[] {
  const outcomes = (step.conditions ?? []).map((condition) => flow.validators[condition.if]!(answers));
  const known = fieldsByOutcome.get(step) ?? new Map<string, readonly ActiveField[]>();
  fieldsByOutcome.set(step, known);
  const key = outcomes.join();
  const fields = known.get(key) ?? fieldsForOutcomes(step, outcomes);
  known.set(key, fields);
  return fields;
}

const fieldsByOutcome = new WeakMap<StepDefinition, Map<string, readonly ActiveField[]>>();

function fieldsForOutcomes(step: StepDefinition, outcomes: readonly boolean[]): ActiveField[] {
  const branches = (step.conditions ?? []).flatMap(
    (condition, index) => (outcomes[index] ? condition.then : condition.else) ?? [],
  );
  const required = new Set([step, ...branches].flatMap((each) => each.required ?? []));
  return Object.entries(step.ui ?? {}).flatMap(([name, ui]) => {
    if (branches.some((branch) => branch.properties?.[name] === false)) return [];
    const schema: FieldSchema = Object.assign(
      {},
      step.fields?.[name],
      ...branches.map((branch) => branch.properties?.[name]),
    );
    // A free text that a condition narrows to a list is chosen from that list.
    const isListed = schema.enum && ui.widget === 'text';
    return [{ name, schema, ui: isListed ? { ...ui, widget: 'select' } : ui, required: required.has(name) }];
  });
}

/** What is wrong with the answers of one step, in screen order, at most one problem a field. */
export function validateStep(
  flow: Flow,
  step: StepDefinition,
  answers: StepAnswers,
  options: ValidateOptions,
): FieldError[] {
  const { fields, relevantAnswers } = resolveStep(flow, step, answers);
  const broken = brokenRules(flow, step, relevantAnswers);
  return fields.flatMap((field) => {
    if (options.only?.includes(field.name) === false) return [];
    const rule = broken.get(field.name) ?? brokenAnnotation(flow, step, field, relevantAnswers, options);
    if (!rule) return [];
    const words = messageOf(field, rule, relevantAnswers[field.name]);
    return [{ step: step.id, field: field.name, keyword: rule, ...words }];
  });
}

/** The first broken rule of each field. A missing answer is told before what else its absence breaks. */
function brokenRules(flow: Flow, step: StepDefinition, relevantAnswers: StepAnswers): Map<string, string> {
  const validate = flow.validators[step.id]!;
  const broken = new Map<string, string>();
  if (validate(relevantAnswers)) return broken;
  for (const error of validate.errors ?? []) {
    const field = error.keyword === 'required' ? error.params.missingProperty : error.instancePath.slice(1);
    if (typeof field !== 'string' || !field || field.includes('/')) continue;
    if (!broken.has(field) || error.keyword === 'required') broken.set(field, error.keyword);
  }
  return broken;
}

/** The rules that JSON Schema cannot say: they look at today, at another field, or at what others may know. */
function brokenAnnotation(
  { passwordStrength }: Flow,
  step: StepDefinition,
  { name, schema }: ActiveField,
  answers: StepAnswers,
  { today, userInputs = [] }: ValidateOptions,
) {
  const value = answers[name];
  if (schema.sameAs && value !== answers[schema.sameAs]) return 'sameAs';
  if (schema.pastYears && value && !isWithinPastYears(value, schema.pastYears, today)) return 'pastYears';
  if (!schema.hardToGuess || !value) return undefined;
  const known = [...userInputs, ...guessableInputs(step, answers)];
  return passwordStrength?.isGuessable(value, known) ? 'hardToGuess' : undefined;
}

/** The step's answers of which its password must not be made. */
function guessableInputs({ ui }: StepDefinition, answers: StepAnswers): string[] {
  return Object.keys(answers).flatMap((name) => (ui?.[name]?.widget === 'password' ? [] : [answers[name]!]));
}

/** Answers as they count: no spaces around them, no blanks. A password is kept to the letter. */
function normalize(step: StepDefinition, answers: StepAnswers): StepAnswers {
  return answersFrom(
    Object.entries(answers)
      .map(
        ([name, value]) =>
          [name, step.ui?.[name]?.widget === 'password' ? value : normalizeText(value)] as const,
      )
      .filter(([, value]) => value !== ''),
  );
}

/** Drops invisible characters of pasted text, which no database takes. */
function normalizeText(text: string): string {
  const wellFormed = text.toWellFormed?.() ?? text;
  return wellFormed.replace(/[\p{Cc}\uFFFD]/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : '')).trim();
}

/**
 * A flat record of answers, as the wire carries it, back in its steps. Keys that no step has, and values that
 * are no strings, are left out.
 */
export function groupByStep(flow: Flow, flat: { readonly [field: string]: unknown }): Answers {
  return Object.fromEntries(
    flow.definition.steps.flatMap((step) => {
      if (!step.fields) return [];
      const own = Object.keys(step.fields).flatMap((name) =>
        typeof ownValue(flat, name) === 'string' ? [[name, flat[name]]] : [],
      );
      return [[step.id, Object.fromEntries(own)]];
    }),
  );
}

/**
 * A step's answers after one of them changed, with what follows from it: an empty field is filled from the
 * chosen option's facts, and an answer from a list that no longer stands is cleared.
 */
export function applyChange(
  flow: Flow,
  step: StepDefinition,
  before: StepAnswers,
  field: string,
  value: string,
): StepAnswers {
  const after: Record<string, string> = { ...before, [field]: value };
  for (const [target, fill] of Object.entries(step.ui?.[field]?.fills ?? {})) {
    const filled = ownValue(fill, value);
    if (!ownValue(after, target) && filled) after[target] = filled;
  }
  const fields = activeFields(flow, step, before);
  const fieldsNow = activeFields(flow, step, after);
  if (fieldsNow === fields) return after;
  const now = new Map(fieldsNow.map(({ name, schema }) => [name, schema.enum]));
  for (const { name, schema } of fields) {
    const answer = ownValue(after, name);
    const wasListed = answer !== undefined && schema.enum?.includes(answer);
    if (name !== field && wasListed && now.has(name) && !now.get(name)?.includes(answer)) after[name] = '';
  }
  return after;
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
