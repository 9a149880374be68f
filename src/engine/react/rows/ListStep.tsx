import { useEffect, useMemo } from 'react';
import {
  answerAt,
  isAnswers,
  isBlank,
  noAnswers,
  type StepAnswers,
  withAnswerAt,
} from '../../core/answers.ts';
import type { StepDefinition } from '../../core/definition.ts';
import { messagesOf } from '../../core/environment.ts';
import type { ActiveField } from '../../core/field.ts';
import { fieldId } from '../../core/places/field-id.ts';
import { rowMessages } from '../../core/rows/row-messages.ts';
import { listQuestion, removeRow, rowStep, rowsOf } from '../../core/rows/rows.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import type { Draft } from '../../storage/drafts/drafts.ts';
import { FormStep } from '../FormStep.tsx';
import type { FormController } from '../form-controller.ts';
import { FieldList } from '../rjsf/FieldList.tsx';
import type { StepKindProps } from '../step-kinds/registry.ts';
import { stepProps, type WizardProps } from '../step-props.ts';
import { Button } from '../templates/Button.tsx';
import { ErrorWords, labelOf } from '../templates/FieldWords.tsx';
import { useDraftSelector } from '../use-draft.ts';
import { type StepDraft, useFieldState, useFormErrors } from '../use-form.ts';
import { EditableRows } from './EditableRows.tsx';
import { RowAnswers } from './RowAnswers.tsx';
import { rowName } from './row-name.ts';
import { useRows } from './use-rows.ts';

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

interface RowCardsProps {
  readonly form: FormController;
  readonly field: ActiveField;
  readonly title: string;
  readonly nameOf: (row: number) => string;
  readonly open: (row: number, isNew: boolean) => void;
}

function RowCards({ form, field, title, nameOf, open }: RowCardsProps) {
  const words = messagesOf(rowMessages);
  const { remove } = messagesOf(fieldMessages);
  const { name: path, ui, required } = field;
  const rows = useRows(form, path);
  const { error } = useFieldState(form, path);
  const { errors } = useFormErrors(form);
  const hasHeading = ui.label !== title || !required;
  const Heading = hasHeading ? 'h3' : 'h2';

  return (
    <section className="stack" aria-label={ui.label}>
      {hasHeading && <h2 className="heading">{labelOf(field)}</h2>}
      {ui.hint && <p className="quiet">{ui.hint}</p>}
      {error && <ErrorWords>{error}</ErrorWords>}
      <EditableRows
        field={field}
        rows={rows}
        addId={fieldId(path)}
        onAdd={() => open(rows.count, true)}
        onUndo={rows.undo}
        empty={<p>{words.noRows(ui.noun)}</p>}
      >
        {Array.from({ length: rows.count }, (_, index) => {
          const name = nameOf(index);
          const wrong = errors.filter((each) => each.field.startsWith(`${path}.${index}.`));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity
            <li key={index} className={wrong.length > 0 ? 'row-card row-card-wrong' : 'row-card'}>
              <Heading className="row-name">{name}</Heading>
              {wrong.map((each) => (
                <ErrorWords key={each.field}>{each.message}</ErrorWords>
              ))}
              <div className="row-buttons">
                <Button
                  id={fieldId(`${path}.${index}`)}
                  variant="text"
                  post={`change ${path}.${index}`}
                  onClick={() => open(index, false)}
                >
                  {words.change}
                  <span className="visually-hidden">&nbsp;{name}</span>
                </Button>
                <Button
                  variant="text"
                  post={`remove ${path}.${index}`}
                  onClick={() => rows.remove(index, name)}
                >
                  {remove}
                  <span className="visually-hidden">&nbsp;{name}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </EditableRows>
    </section>
  );
}

function RowPage({ wizard, position, row }: StepKindProps & { readonly row: number }) {
  const { draft, goTo, isEditing = false } = wizard;
  const { step } = position;
  const { name } = listQuestion(step);
  const inner = rowStep(step, name);
  const place = `${name}.${row}`;
  const rowDraft = useMemo(
    () => draftOfRow(draft, step.id, place, inner.id),
    [draft, step.id, place, inner.id],
  );

  function leave(): void {
    const answers = draft.snapshot().answers[step.id] ?? noAnswers;
    const rows = rowsOf(answers[name]);
    if (rows[row] && isBlank(rows[row])) draft.change(step.id, { ...answers, [name]: removeRow(rows, row) });
    goTo(step, { edit: isEditing });
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
  const ofRow = () => {
    const found = answerAt(answers(), place);
    return isAnswers(found) ? found : noAnswers;
  };
  return {
    isRendered: draft.isRendered,
    subscribe: draft.subscribe,
    snapshot: () => ({ ...draft.snapshot(), answers: { [id]: ofRow() } }),
    change: (_step, given) => draft.change(step, withAnswerAt(answers(), place, given)),
  };
}
