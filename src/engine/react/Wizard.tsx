import { type ReactNode, useEffect } from 'react';
import { environment, messagesOf } from '../core/environment.ts';
import { progressAt } from '../core/evaluate.ts';
import { answersIn } from '../core/words/interpolation.ts';
import { wizardMessages } from '../core/words/wizard-messages.ts';
import { DraftStatus, SavedStatus } from './DraftStatus.tsx';
import { FormStep } from './FormStep.tsx';
import { focusField } from './focus-field.ts';
import { FieldList } from './rjsf/FieldList.tsx';
import { pageTitleOf, type StepKindProps, stepKindOf } from './step-kinds/registry.ts';
import { type Position, stepProps, usePosition, type WizardProps } from './step-props.ts';
import { Content } from './templates/Content.tsx';
import { Form } from './templates/Form.tsx';
import { StepButtons } from './templates/StepButtons.tsx';
import { StepDrawing } from './templates/StepDrawing.tsx';
import { useDraftPersistence, useDraftSelector } from './use-draft.ts';
import { useWidgets } from './widgets/on-demand/load.ts';
import './wizard.css';

/**
 * Renders a form. The route determines the step, the draft contains the answers, and `evaluate` derives
 * everything else from them.
 */
export function Wizard(props: WizardProps) {
  const { flow, draft, stepId } = props;
  useDraftPersistence(draft);
  const position = usePosition(flow, draft, stepId);
  const isShown = useWidgets(flow, position.step);
  useArrival(props, position, isShown);
  const { step } = position;
  const title = useDraftSelector(draft, ({ answers }) => pageTitleOf(props, step, answers[step.id]));
  return (
    <StepFrame wizard={props} position={position} title={title}>
      {isShown ? (
        <StepBody wizard={props} position={position} />
      ) : (
        <p role="status">{messagesOf(wizardMessages).busy}</p>
      )}
    </StepFrame>
  );
}

/**
 * Redirects the user from a hidden step, or from a review without answers. The target is the first step with
 * errors or, if no step has errors, the first step of the form.
 */
function useArrival({ stepId, row, focus, goTo }: WizardProps, position: Position, isShown: boolean): void {
  const { isLoaded, steps, step, evaluation } = position;
  const isOnTheWay = steps.some(({ id }) => id === step.id);
  const isBlank = step.kind === 'review' && Object.keys(evaluation.flatAnswers).length === 0;
  const away = isOnTheWay && !isBlank ? undefined : (evaluation.firstIncomplete ?? steps[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `goTo` is new on every render
  useEffect(() => {
    if (isLoaded && away) goTo(away, { replace: true });
  }, [isLoaded, away]);

  // Focuses the field when the user enters the step, but not when the step is remounted because its answers
  // were cleared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step or row may have a field of that name
  useEffect(() => {
    if (isLoaded && isShown && focus) focusField(focus);
  }, [isLoaded, isShown, stepId, row, focus]);
}

interface StepFrameProps extends StepKindProps {
  /** Replaces the step's title on the page of a row, which shows neither content nor drawing of the step. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

function StepFrame({ wizard, position, title, children }: StepFrameProps) {
  const { flow, draft } = wizard;
  const { isLoaded, step, steps, evaluation } = position;
  const progress = progressAt(steps, step.id);
  const shown = title ?? step.title;
  const hasDraft = flow.definition.draft && !['content', 'end'].includes(step.kind);
  return (
    <>
      <title>{messagesOf(wizardMessages).title(shown, environment().productName)}</title>
      <h1 className="step-title" tabIndex={-1}>
        {shown}
      </h1>
      {progress && <StepProgress {...progress} />}
      {hasDraft && <SavedStatus draft={draft} />}
      {title === undefined && <StepDrawing {...step} />}
      {wizard.lead && <div className="step-lead">{wizard.lead}</div>}
      {step.content && title === undefined && (
        <Content
          kind={step.kind}
          blocks={step.content}
          answers={answersIn(step.content, evaluation.flatAnswers, flow)}
        />
      )}
      {isLoaded && (
        <div className="step">
          <div>{children}</div>
          {hasDraft && <DraftStatus draft={draft} />}
        </div>
      )}
    </>
  );
}

/**
 * Uses a native progress element, because the Content-Security-Policy forbids the style attribute that a bar
 * of our own would need for its width.
 */
function StepProgress({ step, steps, percent }: NonNullable<ReturnType<typeof progressAt>>) {
  const messages = messagesOf(wizardMessages);
  const words = messages.step(step, steps);
  return (
    <div className="step-progress">
      <p>{words}</p>
      <progress
        className="progress"
        aria-label={messages.progress}
        aria-valuetext={`${words}, ${percent}%`}
        value={percent}
        max={100}
      />
    </div>
  );
}

function StepBody({ wizard, position }: StepKindProps) {
  const { step, resetCount } = position;
  const props = stepProps(wizard, position);
  switch (step.kind) {
    case 'form':
      return (
        <FormStep key={`${step.id} ${resetCount}`} {...props}>
          {(form, active) => <FieldList form={form} fields={active} groups={step.groups} />}
        </FormStep>
      );
    case 'content':
      return (
        <Form onSubmit={props.onNext}>
          <StepButtons {...props} />
        </Form>
      );
    case 'end':
      return null;
    default: {
      const Step = stepKindOf(step.kind);
      return <Step key={`${step.id} ${resetCount}`} wizard={wizard} position={position} />;
    }
  }
}
