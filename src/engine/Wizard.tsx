import { type ComponentType, useEffect } from 'react';
import { today } from '../clock.ts';
import { DraftLine } from './DraftLine.tsx';
import type { StepDefinition } from './definition.ts';
import type { Draft } from './drafts.ts';
import { FieldList, type FieldListProps } from './FieldList.tsx';
import { FormStep } from './FormStep.tsx';
import {
  type Flow,
  isSending,
  nextStep,
  previousStep,
  progressAt,
  type StepAnswers,
  stepOf,
  type Walk,
  walk,
} from './flow.ts';
import type { Problem } from './messages.ts';
import { Quiz } from './Quiz.tsx';
import { Review } from './Review.tsx';
import { Content } from './templates/Content.tsx';
import { StepButtons } from './templates/StepButtons.tsx';
import { StepProgress } from './templates/StepProgress.tsx';
import { useDraft } from './use-draft.ts';
import './wizard.css';

export interface WizardProps {
  readonly flow: Flow;
  readonly draft: Draft;
  /** The step on screen; which one that is, the route says. */
  readonly stepId: string;
  /** Whether the student came from the review, and goes back there. */
  readonly isEditing?: boolean;
  /** The field that the student came to mend, if one. */
  readonly focus?: string | undefined;
  readonly goTo: (step: StepDefinition, options?: { edit?: boolean; field?: string | undefined }) => void;
  /** Called with complete answers by the button that sends. */
  readonly onSubmit: (walk: Walk) => void;
  /** The answers are being sent. */
  readonly isBusy?: boolean;
  /** Back on the first step; it has no such button when not given. */
  readonly onLeave?: (() => void) | undefined;
  readonly notify: (toast: NonNullable<Problem['toast']>) => void;
  /** Renders a form step's fields; pages with large forms hand in RJSF's. */
  readonly fields?: ComponentType<FieldListProps>;
  readonly productName: string;
}

/** What each kind of step is given. */
export interface StepProps {
  readonly flow: Flow;
  readonly step: StepDefinition;
  readonly answers: StepAnswers;
  readonly walked: Walk;
  /** Whether its button sends the answers. */
  readonly sends: boolean;
  /** The button's text. */
  readonly next: string;
  readonly isBusy: boolean | undefined;
  readonly onChange: (answers: StepAnswers) => void;
  readonly onNext: () => void;
  readonly onPrevious: (() => void) | undefined;
  /** Leads to where a problem of another step is mended. */
  readonly onFollow: (problem: Problem) => void;
  readonly notify: WizardProps['notify'];
  readonly productName: string;
}

/** Runs any flow: the route says which step, the draft what was answered, `walk` everything else. */
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
  productName,
}: WizardProps) {
  const state = useDraft(draft);
  const walked = walk(flow, state.answers, { today: today() });
  const step = stepOf(flow, stepId);
  const review = walked.steps.find(({ kind }) => kind === 'review');
  const previous = previousStep(walked.steps, stepId);
  const next = nextStep(walked.steps, stepId);
  const sends = isSending(walked.steps, stepId);
  const progress = progressAt(walked.steps, stepId);

  // An address may name a step that these answers do not lead through.
  const away = walked.steps.includes(step) ? undefined : (walked.firstUnfinished ?? walked.steps[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `goTo` is made anew with every page
  useEffect(() => {
    if (state.isLoaded && away) goTo(away);
  }, [state.isLoaded, away]);

  const props: StepProps = {
    flow,
    step,
    answers: state.answers[stepId] ?? {},
    walked,
    sends,
    next: (sends && step.submit) || step.next || 'Next',
    isBusy,
    onChange: (answers) => draft.change(stepId, answers),
    onNext() {
      void draft.flush();
      if (isEditing && review) goTo(review);
      else if (next && !sends) goTo(next);
      else if (!isBusy) onSubmit(walk(flow, draft.snapshot().answers, { today: today() }));
    },
    onPrevious: isEditing ? undefined : previous ? () => goTo(previous) : onLeave,
    onFollow: ({ step: id, field }) => goTo(stepOf(flow, id), { field }),
    notify,
    productName,
  };

  function body() {
    switch (step.kind) {
      case 'form':
        return (
          <FormStep
            key={`${stepId} ${state.clearings}`}
            {...props}
            isEditing={isEditing ?? false}
            focus={focus}
            fields={fields ?? FieldList}
          />
        );
      case 'quiz':
        return <Quiz key={`${stepId} ${state.clearings}`} {...props} />;
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
      <title>{`${step.title} - ${productName}`}</title>
      <h1 className="step-title" tabIndex={-1}>
        {step.title}
      </h1>
      {progress && <StepProgress {...progress} />}
      {step.content && <Content blocks={step.content} answers={walked.merged} />}
      {state.isLoaded && (
        <div className="step">
          <div>{body()}</div>
          {flow.definition.draft && !['content', 'end'].includes(step.kind) && (
            <DraftLine draft={draft} state={state} />
          )}
        </div>
      )}
    </>
  );
}

/** The second button of a step whose flow names one. */
export function previousButton({ step, onPrevious }: Pick<StepProps, 'step' | 'onPrevious'>) {
  return { previous: onPrevious && (step.previous ?? 'Back'), onPrevious };
}
