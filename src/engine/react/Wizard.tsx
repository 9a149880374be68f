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
import type { Draft } from '../storage/drafts.ts';
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
  /** Replaces the present entry of the history, so that Back does not lead there. */
  readonly replace?: boolean;
}

export interface WizardProps {
  readonly flow: Flow;
  readonly draft: Draft;
  /** The step on screen; which one that is, the route says. */
  readonly stepId: string;
  /** Whether the student came from the review, and goes back there. */
  readonly isEditing?: boolean;
  /** The field that the student came to correct, if any. */
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
export function Wizard({
  flow,
  draft,
  stepId,
  isEditing,
  focus,
  goTo,
  onSubmit,
  isBusy,
  onLeave,
  notify,
  fields,
}: WizardProps) {
  useDraftPersistence(draft);
  // Only what it shows: a key on the step must not render all of this again.
  const isLoaded = useDraftSelector(draft, (state) => state.isLoaded);
  const resetCount = useDraftSelector(draft, (state) => state.resetCount);
  const steps = useDraftSelector(draft, ({ answers }) => visibleSteps(flow, answers), isSameList);
  const answers = useDraftSelector(draft, (state) => state.answers, isSameExcept(stepId));
  const evaluation = evaluate(flow, answers, { today: today() });
  const words = messagesOf(wizardMessages);
  const step = stepOf(flow, stepId);
  const review = steps.find(({ kind }) => kind === 'review');
  const previous = previousStep(steps, stepId);
  const next = nextStep(steps, stepId);
  const submits = isSubmitStep(steps, stepId);
  const progress = progressAt(steps, stepId);

  // An address may name a step that these answers do not lead through.
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

  const props: StepProps = {
    flow,
    step,
    draft,
    evaluation,
    submits,
    next: (submits && step.submit) || step.next || words.next,
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

  function body() {
    switch (step.kind) {
      case 'form':
        return (
          <FormStep
            key={`${stepId} ${resetCount}`}
            {...props}
            isEditing={isEditing ?? false}
            fields={fields ?? FieldList}
          />
        );
      case 'quiz':
        return <Quiz key={`${stepId} ${resetCount}`} {...props} />;
      case 'review':
        return <Review {...props} onEdit={(target, field) => goTo(target, { edit: true, field })} />;
      case 'content':
        return (
          <StepButtons next={props.next} onNext={props.onNext} isBusy={isBusy} {...previousButton(props)} />
        );
      case 'end':
        return null;
    }
  }

  return (
    <>
      <title>{words.title(step.title, environment().productName)}</title>
      <h1 className="step-title" tabIndex={-1}>
        {step.title}
      </h1>
      {progress && <StepProgress {...progress} />}
      {step.content && <Content blocks={step.content} answers={evaluation.flatAnswers} />}
      {isLoaded && (
        <div className="step">
          <div>{body()}</div>
          {flow.definition.draft && !['content', 'end'].includes(step.kind) && <DraftStatus draft={draft} />}
        </div>
      )}
    </>
  );
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Whether the answers of all other steps are the same. */
function isSameExcept(stepId: string) {
  return (one: Answers, other: Answers) =>
    Object.keys({ ...one, ...other }).every((id) => id === stepId || one[id] === other[id]);
}
