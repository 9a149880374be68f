import { useEffect } from 'react';
import { messagesOf } from '../../core/environment.ts';
import { rowMessages } from '../../core/rows/row-messages.ts';
import { listQuestion, rowStep, rowsOf } from '../../core/rows/rows.ts';
import { FormStep } from '../FormStep.tsx';
import { StepFrame } from '../StepFrame.tsx';
import type { StepKindProps } from '../step-kinds/registry.ts';
import { stepProps } from '../step-props.ts';
import { useDraftSelector } from '../use-draft.ts';
import { RowCards } from './RowCards.tsx';
import { RowPage } from './RowPage.tsx';
import { rowName } from './row-name.ts';

/**
 * A list of rows, a card each; or the page of one of them, which the address names by its place. A new row is kept as
 * soon as something is typed in it: who turns back before that leaves nothing behind.
 */
export function ListStep({ wizard, position }: StepKindProps) {
  const { draft, row, isNewRow, isEditing = false, goTo } = wizard;
  const { step, isLoaded, resetCount } = position;
  const field = listQuestion(step);
  const count = useDraftSelector(draft, ({ answers }) => rowsOf(answers[step.id]?.[field.name]).length);
  const isNew = row === count && isNewRow === true;
  const isThere = row !== undefined && (row < count || isNew);
  const isAstray = isLoaded && row !== undefined && !isThere;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `goTo` is new each time
  useEffect(() => {
    if (isAstray) goTo(step, { edit: isEditing, replace: true });
  }, [isAstray]);

  const key = `${step.id} ${resetCount}`;
  if (!isThere) {
    return (
      <StepFrame wizard={wizard} position={position}>
        <List key={key} wizard={wizard} position={position} />
      </StepFrame>
    );
  }
  const title = messagesOf(rowMessages).rowTitle(field.ui.noun, row + 1, Math.max(count, row + 1));
  return (
    <StepFrame wizard={wizard} position={position} title={title}>
      <RowPage key={`${key} ${row}`} wizard={wizard} position={position} row={row} />
    </StepFrame>
  );
}

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
      isEditing={isEditing}
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
