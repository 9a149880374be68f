import { Fragment, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { messagesOf } from '../../core/environment.ts';
import type { ActiveField } from '../../core/field.ts';
import { rowMessages } from '../../core/rows/row-messages.ts';
import { Button } from '../templates/Button.tsx';
import { type RowsState, undoId } from './use-rows.ts';
import './rows.css';

interface EditableRowsProps {
  readonly field: Pick<ActiveField, 'schema' | 'ui'>;
  readonly rows: RowsState;
  /** The id of the button that adds a row. */
  readonly addId?: string;
  readonly onAdd: (event: MouseEvent) => void;
  readonly onUndo: (event: MouseEvent) => void;
  /** Shown in place of the rows while there are none and none has just been removed. */
  readonly empty?: ReactNode;
  readonly children: readonly ReactElement[];
}

/** Shows the rows, the removed row with its undo button in its place, and the button that adds a row. */
export function EditableRows({ field, rows, addId, onAdd, onUndo, empty, children }: EditableRowsProps) {
  const words = messagesOf(rowMessages);
  const { path, count, removed, status } = rows;
  const { schema, ui } = field;
  const text = removed && words.removed(removed.name);
  const undo = removed && (
    <li key="removed" className="row-removed">
      <span>{text}</span>
      <Button id={undoId(path)} variant="text" post="undo" onClick={onUndo}>
        {words.undo}
        <span className="visually-hidden">&nbsp;{text}</span>
      </Button>
    </li>
  );
  return (
    <>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {count === 0 && !removed && empty}
      <ul className="row-cards">
        {children.map((row, index) => (
          <Fragment key={row.key}>
            {removed?.index === index && undo}
            {row}
          </Fragment>
        ))}
        {removed && removed.index >= count && undo}
      </ul>
      {schema.maxItems !== undefined && count >= schema.maxItems ? (
        <p id={addId} tabIndex={-1} className="quiet">
          {words.mostRows(schema.maxItems)}
        </p>
      ) : (
        <Button id={addId} variant="plain" post={`add ${path}`} onClick={onAdd}>
          {count === 0 ? words.addRow(ui.noun) : (ui.add ?? words.addAnotherRow(ui.noun))}
        </Button>
      )}
    </>
  );
}
