import type { MouseEvent } from 'react';
import { messagesOf } from '../../core/environment.ts';
import type { ActiveField } from '../../core/field.ts';
import { rowMessages } from '../../core/rows/row-messages.ts';
import { Button } from '../templates/Button.tsx';

interface AddRowProps {
  readonly id?: string;
  readonly path: string;
  readonly field: Pick<ActiveField, 'schema' | 'ui'>;
  readonly count: number;
  readonly onAdd: (event: MouseEvent) => void;
}

export function AddRow({ id, path, field: { schema, ui }, count, onAdd }: AddRowProps) {
  const words = messagesOf(rowMessages);
  if (schema.maxItems !== undefined && count >= schema.maxItems) {
    return (
      <p id={id} tabIndex={-1} className="quiet">
        {words.mostRows(schema.maxItems)}
      </p>
    );
  }
  const another = ui.add ?? words.addAnotherRow(ui.noun);
  return (
    <Button id={id} variant="plain" post={`add ${path}`} onClick={onAdd}>
      {count === 0 ? words.addRow(ui.noun) : another}
    </Button>
  );
}
