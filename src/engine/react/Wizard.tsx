import { useEffect } from 'react';
import { environment, messagesOf } from '../core/environment.ts';
import { progressAt } from '../core/flow.ts';
import { wizardMessages } from '../core/wizard-messages.ts';
import { DraftStatus } from './DraftStatus.tsx';
import { FieldList } from './FieldList.tsx';
import { FormStep } from './FormStep.tsx';
import { Quiz } from './Quiz.tsx';
import { Review } from './Review.tsx';
import { type Position, stepProps, usePosition, type WizardProps } from './step-props.ts';
import { Content } from './templates/Content.tsx';
import { focusField } from './templates/ErrorSummary.tsx';
import { StepButtons } from './templates/StepButtons.tsx';
import { StepProgress } from './templates/StepProgress.tsx';
import { useDraftPersistence } from './use-draft.ts';
import './wizard.css';

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

/** Leads away from a step that the answers do not lead through, and to the field that is to be mended. */
function useArrival({ stepId, focus, goTo }: WizardProps, position: Position): void {
  const { isLoaded, steps, step, evaluation } = position;
  const isOnTheWay = steps.some(({ id }) => id === step.id);
  const away = isOnTheWay ? undefined : (evaluation.firstIncomplete ?? steps[0]);
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
    case 'list':
      return <FormStep key={`${step.id} ${resetCount}`} {...props} isEditing={isEditing} fields={fields} />;
    case 'quiz':
      return <Quiz key={`${step.id} ${resetCount}`} {...props} />;
    case 'review':
      return <Review {...props} onEdit={(target, field) => goTo(target, { edit: true, field })} />;
    case 'content':
      return <StepButtons {...props} />;
    case 'end':
      return null;
  }
}
