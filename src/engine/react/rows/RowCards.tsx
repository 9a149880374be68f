import { messagesOf } from '../../core/environment.ts';
import type { ActiveField } from '../../core/field.ts';
import { fieldId } from '../../core/places/field-id.ts';
import { rowMessages } from '../../core/rows/row-messages.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import type { FormController } from '../form-controller.ts';
import { Button } from '../templates/Button.tsx';
import { ErrorWords, labelOf } from '../templates/FieldWords.tsx';
import { useFieldState, useFormErrors } from '../use-form.ts';
import { AddRow } from './AddRow.tsx';
import { RowsWithUndo } from './RowsWithUndo.tsx';
import { useRows } from './use-rows.ts';
import './rows.css';

interface RowCardsProps {
  readonly form: FormController;
  readonly field: ActiveField;
  readonly title: string;
  readonly nameOf: (row: number) => string;
  readonly open: (row: number, isNew: boolean) => void;
}

export function RowCards({ form, field, title, nameOf, open }: RowCardsProps) {
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
      <p role="status" className="visually-hidden">
        {rows.status}
      </p>
      {rows.count === 0 && !rows.removed && <p>{words.noRows(ui.noun)}</p>}
      <RowsWithUndo rows={rows} onUndo={rows.undo}>
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
      </RowsWithUndo>
      <AddRow
        id={fieldId(path)}
        path={path}
        field={field}
        count={rows.count}
        onAdd={() => open(rows.count, true)}
      />
    </section>
  );
}
