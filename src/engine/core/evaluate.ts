import { type Answer, type Answers, noAnswers, type StepAnswers } from './answers.ts';
import { resolveSet, stepInstance } from './asked-fields.ts';
import type { StepDefinition } from './definition.ts';
import type { FieldError, Flow } from './flow-types.ts';
import { type ValidateOptions, validateStep } from './validate.ts';
import { type CalendarDate, dayAt } from './values/dates.ts';
import { withAnswersInTexts } from './words/interpolation.ts';

export interface Evaluation {
  readonly steps: readonly StepDefinition[];
  readonly firstIncomplete: StepDefinition | undefined;
  readonly errors: readonly FieldError[];
  /** The non-empty answers of visible fields in visible steps. */
  readonly relevantAnswers: Answers;
  /**
   * The relevant answers of all steps in one object. This is possible because field names are unique across
   * steps.
   */
  readonly flatAnswers: StepAnswers;
  readonly isComplete: boolean;
}

/**
 * Decides which steps are visible, which answers are relevant, and which answers are invalid. It is a pure
 * function, so browser and server get the same result.
 */
export function evaluate(flow: Flow, answers: Answers, { today }: ValidateOptions): Evaluation {
  const resolved = resolveFlow(flow, answers, today);
  const earlier = resolved.flatAnswers;
  const errors = resolved.steps.flatMap((step) =>
    step.fields
      ? validateStep(flow, withAnswersInTexts(step, earlier, flow), answers[step.id] ?? noAnswers, {
          today,
          earlier,
        })
      : [],
  );
  return {
    ...resolved,
    firstIncomplete: resolved.steps.find(({ id }) => id === errors[0]?.step),
    errors,
    isComplete: errors.length === 0,
  };
}

/** Returns the visible steps. Does not validate answers, so it is fast enough to run on every keystroke. */
export function visibleSteps(flow: Flow, answers: Answers, today: CalendarDate): readonly StepDefinition[] {
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

export function stepOf(flow: Flow, id: string): StepDefinition {
  const step = flow.definition.steps.find((each) => each.id === id);
  if (!step) throw new Error(`The flow ${flow.definition.id} has no step ${id}.`);
  return step;
}

/**
 * Splits the path of a field in a row of a list step into the row index and the path within the row. Returns
 * any other path whole, as `field`.
 */
export function placeOf({ kind }: StepDefinition, path: string): { row?: number; field: string } {
  const [, row, ...rest] = path.split('.');
  return kind === 'list' && row !== undefined ? { row: Number(row), field: rest.join('.') } : { field: path };
}

export function nextStep(steps: readonly StepDefinition[], id: string): StepDefinition | undefined {
  const at = steps.findIndex((step) => step.id === id);
  return at < 0 ? undefined : steps[at + 1];
}

export function isSubmitStep(steps: readonly StepDefinition[], id: string): boolean {
  const next = nextStep(steps, id);
  return !next || next.kind === 'end';
}

/**
 * Returns the step to which the user returns after changing an answer: the review or, in a form without a
 * review, the step that sends the answers.
 */
export const returnStep = (steps: readonly StepDefinition[]): StepDefinition =>
  steps.find(({ kind }) => kind === 'review') ?? steps.find(({ id }) => isSubmitStep(steps, id))!;

/**
 * Returns the position of a step, counted from 1, the number of steps, and how full the progress bar is.
 * Counts only steps with `progress`. Returns undefined if the step `id` has no `progress`.
 */
export function progressAt(steps: readonly StepDefinition[], id: string) {
  const counted = steps.filter(({ progress }) => progress !== undefined);
  const at = counted.findIndex((step) => step.id === id);
  if (at < 0) return undefined;
  return { step: at + 1, steps: counted.length, percent: counted[at]!.progress! };
}

export function previousStep(steps: readonly StepDefinition[], id: string): StepDefinition | undefined {
  return steps[steps.findIndex((step) => step.id === id) - 1];
}
