import { useEffect, useRef, useState } from 'react';
import { answerAt, type StepAnswers } from '../../core/answers.ts';
import { messagesOf } from '../../core/environment.ts';
import { fieldId } from '../../core/places/field-id.ts';
import { rowMessages } from '../../core/rows/row-messages.ts';
import { insertRow, movedErrors, removeRow, rowsOf } from '../../core/rows/rows.ts';
import type { FormController } from '../form-controller.ts';
import { useFormValue } from '../use-form.ts';

interface Removed {
  readonly index: number;
  readonly row: StepAnswers;
  readonly name: string;
}

export type RowsState = ReturnType<typeof useRows>;

/**
 * The rows at a path of a form, with functions to add and remove them and to restore the last removed one until the next
 * change. Renders when their number changes, not when something is typed into them.
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
    /** Announced politely. */
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
      insert(placeOfUndo(removed, count), removed.row);
      setStatus(words.restored(removed.name));
      focusSoon(`#${fieldId(`${path}.${placeOfUndo(removed, count)}`)}`);
    },
  };
}

/** Another tab may have removed more. */
export const placeOfUndo = (removed: Pick<Removed, 'index'>, count: number) => Math.min(removed.index, count);

export const undoId = (path: string) => `${fieldId(path)}-undo`;

/** Focuses an element after the next render: the pressed button is gone by then. */
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
