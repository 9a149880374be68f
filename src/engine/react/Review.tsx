import { type ReactNode, useState } from 'react';
import type { ActiveField } from '../core/active-field.ts';
import { type Answer, noAnswers, textOf } from '../core/answers.ts';
import { dateInWords } from '../core/dates.ts';
import { shownNumber } from '../core/decimal.ts';
import type { StepDefinition } from '../core/definition.ts';
import { environment, messagesOf, spokenLanguage } from '../core/environment.ts';
import { fieldMessages } from '../core/field-messages.ts';
import { activeFields } from '../core/flow.ts';
import { fillIn } from '../core/interpolation.ts';
import type { OptionList } from '../core/lists.ts';
import type { FieldError } from '../core/messages.ts';
import { answerInWords } from '../core/options.ts';
import { wizardMessages } from '../core/wizard-messages.ts';
import { type AnswersProps, rowParts } from './rows/row-parts.ts';
import type { StepProps } from './step-props.ts';
import { Button } from './templates/Button.tsx';
import { ErrorSummary } from './templates/ErrorSummary.tsx';
import { StepButtons } from './templates/StepButtons.tsx';
import { useOptionList } from './widgets/use-option-list.ts';
import { useStoredFile } from './widgets/use-stored-file.ts';

type OnEdit = (step: StepDefinition, field?: string) => void;

/** Everything answered so far, a section a step, and what is still missing. All open, because closed ones hide errors. */
export function Review({ evaluation, onEdit, ...props }: StepProps & { onEdit: OnEdit }) {
  const { flow, step, onNext } = props;
  const words = messagesOf(wizardMessages);
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? evaluation.errors : [];
  const asked = evaluation.steps
    .filter(({ kind }) => kind === 'form' || kind === 'list')
    .map((each) => fillIn(each, evaluation.flatAnswers));

  function selectError(error: FieldError) {
    const target = asked.find(({ id }) => id === error.step);
    if (target) onEdit(target, error.field);
  }

  return (
    <>
      {errors.length > 0 && <title>{words.errorTitle(step.title, environment().productName)}</title>}
      <ErrorSummary errors={errors} heading={step.invalidMessage} attempt={attempt} onSelect={selectError} />
      <div className="stack">
        {asked.map((section) => (
          <details key={section.id} className="review-section" open>
            <summary className="heading">{section.title}</summary>
            <Answers
              flow={flow}
              step={section}
              answers={evaluation.relevantAnswers[section.id] ?? noAnswers}
              earlier={evaluation.flatAnswers}
              errors={errors.filter((error) => error.step === section.id)}
              onEdit={(path) => onEdit(section, path)}
            />
            <Button variant="plain" onClick={() => onEdit(section)}>
              {words.edit}
              <span className="visually-hidden">&nbsp;{section.title}</span>
            </Button>
          </details>
        ))}
      </div>
      <StepButtons
        {...props}
        next={step.submit}
        onNext={() => (evaluation.isComplete ? onNext() : setAttempt(attempt + 1))}
      />
    </>
  );
}

/** The answers of a step, or of a row as the step that its page is. */
export function Answers({ errors, ...props }: AnswersProps) {
  const { flow, step, answers, earlier } = props;
  return (
    <dl>
      {activeFields(flow, step, answers, { earlier, today: environment().today() }).map((field) => {
        const error = errors.find((each) => each.field === field.name);
        return (
          <div key={field.name}>
            <dt className="quiet">{field.ui.label}</dt>
            <dd>
              {field.ui.widget === 'rows' ? (
                <Rows {...props} errors={errors} field={field} />
              ) : (
                <AnswerText field={field} answer={answers[field.name]} />
              )}
              {error && <span className="error-words">{error.message}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Rows(props: AnswersProps & { readonly field: ActiveField }) {
  const { RowAnswers } = rowParts();
  return <RowAnswers {...props} />;
}

function AnswerText({ field, answer }: { field: ActiveField; answer: Answer | undefined }): ReactNode {
  if (answer === undefined) return messagesOf(wizardMessages).noAnswer;
  if (field.ui.widget === 'file') return <FileName id={textOf(answer)} />;
  if (field.list) return <ListTitle list={field.list} value={textOf(answer)} />;
  if (field.schema.format === 'date') return environment().reviewDate(textOf(answer));
  if (field.ui.widget === 'date') return dateInWords(textOf(answer), messagesOf(fieldMessages).months);
  if (field.ui.widget === 'decimal') return shownNumber(textOf(answer), spokenLanguage().numberSigns);
  const words = answerInWords(field, answer);
  if (words.length < 2) return words;
  return (
    <ul className="choices">
      {words.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

/** An option of a long list by its title, as soon as the list is there. */
function ListTitle({ list, value }: { list: OptionList; value: string }): ReactNode {
  useOptionList(list);
  return list.titleOf(value);
}

/** A file by the name that it has on the phone: the answer is where it is kept. */
function FileName({ id }: { id: string }): ReactNode {
  const { file, isGone } = useStoredFile(id);
  return isGone ? messagesOf(fieldMessages).fileGone : file?.name;
}
