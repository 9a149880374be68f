import { type Answer, type Answers, noAnswers, type StepAnswers } from './answers.ts';
import type { StepDefinition } from './definition.ts';
import type { FieldError, Flow } from './flow-types.ts';
import { resolveSet, stepInstance } from './resolve.ts';
import { type ValidateOptions, validateStep } from './validate.ts';
import { type CalendarDate, dayAt } from './values/dates.ts';
import { fillIn } from './words/interpolation.ts';

export interface Evaluation {
  readonly steps: readonly StepDefinition[];
  readonly firstIncomplete: StepDefinition | undefined;
  /** In screen order. */
  readonly errors: readonly FieldError[];
  /** Of visible steps and fields, without blanks. */
  readonly relevantAnswers: Answers;
  /** The same, flat: field names are unique across a flow. */
  readonly flatAnswers: StepAnswers;
  readonly isComplete: boolean;
}

/**
 * Evaluates answers against a flow: which steps are visible, which answers are relevant, what is invalid. Pure; used by the
 * route guard, the progress bar, the review, submit and the server.
 */
export function evaluate(flow: Flow, answers: Answers, { today }: ValidateOptions): Evaluation {
  const resolved = resolveFlow(flow, answers, today);
  const earlier = resolved.flatAnswers;
  const errors = resolved.steps.flatMap((step) =>
    step.fields
      ? validateStep(flow, fillIn(step, earlier, flow), answers[step.id] ?? noAnswers, { today, earlier })
      : [],
  );
  return {
    ...resolved,
    firstIncomplete: resolved.steps.find(({ id }) => id === errors[0]?.step),
    errors,
    isComplete: errors.length === 0,
  };
}

/** The visible steps alone, without validation: cheap enough to call after every key. */
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
      stepInstance(step, answers[step.id] ?? noAnswers, { earlier: flatAnswers, today }),
    ).relevantAnswers;
    relevantAnswers[step.id] = own;
    Object.assign(flatAnswers, own);
  }
  return { steps, relevantAnswers, flatAnswers };
}

/** Throws if the flow has no such step. */
export function stepOf(flow: Flow, id: string): StepDefinition {
  const step = flow.definition.steps.find((each) => each.id === id);
  if (!step) throw new Error(`The flow ${flow.definition.id} has no step ${id}.`);
  return step;
}

/** Splits a field path into the row index of a list step and the field inside that row. */
export function placeOf({ kind }: StepDefinition, path: string): { row?: number; field: string } {
  const [, row, ...rest] = path.split('.');
  return kind === 'list' && row !== undefined ? { row: Number(row), field: rest.join('.') } : { field: path };
}

export function nextStep(steps: readonly StepDefinition[], id: string): StepDefinition | undefined {
  const at = steps.findIndex((step) => step.id === id);
  return at < 0 ? undefined : steps[at + 1];
}

/** Whether the step's button sends the answers: only an end page may follow it. */
export function isSubmitStep(steps: readonly StepDefinition[], id: string): boolean {
  const next = nextStep(steps, id);
  return !next || next.kind === 'end';
}

/** Where editing an answer returns to: the review, or without one the step that sends. */
export const returnStep = (steps: readonly StepDefinition[]): StepDefinition =>
  steps.find(({ kind }) => kind === 'review') ?? steps.find(({ id }) => isSubmitStep(steps, id))!;

/** For `Step 2 of 4` and the bar, over the steps that have a progress; undefined if this step has none. */
export function progressAt(steps: readonly StepDefinition[], id: string) {
  const counted = steps.filter(({ progress }) => progress !== undefined);
  const at = counted.findIndex((step) => step.id === id);
  if (at < 0) return undefined;
  return { step: at + 1, steps: counted.length, percent: counted[at]!.progress! };
}

export function previousStep(steps: readonly StepDefinition[], id: string): StepDefinition | undefined {
  return steps[steps.findIndex((step) => step.id === id) - 1];
}
