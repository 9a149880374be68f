import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps, FieldProps } from '@rjsf/utils';
import { createContext, type MouseEvent, memo, use, useRef, useState } from 'react';
import { messagesOf } from '../../core/environment.ts';
import type { ActiveField } from '../../core/field.ts';
import { fieldId } from '../../core/places/field-id.ts';
import { rowMessages } from '../../core/rows/row-messages.ts';
import { fieldMessages } from '../../core/words/field-messages.ts';
import { EditableRows } from '../rows/EditableRows.tsx';
import { type RowsState, undoIndex, useRows } from '../rows/use-rows.ts';
import { Button } from '../templates/Button.tsx';
import { useActiveFields, useFieldError } from '../use-form.ts';
import { ObjectFields } from './FieldList.tsx';
import { Group } from './groups.tsx';
import { FormContext, fieldOf } from './registry.tsx';

interface RowsInPlace {
  readonly field: ActiveField;
  readonly rows: RowsState;
  readonly error: string | undefined;
  readonly nameOf: (index: number) => string;
  readonly startUndo: () => void;
}

/** Passes the rows to the templates by context, because RJSF itself only gets the keys of the rows. */
const RowsContext = createContext<RowsInPlace | undefined>(undefined);

/**
 * Renders rows with RJSF, which keeps the key of a row when other rows are added or removed. Focus and typed
 * text therefore stay in the row.
 */
export function RowsField(props: FieldProps<string[]>) {
  const form = use(FormContext)!;
  const path = props.fieldPathId.path.join('.');
  const field = fieldOf(props.uiSchema);
  const rows = useRows(form, path);
  const isUndo = useRef(false);
  const [kept, keep] = useState<readonly string[]>([]);
  // The number of rows also changes when the draft is loaded or another tab changes the draft. All rows then
  // get new keys.
  const keys = kept.length === rows.count ? kept : Array.from({ length: rows.count }, newKey);
  if (keys !== kept) keep(keys);
  const nameOf = (index: number) => messagesOf(rowMessages).rowName(field.ui.noun, index + 1);

  function change(next: readonly string[]): void {
    keep(next);
    if (next.length < keys.length) {
      const index = keys.findIndex((key) => !next.includes(key));
      rows.remove(index, nameOf(index));
    } else if (isUndo.current) rows.undo();
    else rows.add();
    isUndo.current = false;
  }

  const inPlace: RowsInPlace = {
    ...{ field, rows, nameOf },
    error: useFieldError(form, path),
    startUndo() {
      isUndo.current = true;
    },
  };
  return (
    <RowsContext value={inPlace}>
      <ArrayField
        {...props}
        uiSchema={noUi}
        formData={keys as string[]}
        onChange={(next = []) => change(next)}
      />
    </RowsContext>
  );
}

const noUi = {};

let keysMade = 0;

/** Returns the key of a new row. The key is also the row's value in RJSF's form data. */
export function newKey(): string {
  keysMade += 1;
  return String(keysMade);
}

type AddAt = (event: MouseEvent, index?: number) => void;

export function ArrayFieldTemplate({ items, onAddClick }: ArrayFieldTemplateProps) {
  const { field, rows, error, startUndo } = use(RowsContext)!;
  const add = onAddClick as AddAt;
  function undo(event: MouseEvent): void {
    startUndo();
    add(event, undoIndex(rows.removed!, rows.count));
  }
  return (
    <Group field={field} path={rows.path} error={error}>
      <div className="stack">
        <EditableRows field={field} rows={rows} onAdd={(event) => add(event)} onUndo={undo}>
          {items}
        </EditableRows>
      </div>
    </Group>
  );
}

export function ArrayFieldItemTemplate({ index, children, buttonsProps }: ArrayFieldItemTemplateProps) {
  const { rows, nameOf } = use(RowsContext)!;
  const name = nameOf(index);
  return (
    <li className="row-card">
      <fieldset id={fieldId(`${rows.path}.${index}`)} tabIndex={-1} className="row-fields">
        <legend className="row-name">{name}</legend>
        {children}
        <Button variant="text" post={`remove ${rows.path}.${index}`} onClick={buttonsProps.onRemoveItem}>
          {messagesOf(fieldMessages).remove}
          <span className="visually-hidden">&nbsp;{name}</span>
        </Button>
      </fieldset>
    </li>
  );
}

export const RowField = memo(
  function RowField(props: FieldProps) {
    const form = use(FormContext)!;
    const path = props.fieldPathId.path.join('.');
    const fields = useActiveFields(form, path);
    // The field set may be missing, because RJSF renders a removed row once more.
    return <ObjectFields fields={fields} groups={form.setAt(path)?.groups} at={props} />;
  },
  (before, after) => before.fieldPathId === after.fieldPathId,
);
