import { Fragment, type MouseEvent, type ReactElement } from 'react';
import { messagesOf } from '../../core/environment.ts';
import { rowMessages } from '../../core/rows/row-messages.ts';
import { Button } from '../templates/Button.tsx';
import { type RowsState, undoId } from './use-rows.ts';

interface RemovedRowProps {
  readonly rows: RowsState;
  readonly onUndo: (event: MouseEvent) => void;
}

export function RowsWithUndo({
  children,
  ...props
}: RemovedRowProps & { readonly children: readonly ReactElement[] }) {
  const { removed, count } = props.rows;
  const undo = <RemovedRow key="removed" {...props} />;
  return (
    <ul className="row-cards">
      {children.map((row, index) => (
        <Fragment key={row.key}>
          {removed?.index === index && undo}
          {row}
        </Fragment>
      ))}
      {removed && removed.index >= count && undo}
    </ul>
  );
}

function RemovedRow({ rows: { path, removed }, onUndo }: RemovedRowProps) {
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
