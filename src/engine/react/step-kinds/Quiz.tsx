import { useState } from 'react';
import { type Answer, noAnswers, ownValue } from '../../core/answers.ts';
import { messagesOf } from '../../core/environment.ts';
import type { ActiveField } from '../../core/field.ts';
import { activeFields } from '../../core/resolve.ts';
import { wizardMessages } from '../../core/words/wizard-messages.ts';
import { stepProps } from '../step-props.ts';
import { Button } from '../templates/Button.tsx';
import { Field } from '../templates/Field.tsx';
import { Form } from '../templates/Form.tsx';
import { StepButtons } from '../templates/StepButtons.tsx';
import { useDraftSelector } from '../use-draft.ts';
import { pressAt } from '../use-form.ts';
import { registerStepKind, type StepKindProps } from './registry.ts';

/** Whether a question is answered with the option that its ui file counts as right. */
function isRight({ schema, ui }: ActiveField, answer: Answer | undefined): boolean {
  return answer !== undefined && answer === schema.enum?.[(ui.answer ?? 0) - 1];
}

/**
 * Questions a page at a time: Check Answers tells which are right, and once all of a page are, its button leads
 * on. An answer that is changed is judged again only when asked for.
 */
function Quiz({ wizard, position }: StepKindProps) {
  const { onNext, ...props } = stepProps(wizard, position);
  const { flow, step, draft } = props;
  const words = messagesOf(wizardMessages);
  const answers = useDraftSelector(draft, (state) => state.answers[step.id] ?? noAnswers);
  const before = pressAt(draft, step);
  const [page, setPage] = useState(before?.page ?? 0);
  const [checked, setChecked] = useState<readonly string[]>(before?.asked ?? []);
  const [isHinted, setHinted] = useState(before?.asked.length === 0);

  const answerTo = ({ name }: ActiveField) => ownValue(answers, name);

  const questions = activeFields(flow, step, answers);
  const size = step.pageSize ?? questions.length;
  const shown = questions.slice(page * size, (page + 1) * size);
  const isAnswered = shown.every(answerTo);
  const isPassed = shown.every((field) => checked.includes(field.name) && isRight(field, answerTo(field)));
  const hint = step.invalidMessage ?? words.quizHint;
  const isLastPage = (page + 1) * size >= questions.length;

  function press() {
    setHinted(!isAnswered);
    if (!isAnswered) return;
    if (!isPassed) return setChecked(shown.map(({ name }) => name));
    if (isLastPage) return onNext();
    setPage(page + 1);
  }

  return (
    <Form onSubmit={press}>
      <div className="questions">
        {shown.map((field) => (
          <div key={field.name}>
            <Field
              field={field}
              value={answerTo(field) ?? ''}
              error={undefined}
              onChange={(value) => {
                setChecked(checked.filter((each) => each !== field.name));
                draft.change(step.id, { ...answers, [field.name]: value });
              }}
            />
            <Feedback field={field} answer={checked.includes(field.name) ? answerTo(field) : undefined} />
          </div>
        ))}
      </div>
      <p id="quiz-hint" role="status" className="quiz-hint quiet">
        {!isAnswered && (isHinted ? words.quizHintPressed(hint) : hint)}
      </p>
      <Button type="submit" aria-disabled={!isAnswered && !draft.isRendered} aria-describedby="quiz-hint">
        {isPassed ? (step.submit ?? words.quizPassed) : (step.checkAnswers ?? words.checkAnswers)}
      </Button>
      <StepButtons {...props} next={undefined} />
    </Form>
  );
}

function Feedback({ field, answer }: { field: ActiveField; answer: Answer | undefined }) {
  const right = isRight(field, answer);
  const words = right ? field.ui.feedback?.right : field.ui.feedback?.wrong;
  return (
    <p role="status" className={`feedback ${right ? 'feedback-right' : 'error-words'}`}>
      {answer !== undefined && (
        <>
          <span aria-hidden="true">{right ? '✓ ' : '✗ '}</span>
          {words}
        </>
      )}
    </p>
  );
}

export const register = () => registerStepKind('quiz', Quiz);
