import type { ReactNode } from 'react';
import { environment, messagesOf } from '../core/environment.ts';
import { progressAt } from '../core/evaluate.ts';
import { answersIn } from '../core/words/interpolation.ts';
import { wizardMessages } from '../core/words/wizard-messages.ts';
import { DraftStatus, SavedStatus } from './DraftStatus.tsx';
import type { Position, WizardProps } from './step-props.ts';
import { Content } from './templates/Content.tsx';
import { StepDrawing } from './templates/StepDrawing.tsx';

interface StepFrameProps {
  readonly wizard: WizardProps;
  readonly position: Position;
  /**
   * Replaces the step's title, for example on the page of a row. The `content` and the drawing of the step
   * are then not shown.
   */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

export function StepFrame({ wizard, position, title, children }: StepFrameProps) {
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

/** Uses a native progress element, because the Content-Security-Policy forbids style attributes. */
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
