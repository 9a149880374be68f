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
} from '../core/evaluate.ts';
import type { FieldError, Flow } from '../core/flow-types.ts';
import { withAnswersInTexts } from '../core/words/interpolation.ts';
import { wizardMessages } from '../core/words/wizard-messages.ts';
import type { Draft } from '../storage/drafts/drafts.ts';
import { useDraftSelector } from './use-draft.ts';

interface GoToOptions {
  readonly edit?: boolean;
  readonly field?: string | undefined;
  /** The index of a row. With `isNew`, it is the index after the last row. */
  readonly row?: number | undefined;
  readonly isNew?: boolean;
  readonly replace?: boolean;
}

export interface WizardProps {
  readonly flow: Flow;
  readonly draft: Draft;
  readonly stepId: string;
  /** The row that a list step shows on its own page. `isNewRow` is true if the row does not exist yet. */
  readonly row?: number | undefined;
  readonly isNewRow?: boolean;
  /**
   * True if the user came from the review (or from the step that sends the answers) to change an answer. The
   * main button then returns to that step.
   */
  readonly isEditing?: boolean;
  /** The path of the field to focus, for example after a click in the error summary. */
  readonly focus?: string | undefined;
  readonly goTo: (step: StepDefinition, options?: GoToOptions) => void;
  readonly onSubmit: (evaluation: Evaluation) => void;
  /** This is shown below the step's heading. */
  readonly lead?: ReactNode;
  readonly aboveAnswers?: ReactNode;
  readonly beforeSending?: ReactNode;
  /** Returns the URL of the step with an invalid field, for links that work without JavaScript. */
  readonly addressOf?: ((error: FieldError) => string | undefined) | undefined;
  readonly isBusy?: boolean;
  /** The Back button of the first step calls this. If it is undefined, the first step has no Back button. */
  readonly onLeave?: (() => void) | undefined;
  readonly notify: (toast: NonNullable<FieldError['toast']>) => void;
}

export type Position = ReturnType<typeof usePosition>;

/**
 * Returns where the user is in the flow. Ignores changes to the current step's answers, so that a keystroke
 * does not rerender the Wizard.
 */
export function usePosition(flow: Flow, draft: Draft, stepId: string) {
  const isLoaded = useDraftSelector(draft, (state) => state.isLoaded);
  const resetCount = useDraftSelector(draft, (state) => state.resetCount);
  const today = environment().today();
  const steps = useDraftSelector(draft, ({ answers }) => visibleSteps(flow, answers, today), isSameList);
  const answers = useDraftSelector(draft, (state) => state.answers, isSameExcept(stepId));
  const evaluation = evaluate(flow, answers, { today });
  const filled = withAnswersInTexts(stepOf(flow, stepId), evaluation.flatAnswers, flow);
  const last = useRef(filled);
  // Keeps the same step object until its texts change, so that React does not render the step again.
  if (!isEqual(last.current, filled)) last.current = filled;
  const step = last.current;
  return { isLoaded, resetCount, steps, step, evaluation };
}

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
    draft,
    /** This may be based on older answers of this step, because typing does not render the Wizard. */
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
