import { useMemo } from 'react';
import {
  answerAt,
  isAnswers,
  isBlank,
  noAnswers,
  type StepAnswers,
  withAnswerAt,
} from '../../core/answers.ts';
import { messagesOf } from '../../core/environment.ts';
import { rowMessages } from '../../core/rows/row-messages.ts';
import { listQuestion, removeRow, rowStep, rowsOf } from '../../core/rows/rows.ts';
import type { Draft } from '../../storage/drafts/drafts.ts';
import { FormStep } from '../FormStep.tsx';
import { FieldList } from '../rjsf/FieldList.tsx';
import type { StepKindProps } from '../step-kinds/registry.ts';
import { stepProps } from '../step-props.ts';
import type { StepDraft } from '../use-form.ts';

interface RowPageProps extends StepKindProps {
  readonly row: number;
}

export function RowPage({ wizard, position, row }: RowPageProps) {
  const { draft, goTo, isEditing = false } = wizard;
  const { step } = position;
  const { name } = listQuestion(step);
  const inner = rowStep(step, name);
  const place = `${name}.${row}`;
  const rowDraft = useMemo(
    () => draftOfRow(draft, step.id, place, inner.id),
    [draft, step.id, place, inner.id],
  );
  const back = () => goTo(step, { edit: isEditing });

  function leave(): void {
    const answers = draft.snapshot().answers[step.id] ?? noAnswers;
    const rows = rowsOf(answers[name]);
    if (rows[row] && isBlank(rows[row])) draft.change(step.id, { ...answers, [name]: removeRow(rows, row) });
    back();
  }

  return (
    <FormStep
      {...stepProps(wizard, position)}
      step={inner}
      draft={rowDraft}
      submits={false}
      next={messagesOf(rowMessages).saveRow}
      isBusy={false}
      onPrevious={leave}
      onNext={() => {
        void draft.flush();
        leave();
      }}
    >
      {(form, fields) => <FieldList form={form} fields={fields} groups={inner.groups} />}
    </FormStep>
  );
}

function draftOfRow(draft: Draft, step: string, place: string, id: string): StepDraft {
  const answers = () => draft.snapshot().answers[step] ?? noAnswers;
  return {
    isRendered: draft.isRendered,
    subscribe: draft.subscribe,
    snapshot: () => ({ ...draft.snapshot(), answers: { [id]: answersAt(answers(), place) } }),
    change: (_step, given) => draft.change(step, withAnswerAt(answers(), place, given)),
  };
}

function answersAt(answers: StepAnswers, path: string): StepAnswers {
  const found = answerAt(answers, path);
  return isAnswers(found) ? found : noAnswers;
}
