import type { MouseEvent } from 'react';
import { messagesOf } from '../../core/environment.ts';
import { rowMessages } from '../../core/rows/row-messages.ts';
import { Button } from '../templates/Button.tsx';
import { type RowsState, undoId } from './use-rows.ts';

interface RemovedRowProps {
  readonly rows: RowsState;
  readonly onUndo: (event: MouseEvent) => void;
}

/** The undo button in place of a removed row, until the next change. */
export function RemovedRow({ rows: { path, removed }, onUndo }: RemovedRowProps) {
  const words = messagesOf(rowMessages);
  if (!removed) return null;
  const text = words.removed(removed.name);
  return (
    <li className="row-removed">
      <span>{text}</span>
      <Button id={undoId(path)} variant="text" post="undo" onClick={onUndo}>
        {words.undo}
        <span className="visually-hidden">&nbsp;{text}</span>
      </Button>
    </li>
  );
}
