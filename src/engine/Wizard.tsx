import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { todayInBanjul } from '#domain/dates.ts';
import { DraftLine } from './DraftLine.tsx';
import type { StepDefinition } from './definition.ts';
import type { Draft } from './drafts.ts';
import { FieldList, type FieldListProps } from './FieldList.tsx';
import { FormStep } from './FormStep.tsx';
import { type Flow, nextStep, previousStep, type StepAnswers, stepOf, type Walk, walk } from './flow.ts';
import type { Problem } from './messages.ts';
import { Quiz } from './Quiz.tsx';
import { Review } from './Review.tsx';
import { Content } from './templates/Content.tsx';
import { StepButtons } from './templates/StepButtons.tsx';
import { StepProgress } from './templates/StepProgress.tsx';
import { useDraft } from './use-draft.ts';

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
  /** Called with complete answers by the last step's button. */
  readonly onSubmit: (walk: Walk) => void;
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
  readonly onChange: (answers: StepAnswers) => void;
  readonly onNext: () => void;
  readonly onPrevious: (() => void) | undefined;
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
  notify,
  fields,
  productName,
}: WizardProps) {
  const state = useDraft(draft);
  const walked = walk(flow, state.answers, { today: todayInBanjul() });
  const step = stepOf(flow, stepId);
  const review = walked.steps.find(({ kind }) => kind === 'review');
  const previous = previousStep(walked.steps, stepId);
  const next = nextStep(walked.steps, stepId);

  const props: StepProps = {
    flow,
    step,
    answers: state.answers[stepId] ?? {},
    onChange: (answers) => draft.change(stepId, answers),
    onNext() {
      void draft.flush();
      if (isEditing && review) goTo(review);
      else if (next) goTo(next);
      else onSubmit(walk(flow, draft.snapshot().answers, { today: todayInBanjul() }));
    },
    onPrevious: isEditing || !previous ? undefined : () => goTo(previous),
    notify,
    productName,
  };

  function body() {
    switch (step.kind) {
      case 'form':
        return (
          <FormStep
            key={stepId}
            {...props}
            isEditing={isEditing ?? false}
            focus={focus}
            fields={fields ?? FieldList}
          />
        );
      case 'quiz':
        return <Quiz key={stepId} {...props} />;
      case 'review':
        return (
          <Review
            {...props}
            walked={walked}
            onEdit={(target, field) => goTo(target, { edit: true, field })}
          />
        );
      default:
        return (
          <StepButtons next={next ? step.next : undefined} onNext={props.onNext} {...previousButton(props)} />
        );
    }
  }

  const asked = walked.steps.filter(({ kind }) => kind !== 'end');
  return (
    <>
      <title>{`${step.title} - ${productName}`}</title>
      <Typography variant="h1" tabIndex={-1}>
        {step.title}
      </Typography>
      {step.progress !== undefined && (
        <StepProgress step={asked.indexOf(step) + 1} steps={asked.length} percent={step.progress} />
      )}
      {step.content && <Content blocks={step.content} answers={walked.merged} />}
      {state.isLoaded && (
        <Stack spacing={4}>
          <div>{body()}</div>
          {flow.definition.draft && step.kind !== 'content' && <DraftLine draft={draft} state={state} />}
        </Stack>
      )}
    </>
  );
}

/** The second button of a step whose flow names one. */
export function previousButton({ step, onPrevious }: Pick<StepProps, 'step' | 'onPrevious'>) {
  return { previous: onPrevious && (step.previous ?? 'Back'), onPrevious };
}
