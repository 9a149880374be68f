import { type ReactNode, useRef } from 'react';
import { type Answers, isEqual } from '../core/answers.ts';
import type { StepDefinition } from '../core/definition.ts';
import { environment, messagesOf } from '../core/environment.ts';
import {
  type Evaluation,
  evaluate,
  isSubmitStep,
  nextStep,
  placeOf,
  previousStep,
  returnStep,
  stepOf,
  visibleSteps,
} from '../core/flow.ts';
import type { FieldError, Flow } from '../core/flow-types.ts';
import { fillIn } from '../core/words/interpolation.ts';
import { wizardMessages } from '../core/words/wizard-messages.ts';
import type { Draft } from '../storage/drafts/drafts.ts';
import { useDraftSelector } from './use-draft.ts';

interface GoToOptions {
  readonly edit?: boolean;
  readonly field?: string | undefined;
  /** The index of the row whose page to open; with `isNew` the one after the last. */
  readonly row?: number | undefined;
  readonly isNew?: boolean;
  readonly replace?: boolean;
}

export interface WizardProps {
  readonly flow: Flow;
  readonly draft: Draft;
  /** The step on screen, from the route. */
  readonly stepId: string;
  /** The row of a list step whose page is open, and whether it is a new one. */
  readonly row?: number | undefined;
  readonly isNewRow?: boolean;
  /** Whether the student came from the review, or from the step that sends, and returns there. */
  readonly isEditing?: boolean;
  /** The field that the student came to correct. */
  readonly focus?: string | undefined;
  readonly goTo: (step: StepDefinition, options?: GoToOptions) => void;
  /** Called with complete answers by the submit button. */
  readonly onSubmit: (evaluation: Evaluation) => void;
  /** The page's content below the step's heading. */
  readonly lead?: ReactNode;
  /** The page's content above the submit button of a review. */
  readonly beforeSending?: ReactNode;
  /** The URL of a step or field, for links that work without JavaScript. */
  readonly addressOf?: ((error: FieldError) => string | undefined) | undefined;
  /** Whether the answers are being sent. */
  readonly isBusy?: boolean;
  /** Back on the first step, which has no such button without it. */
  readonly onLeave?: (() => void) | undefined;
  readonly notify: (toast: NonNullable<FieldError['toast']>) => void;
}

export type Position = ReturnType<typeof usePosition>;

/** The position in the flow and nothing else, so that a key on the step does not render the whole wizard. */
export function usePosition(flow: Flow, draft: Draft, stepId: string) {
  const isLoaded = useDraftSelector(draft, (state) => state.isLoaded);
  const resetCount = useDraftSelector(draft, (state) => state.resetCount);
  const today = environment().today();
  const steps = useDraftSelector(draft, ({ answers }) => visibleSteps(flow, answers, { today }), isSameList);
  const answers = useDraftSelector(draft, (state) => state.answers, isSameExcept(stepId));
  const evaluation = evaluate(flow, answers, { today });
  const filled = fillIn(stepOf(flow, stepId), evaluation.flatAnswers, flow);
  const last = useRef(filled);
  // Returns the same object for the same texts, so that nothing renders again.
  if (!isEqual(last.current, filled)) last.current = filled;
  const step = last.current;
  return { isLoaded, resetCount, steps, step, evaluation };
}

/** The step with earlier answers in its texts, for what the page renders around the Wizard. */
export function useStep(flow: Flow, draft: Draft, stepId: string): StepDefinition {
  return usePosition(flow, draft, stepId).step;
}

export type StepProps = ReturnType<typeof stepProps>;

export function stepProps(wizard: WizardProps, { steps, step, evaluation }: Position) {
  const { flow, draft, isBusy, goTo, onSubmit, onLeave, notify, addressOf } = wizard;
  const words = messagesOf(wizardMessages);
  const end = returnStep(steps);
  const isEditing = wizard.isEditing && end.id !== step.id;
  const previous = previousStep(steps, step.id);
  const next = nextStep(steps, step.id);
  const submits = isSubmitStep(steps, step.id);
  return {
    flow,
    step,
    /** Holds the answers of this step; components subscribe to them. */
    draft,
    /** Current for all other steps; for this one, as of the last change of another step. */
    evaluation,
    submits,
    next: isEditing
      ? words[end.kind === 'review' ? 'endEdit' : 'returnToSubmit']
      : (submits && step.submit) || step.next || words.next,
    isBusy,
    onNext() {
      void draft.flush();
      if (isEditing) goTo(end);
      else if (next && !submits) goTo(next);
      else if (!isBusy) onSubmit(evaluate(flow, draft.snapshot().answers, { today: environment().today() }));
    },
    onPrevious: isEditing ? undefined : previous ? () => goTo(previous) : onLeave,
    onSelectError({ step: id, field }: FieldError) {
      const target = stepOf(flow, id);
      goTo(target, {
        ...placeOf(target, field),
        edit: submits ? id !== step.id : isEditing && id === step.id,
      });
    },
    notify,
    addressOf,
  };
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function isSameExcept(stepId: string) {
  return (one: Answers, other: Answers) =>
    Object.keys({ ...one, ...other }).every((id) => id === stepId || one[id] === other[id]);
}
