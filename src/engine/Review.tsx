import { useState } from 'react';
import { reviewDate } from '#domain/dates.ts';
import type { StepDefinition } from './definition.ts';
import { type ActiveField, activeFields } from './flow.ts';
import type { FieldError } from './messages.ts';
import { Button } from './templates/Button.tsx';
import { ErrorSummary } from './templates/ErrorSummary.tsx';
import { StepButtons } from './templates/StepButtons.tsx';
import { previousButton, type StepProps } from './Wizard.tsx';
import { optionTitle } from './widgets/options.ts';

interface ReviewProps extends StepProps {
  readonly onEdit: (step: StepDefinition, field?: string) => void;
}

/** Everything answered so far, a section a step, and what is still missing. All open, because closed ones hide errors. */
export function Review({ walked, onEdit, ...props }: ReviewProps) {
  const { flow, step, onNext, productName } = props;
  const [attempt, setAttempt] = useState(0);
  const problems = attempt > 0 ? walked.errors : [];
  const asked = walked.steps.filter(({ kind }) => kind === 'form');

  function follow(problem: FieldError) {
    const target = asked.find(({ id }) => id === problem.step);
    if (target) onEdit(target, problem.field);
  }

  return (
    <>
      {problems.length > 0 && <title>{`Error: ${step.title} - ${productName}`}</title>}
      <ErrorSummary problems={problems} heading={step.invalidMessage} attempt={attempt} onFollow={follow} />
      <div className="stack">
        {asked.map((section) => (
          <details key={section.id} className="review-section" open>
            <summary className="heading">{section.title}</summary>
            <Answers
              fields={activeFields(flow, section, walked.relevantAnswers[section.id] ?? {})}
              answers={walked.relevantAnswers[section.id] ?? {}}
              problems={problems.filter((problem) => problem.step === section.id)}
            />
            <Button look="plain" onClick={() => onEdit(section)}>
              Edit<span className="visually-hidden">&nbsp;{section.title}</span>
            </Button>
          </details>
        ))}
      </div>
      <StepButtons
        next={step.submit}
        isBusy={props.isBusy}
        onNext={() => (walked.isComplete ? onNext() : setAttempt(attempt + 1))}
        {...previousButton(props)}
      />
    </>
  );
}

interface AnswersProps {
  readonly fields: readonly ActiveField[];
  readonly answers: { readonly [field: string]: string };
  readonly problems: readonly FieldError[];
}

function Answers({ fields, answers, problems }: AnswersProps) {
  return (
    <dl>
      {fields.map((field) => {
        const problem = problems.find((each) => each.field === field.name);
        return (
          <div key={field.name}>
            <dt className="quiet">{field.ui.label}</dt>
            <dd>
              {answerInWords(field, answers[field.name])}
              {problem && <span className="error-words">{problem.message}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function answerInWords(field: ActiveField, answer: string | undefined): string {
  if (answer === undefined) return 'Not provided';
  return field.ui.widget === 'date' ? reviewDate(answer) : optionTitle(field, answer);
}
