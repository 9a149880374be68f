import { type ComponentType, useEffect } from 'react';
import type { StepDefinition } from '../core/definition.ts';
import { environment, messagesOf, today } from '../core/environment.ts';
import {
  type Answers,
  type Evaluation,
  evaluate,
  type Flow,
  isSubmitStep,
  nextStep,
  previousStep,
  progressAt,
  stepOf,
  visibleSteps,
} from '../core/flow.ts';
import { wizardMessages } from '../core/wizard-messages.ts';
import type { Draft } from '../storage/drafts/drafts.ts';
import { DraftStatus } from './DraftStatus.tsx';
import { FieldList, type FieldListProps } from './FieldList.tsx';
import { FormStep } from './FormStep.tsx';
import { Quiz } from './Quiz.tsx';
import { Review } from './Review.tsx';
import { previousButton, type StepProps } from './step-props.ts';
import { Content } from './templates/Content.tsx';
import { focusField } from './templates/ErrorSummary.tsx';
import { StepButtons } from './templates/StepButtons.tsx';
import { StepProgress } from './templates/StepProgress.tsx';
import { useDraftPersistence, useDraftSelector } from './use-draft.ts';
import './wizard.css';

interface GoToOptions {
  readonly edit?: boolean;
  readonly field?: string | undefined;
  /** In place of where the student is: Back does not lead there again. */
  readonly replace?: boolean;
}

export interface WizardProps {
  readonly flow: Flow;
  readonly draft: Draft;
  /** The step on screen; which one that is, the route says. */
  readonly stepId: string;
  /** Whether the student came from the review, and goes back there. */
  readonly isEditing?: boolean;
  /** The field that the student came to mend, if one. */
  readonly focus?: string | undefined;
  readonly goTo: (step: StepDefinition, options?: GoToOptions) => void;
  /** Called with complete answers by the button that sends. */
  readonly onSubmit: (evaluation: Evaluation) => void;
  /** The answers are being sent. */
  readonly isBusy?: boolean;
  /** Back on the first step; it has no such button when not given. */
  readonly onLeave?: (() => void) | undefined;
  readonly notify: StepProps['notify'];
  /** Renders a form step's fields; pages with large forms hand in RJSF's. */
  readonly fields?: ComponentType<FieldListProps>;
}

/** Runs any flow: the route says which step, the draft what was answered, `evaluate` everything else. */
export function Wizard(props: WizardProps) {
  const { flow, draft, stepId } = props;
  useDraftPersistence(draft);
  const position = usePosition(flow, draft, stepId);
  const { isLoaded, step, steps, evaluation } = position;
  useArrival(props, position);
  const progress = progressAt(steps, stepId);

  return (
    <>
      <title>{messagesOf(wizardMessages).title(step.title, environment().productName)}</title>
      <h1 className="step-title" tabIndex={-1}>
        {step.title}
      </h1>
      {progress && <StepProgress {...progress} />}
      {step.content && <Content blocks={step.content} answers={evaluation.flatAnswers} />}
      {isLoaded && (
        <div className="step">
          <div>
            <StepBody wizard={props} position={position} />
          </div>
          {flow.definition.draft && !['content', 'end'].includes(step.kind) && <DraftStatus draft={draft} />}
        </div>
      )}
    </>
  );
}

interface Position {
  readonly isLoaded: boolean;
  readonly resetCount: number;
  readonly steps: readonly StepDefinition[];
  readonly step: StepDefinition;
  readonly evaluation: Evaluation;
}

/** Where the student is in the flow, and no more: a key on the step must not render all of the wizard again. */
function usePosition(flow: Flow, draft: Draft, stepId: string): Position {
  const isLoaded = useDraftSelector(draft, (state) => state.isLoaded);
  const resetCount = useDraftSelector(draft, (state) => state.resetCount);
  const steps = useDraftSelector(draft, ({ answers }) => visibleSteps(flow, answers), isSameList);
  const answers = useDraftSelector(draft, (state) => state.answers, isSameExcept(stepId));
  const evaluation = evaluate(flow, answers, { today: today() });
  return { isLoaded, resetCount, steps, step: stepOf(flow, stepId), evaluation };
}

/** Leads away from a step that the answers do not lead through, and to the field that is to be mended. */
function useArrival({ stepId, focus, goTo }: WizardProps, position: Position): void {
  const { isLoaded, steps, step, evaluation } = position;
  const away = steps.includes(step) ? undefined : (evaluation.firstIncomplete ?? steps[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `goTo` is new each time
  useEffect(() => {
    if (isLoaded && away) goTo(away, { replace: true });
  }, [isLoaded, away]);

  // On the way in, and not once more where answers that are cleared make the step anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, same field name
  useEffect(() => {
    if (isLoaded && focus) focusField(focus);
  }, [isLoaded, stepId, focus]);
}

/** A step as its kind shows it. */
function StepBody({ wizard, position }: { wizard: WizardProps; position: Position }) {
  const { step, resetCount } = position;
  const { goTo, isEditing = false, fields = FieldList } = wizard;
  const props = stepProps(wizard, position);
  switch (step.kind) {
    case 'form':
      return <FormStep key={`${step.id} ${resetCount}`} {...props} isEditing={isEditing} fields={fields} />;
    case 'quiz':
      return <Quiz key={`${step.id} ${resetCount}`} {...props} />;
    case 'review':
      return <Review {...props} onEdit={(target, field) => goTo(target, { edit: true, field })} />;
    case 'content':
      return (
        <StepButtons
          next={props.next}
          onNext={props.onNext}
          isBusy={props.isBusy}
          {...previousButton(props)}
        />
      );
    case 'end':
      return null;
  }
}

function stepProps(wizard: WizardProps, { steps, step, evaluation }: Position): StepProps {
  const { flow, draft, isEditing, isBusy, goTo, onSubmit, onLeave, notify } = wizard;
  const review = steps.find(({ kind }) => kind === 'review');
  const previous = previousStep(steps, step.id);
  const next = nextStep(steps, step.id);
  const submits = isSubmitStep(steps, step.id);
  return {
    flow,
    step,
    draft,
    evaluation,
    submits,
    next: (submits && step.submit) || step.next || messagesOf(wizardMessages).next,
    isBusy,
    onNext() {
      void draft.flush();
      if (isEditing && review) goTo(review);
      else if (next && !submits) goTo(next);
      else if (!isBusy) onSubmit(evaluate(flow, draft.snapshot().answers, { today: today() }));
    },
    onPrevious: isEditing ? undefined : previous ? () => goTo(previous) : onLeave,
    onSelectError: ({ step: id, field }) => goTo(stepOf(flow, id), { field }),
    notify,
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
