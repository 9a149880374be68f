import { useMemo, useState } from 'react';
import { type Answer, noAnswers, ownValue } from '../../core/answers.ts';
import { messagesOf } from '../../core/environment.ts';
import type { ActiveField } from '../../core/field.ts';
import { wizardMessages } from '../../core/words/wizard-messages.ts';
import type { FormController } from '../form-controller.ts';
import { FieldList } from '../rjsf/FieldList.tsx';
import { stepProps } from '../step-props.ts';
import { Button } from '../templates/Button.tsx';
import { Form } from '../templates/Form.tsx';
import { StepButtons } from '../templates/StepButtons.tsx';
import { useDraftSelector } from '../use-draft.ts';
import { useActiveFields, useDraftForm } from '../use-form.ts';
import { FeedbackContext } from '../widgets/widget.ts';
import { registerStepKind, type StepKindProps } from './registry.ts';

function isRight({ schema, ui }: ActiveField, answer: Answer | undefined): boolean {
  return answer !== undefined && answer === schema.enum?.[(ui.answer ?? 0) - 1];
}

/**
 * Renders a step of quiz questions. The button Check Answers shows which answers are right. When all are
 * right, the button continues. Changing an answer removes its feedback until the next check.
 */
function Quiz({ wizard, position }: StepKindProps) {
  const { onNext, ...props } = stepProps(wizard, position);
  const { flow, step, draft, evaluation } = props;
  const words = messagesOf(wizardMessages);
  const form = useDraftForm(flow, step, draft, evaluation.flatAnswers);
  const answers = useDraftSelector(draft, (state) => state.answers[step.id] ?? noAnswers);
  const questions = useActiveFields(form);
  const [page, setPage] = useState(form.press?.page ?? 0);
  const [checked, setChecked] = useState(form.press?.asked.length ? { page, answers } : undefined);
  const [isHinted, setHinted] = useState(form.press?.asked.length === 0);

  const answerTo = ({ name }: ActiveField) => ownValue(answers, name);
  const isChecked = (field: ActiveField) =>
    checked?.page === page && ownValue(checked.answers, field.name) === answerTo(field);

  const size = step.pageSize ?? questions.length;
  const shown = questions.slice(page * size, (page + 1) * size);
  const isAnswered = shown.every(answerTo);
  const isPassed = shown.every((field) => isChecked(field) && isRight(field, answerTo(field)));
  const wrong = shown.filter((field) => isChecked(field) && !isRight(field, answerTo(field))).length;
  const hint = step.invalidMessage ?? words.quizHint;
  const isLastPage = (page + 1) * size >= questions.length;

  function submit() {
    setHinted(!isAnswered);
    if (!isAnswered) return;
    if (!isPassed) return setChecked({ page, answers });
    if (isLastPage) return onNext();
    setPage(page + 1);
  }

  return (
    <Form onSubmit={submit}>
      <div className="questions">
        {shown.map((field) => (
          <Question
            key={field.name}
            form={form}
            field={field}
            checked={isChecked(field) ? answerTo(field) : undefined}
          />
        ))}
      </div>
      {/* The feedback may be off screen, so the text next to the button also says that an answer is
          wrong. */}
      <p id="quiz-hint" role="status" className={wrong > 0 ? 'quiz-hint error-words' : 'quiz-hint quiet'}>
        {!isAnswered && (isHinted ? words.quizHintPressed(hint) : hint)}
        {isAnswered && wrong > 0 && words.quizFailed(wrong)}
      </p>
      <Button type="submit" aria-disabled={!isAnswered && !draft.isRendered} aria-describedby="quiz-hint">
        {isPassed ? (step.submit ?? words.quizPassed) : (step.checkAnswers ?? words.checkAnswers)}
      </Button>
      <StepButtons {...props} next={undefined} />
    </Form>
  );
}

interface QuestionProps {
  readonly form: FormController;
  readonly field: ActiveField;
  /** The checked answer, or undefined if it was not checked or has changed since the check. */
  readonly checked: Answer | undefined;
}

function Question({ form, field, checked }: QuestionProps) {
  const fields = useMemo(() => [field], [field]);
  const feedback = useMemo(() => {
    const verdict = checked === undefined ? undefined : isRight(field, checked) ? 'right' : 'wrong';
    const words = (verdict && field.ui.feedback?.[verdict]) ?? '';
    const end = words.search(/[.!?]\s/) + 1 || words.length;
    const region = (
      <p role="status" className={verdict ? `feedback feedback-${verdict}` : 'feedback'}>
        {verdict && (
          <>
            <span aria-hidden="true">{verdict === 'right' ? '✓ ' : '✗ '}</span>
            <span>
              <strong>{words.slice(0, end)}</strong>
              {words.slice(end)}
            </span>
          </>
        )}
      </p>
    );
    return { verdict, region } as const;
  }, [field, checked]);
  return (
    <FeedbackContext value={feedback}>
      <FieldList form={form} fields={fields} />
      {field.ui.widget !== 'radios' && feedback.region}
    </FeedbackContext>
  );
}

export const register = () => registerStepKind('quiz', Quiz);
