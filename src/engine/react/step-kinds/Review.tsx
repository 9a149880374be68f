import { type ReactNode, useId, useState } from 'react';
import { type Answer, isAnswers, noAnswers, type StepAnswers } from '../../core/answers.ts';
import { activeFields } from '../../core/asked-fields.ts';
import type { StepDefinition } from '../../core/definition.ts';
import { environment, messagesOf } from '../../core/environment.ts';
import { placeOf } from '../../core/evaluate.ts';
import type { ActiveField } from '../../core/field.ts';
import type { FieldError } from '../../core/flow-types.ts';
import { withAnswersInTexts } from '../../core/words/interpolation.ts';
import { wizardMessages } from '../../core/words/wizard-messages.ts';
import { stepProps } from '../step-props.ts';
import { AnswerText } from '../templates/AnswerText.tsx';
import { Button } from '../templates/Button.tsx';
import { ErrorSummary } from '../templates/ErrorSummary.tsx';
import { Form } from '../templates/Form.tsx';
import { StepButtons } from '../templates/StepButtons.tsx';
import { postResultAt } from '../use-form.ts';
import '../review.css';
import { type AnswersProps, registerStepKind, type StepKindProps, stepKindOf } from './registry.ts';

function Review({ wizard, position }: StepKindProps) {
  const { evaluation, ...props } = stepProps(wizard, position);
  const { flow, step, onNext } = props;
  const words = messagesOf(wizardMessages);
  const [attempt, setAttempt] = useState(postResultAt(props.draft, step) ? 1 : 0);
  const errors = attempt > 0 ? evaluation.errors : [];
  const asked = evaluation.steps
    .filter(({ kind }) => kind === 'form' || kind === 'list')
    .map((each) => withAnswersInTexts(each, evaluation.flatAnswers, flow));

  function onEdit(target: StepDefinition, path?: string): void {
    wizard.goTo(target, { edit: true, ...(path && placeOf(target, path)) });
  }

  function selectError(error: FieldError) {
    const target = asked.find(({ id }) => id === error.step);
    if (target) onEdit(target, error.field);
  }

  return (
    <>
      {errors.length > 0 && <title>{words.errorTitle(step.title, environment().productName)}</title>}
      <ErrorSummary
        errors={errors}
        heading={step.invalidMessage}
        attempt={attempt}
        onSelect={selectError}
        addressOf={wizard.addressOf}
      />
      <Form onSubmit={() => (evaluation.isComplete ? onNext() : setAttempt(attempt + 1))}>
        <div className="stack">
          {wizard.aboveAnswers}
          {asked.map((section) => (
            <Section
              key={section.id}
              step={section}
              isFixed={props.draft.isRendered === true}
              onEdit={() => onEdit(section)}
            >
              <Answers
                flow={flow}
                step={section}
                answers={evaluation.relevantAnswers[section.id] ?? noAnswers}
                earlier={evaluation.flatAnswers}
                errors={errors.filter((error) => error.step === section.id)}
                onEdit={(path) => onEdit(section, path)}
              />
            </Section>
          ))}
        </div>
        {wizard.beforeSending && <div className="before-sending">{wizard.beforeSending}</div>}
        <StepButtons {...props} next={step.submit} />
      </Form>
    </>
  );
}

interface SectionProps {
  readonly step: StepDefinition;
  /** True on a page without JavaScript, where sections cannot be collapsed. */
  readonly isFixed: boolean;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

/**
 * Shows the answers of one step. The section is open at first, because a closed section could hide errors.
 */
function Section({ step, isFixed, onEdit, children }: SectionProps) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  return (
    <div className="review-section">
      <div className={isFixed ? 'review-head' : 'review-head review-folds'}>
        <h2 className="heading">
          {isFixed ? (
            step.title
          ) : (
            <button
              type="button"
              className="review-toggle"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {step.title}
            </button>
          )}
        </h2>
        <Button variant="text" post={`edit ${step.id}`} onClick={onEdit}>
          {messagesOf(wizardMessages).edit}
          <span className="visually-hidden">&nbsp;{step.title}</span>
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

export function Answers({ errors, ...props }: AnswersProps) {
  const { flow, step, answers, earlier } = props;
  return (
    <dl>
      {activeFields(flow, step, answers, { earlier, today: environment().today() }).map((field) => {
        const error = errors.find((each) => each.field === field.name);
        const answer = answers[field.name];
        return (
          <div key={field.name} className={shapeOf(field, answer)}>
            <dt className={isAnswers(answer) ? 'review-group' : 'quiet'}>{field.ui.label}</dt>
            <dd className={answer === undefined ? 'quiet' : undefined}>
              {field.ui.widget === 'rows' ? (
                <Rows {...props} errors={errors} field={field} />
              ) : isAnswers(answer) ? (
                <GroupAnswers {...props} errors={errors} name={field.name} />
              ) : (
                <AnswerText field={field} answer={answer} />
              )}
              {error && <p className="error-words">{error.message}</p>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function shapeOf({ ui }: ActiveField, answer: Answer | undefined): string | undefined {
  if (['textarea', 'rows'].includes(ui.widget) || isAnswers(answer)) return 'review-wide';
  return answer === undefined ? 'review-none' : undefined;
}

function GroupAnswers({ name, ...props }: AnswersProps & { readonly name: string }) {
  const { step, answers, earlier, errors, onEdit } = props;
  const { id, title, check } = step;
  return (
    <Answers
      {...props}
      step={{ ...step.fieldSets![name], id: `${id}.${name}`, kind: 'form', title, check }}
      answers={answers[name] as StepAnswers}
      earlier={{ ...earlier, ...answers }}
      errors={errors.flatMap(within(name))}
      {...(onEdit && { onEdit: (path) => onEdit(`${name}.${path}`) })}
    />
  );
}

/**
 * Returns a callback for `flatMap` that keeps the errors inside `place` (a group or row), with paths relative
 * to it.
 */
export const within = (place: string) => (error: FieldError) =>
  error.field.startsWith(`${place}.`) ? [{ ...error, field: error.field.slice(place.length + 1) }] : [];

function Rows(props: AnswersProps & { readonly field: ActiveField }) {
  const RowAnswers = stepKindOf('list').RowAnswers!;
  return <RowAnswers {...props} />;
}

export const register = () => registerStepKind('review', Review);
