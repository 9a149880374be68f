import { useEffect, useRef, useState } from 'react';
import { answerAt, type StepAnswers } from '../../core/answers.ts';
import { messagesOf } from '../../core/environment.ts';
import { fieldId } from '../../core/places/field-id.ts';
import type { PostResult } from '../../core/posted/actions.ts';
import { rowMessages } from '../../core/rows/row-messages.ts';
import { insertRow, movedErrors, removeRow, rowsOf } from '../../core/rows/rows.ts';
import type { FormController } from '../form-controller.ts';
import { useFormValue } from '../use-form.ts';

type Removed = Omit<NonNullable<PostResult['removed']>, 'path'>;

export type RowsState = ReturnType<typeof useRows>;

/**
 * Returns the number of rows and functions that change the rows. The calling component renders again when the
 * number of rows changes, but not while the user types in a row.
 */
export function useRows(form: FormController, path: string) {
  const words = messagesOf(rowMessages);
  const rows = () => rowsOf(answerAt(form.answers(), path));
  const current = () => rows().length;
  const count = useFormValue(form, form.subscribe, current, () => 0);
  const { removed: before } = form.press ?? {};
  const [removed, setRemoved] = useState<Removed | undefined>(before?.path === path ? before : undefined);
  const [status, setStatus] = useState('');
  const focusSoon = useFocusSoon();

  function insert(index: number, row: StepAnswers): void {
    setRemoved(undefined);
    setStatus('');
    form.change(path, insertRow(rows(), index, row), movedErrors(path, index, 1));
  }

  return {
    path,
    count,
    removed,
    status,
    add(): void {
      insert(count, {});
      focusSoon(`#${fieldId(`${path}.${count}`)} :is(input, select, textarea, button)`);
    },
    remove(index: number, name: string): void {
      setRemoved({ index, name, row: rows()[index] ?? {} });
      setStatus(words.removed(name));
      form.change(path, removeRow(rows(), index), movedErrors(path, index, -1));
      focusSoon(`#${undoId(path)}`);
    },
    undo(): void {
      if (!removed) return;
      insert(undoIndex(removed, count), removed.row);
      setStatus(words.restored(removed.name));
      focusSoon(`#${fieldId(`${path}.${undoIndex(removed, count)}`)}`);
    },
  };
}

export const undoIndex = (removed: Pick<Removed, 'index'>, count: number) => Math.min(removed.index, count);

export const undoId = (path: string) => `${fieldId(path)}-undo`;

/**
 * Returns a function that focuses an element after the next render. A new row does not exist before that
 * render, and a removed row takes the focused button with it.
 */
function useFocusSoon() {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const target = wanted.current && document.querySelector<HTMLElement>(wanted.current);
    wanted.current = undefined;
    if (target) target.focus();
  });
  return (selector: string): void => {
    wanted.current = selector;
  };
}
