import type { ReactNode } from 'react';
import type { ActiveField } from '../../core/field.ts';
import { fieldId } from '../../core/places/field-id.ts';
import { describedBy, FieldWords, labelOf } from './FieldWords.tsx';

interface GroupProps {
  readonly field: ActiveField;
  readonly path: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

export function Group({ field, path, error, children }: GroupProps) {
  const { ui } = field;
  const id = fieldId(path);
  const words = { id, ui, error };
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={ui.widget === 'matrix' ? 'field-group' : 'field-group group'}
      aria-describedby={describedBy(words)}
    >
      <legend className="heading">{labelOf(field)}</legend>
      <FieldWords {...words} />
      {children}
    </fieldset>
  );
}
