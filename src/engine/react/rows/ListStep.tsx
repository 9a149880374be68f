import { useEffect } from 'react';
import type { StepAnswers } from '../../core/answers.ts';
import type { StepDefinition } from '../../core/definition.ts';
import { messagesOf } from '../../core/environment.ts';
import { rowMessages } from '../../core/rows/row-messages.ts';
import { listQuestion, rowStep, rowsOf } from '../../core/rows/rows.ts';
import { FormStep } from '../FormStep.tsx';
import type { StepKindProps } from '../step-kinds/registry.ts';
import { stepProps, type WizardProps } from '../step-props.ts';
import { useDraftSelector } from '../use-draft.ts';
import { RowAnswers } from './RowAnswers.tsx';
import { RowCards } from './RowCards.tsx';
import { RowPage } from './RowPage.tsx';
import { rowName } from './row-name.ts';

/**
 * Shows one card per row or, if the URL has a row index, the page of that row. A new row is stored only when
 * something is typed into it, so that leaving its page creates no empty row.
 */
export function ListStep({ wizard, position }: StepKindProps) {
  const { draft, row, isEditing = false, goTo } = wizard;
  const { step, isLoaded } = position;
  const isThere = useDraftSelector(draft, ({ answers }) => isRowThere(wizard, step, answers[step.id]));
  const isAstray = isLoaded && row !== undefined && !isThere;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `goTo` is new on every render
  useEffect(() => {
    if (isAstray) goTo(step, { edit: isEditing, replace: true });
  }, [isAstray]);

  return isThere && row !== undefined ? (
    <RowPage key={row} wizard={wizard} position={position} row={row} />
  ) : (
    <List wizard={wizard} position={position} />
  );
}

ListStep.RowAnswers = RowAnswers;

ListStep.pageTitle = (wizard: WizardProps, step: StepDefinition, answers?: StepAnswers) => {
  const { row } = wizard;
  if (row === undefined || !isRowThere(wizard, step, answers)) return undefined;
  const { noun } = listQuestion(step).ui;
  return messagesOf(rowMessages).rowTitle(noun, row + 1, Math.max(countOf(step, answers), row + 1));
};

function isRowThere({ row, isNewRow }: WizardProps, step: StepDefinition, answers?: StepAnswers): boolean {
  if (row === undefined) return false;
  const count = countOf(step, answers);
  return row < count || (row === count && isNewRow === true);
}

const countOf = (step: StepDefinition, answers?: StepAnswers) =>
  rowsOf(answers?.[listQuestion(step).name]).length;

function List({ wizard, position }: StepKindProps) {
  const { flow, isEditing = false, goTo } = wizard;
  const { step, evaluation } = position;
  const field = listQuestion(step);
  const earlier = evaluation.flatAnswers;
  const props = stepProps(wizard, position);
  const nameOf = (row: number) => {
    const answers = rowsOf(props.draft.snapshot().answers[step.id]?.[field.name])[row] ?? {};
    return rowName(field.ui, answers, { flow, step: rowStep(step, field.name), index: row, earlier });
  };
  return (
    <FormStep
      {...props}
      describe={(error) => {
        const row = error.field.split('.')[1];
        if (error.step !== step.id || row === undefined) return error;
        return { ...error, message: messagesOf(rowMessages).errorInRow(nameOf(Number(row)), error.message) };
      }}
    >
      {(form) => (
        <RowCards
          form={form}
          field={field}
          title={step.title}
          nameOf={nameOf}
          open={(row, isNew) => goTo(step, { row, isNew, edit: isEditing })}
        />
      )}
    </FormStep>
  );
}
