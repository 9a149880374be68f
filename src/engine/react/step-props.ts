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
import type { FieldError, Flow } from '../core/parts.ts';
import { fillIn } from '../core/words/interpolation.ts';
import { wizardMessages } from '../core/words/wizard-messages.ts';
import type { Draft } from '../storage/drafts/drafts.ts';
import { useDraftSelector } from './use-draft.ts';

interface GoToOptions {
  readonly edit?: boolean;
  readonly field?: string | undefined;
  /** The page of that row of a list; the one after the last is a new row's, where `isNew` says so. */
  readonly row?: number | undefined;
  readonly isNew?: boolean;
  /** In place of where the student is: Back does not lead there again. */
  readonly replace?: boolean;
}

/** What the page tells the Wizard, and is told. */
export interface WizardProps {
  readonly flow: Flow;
  readonly draft: Draft;
  /** The step on screen; which one that is, the route says. */
  readonly stepId: string;
  /** The row of a list step that has the page for itself, and whether it is to be added. */
  readonly row?: number | undefined;
  readonly isNewRow?: boolean;
  /** Whether the student came from the review, or from the step that sends, and goes back there. */
  readonly isEditing?: boolean;
  /** The field that the student came to mend, if one. */
  readonly focus?: string | undefined;
  readonly goTo: (step: StepDefinition, options?: GoToOptions) => void;
  /** Called with complete answers by the button that sends. */
  readonly onSubmit: (evaluation: Evaluation) => void;
  /** Under the heading of the step: what the page says before it. */
  readonly lead?: ReactNode;
  /** Above the button of a review that sends: what is asked with it. */
  readonly beforeSending?: ReactNode;
  /** Where a step, or a field of it, stands, for links that have to lead there without a script. */
  readonly addressOf?: ((error: FieldError) => string | undefined) | undefined;
  /** The answers are being sent. */
  readonly isBusy?: boolean;
  /** Back on the first step; it has no such button when not given. */
  readonly onLeave?: (() => void) | undefined;
  readonly notify: (toast: NonNullable<FieldError['toast']>) => void;
}

export type Position = ReturnType<typeof usePosition>;

/** Where the student is in the flow, and no more: a key on the step must not render all of the wizard again. */
export function usePosition(flow: Flow, draft: Draft, stepId: string) {
  const isLoaded = useDraftSelector(draft, (state) => state.isLoaded);
  const resetCount = useDraftSelector(draft, (state) => state.resetCount);
  const today = environment().today();
  const steps = useDraftSelector(draft, ({ answers }) => visibleSteps(flow, answers, { today }), isSameList);
  const answers = useDraftSelector(draft, (state) => state.answers, isSameExcept(stepId));
  const evaluation = evaluate(flow, answers, { today });
  const filled = fillIn(stepOf(flow, stepId), evaluation.flatAnswers, flow);
  const last = useRef(filled);
  // The same words are the same object, so that nothing renders again.
  if (!isEqual(last.current, filled)) last.current = filled;
  const step = last.current;
  return { isLoaded, resetCount, steps, step, evaluation };
}

/** The step with the answers given before it in its words, for what the page says around the Wizard. */
export function useStep(flow: Flow, draft: Draft, stepId: string): StepDefinition {
  return usePosition(flow, draft, stepId).step;
}

export type StepProps = ReturnType<typeof stepProps>;

/** What each kind of step is given. */
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
    /** Holds the answers of this step; who shows them follows them. */
    draft,
    /** Right for all other steps; of this one as it was when one of those last changed. */
    evaluation,
    /** Whether its button sends the answers. */
    submits,
    /** The button's text. */
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
    /** Leads to where a problem of another step is mended. */
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

/** Whether the answers of all other steps are the same. */
function isSameExcept(stepId: string) {
  return (one: Answers, other: Answers) =>
    Object.keys({ ...one, ...other }).every((id) => id === stepId || one[id] === other[id]);
}
