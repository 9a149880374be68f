import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { ActiveField } from '../../core/field.ts';
import type { FieldListProps } from '../structured-fields.ts';

interface SetFieldsProps extends Omit<FieldListProps, 'form'> {
  /** Where RJSF is. */
  readonly at: Pick<FieldProps, 'name' | 'fieldPathId' | 'registry' | 'onChange' | 'onBlur' | 'onFocus'>;
  readonly isMatrix?: boolean;
}

/** Questions that stand together, as RJSF renders an object: those of a step, or of a group in it. */
export function SetFields({ fields, groups, at, isMatrix = false }: SetFieldsProps) {
  const { schema, uiSchema } = useMemo(
    () => schemasOf(fields, isMatrix ? 'matrixRow' : 'engine'),
    [fields, isMatrix],
  );
  const options = isMatrix ? { fields, ObjectFieldTemplate: 'MatrixTemplate' } : { groups };
  return (
    <ObjectField {...at} schema={schema} uiSchema={{ ...uiSchema, 'ui:options': options } as UiSchema} />
  );
}

const text: RJSFSchema = { type: 'string' };
/** What is in it the group asks for itself. */
const group: RJSFSchema = { type: 'object' };
const rows: RJSFSchema = { type: 'array', items: group };

function schemasOf(
  fields: readonly ActiveField[],
  widget: string,
): { schema: RJSFSchema; uiSchema: UiSchema } {
  const properties = Object.fromEntries(
    fields.map(({ name, schema, ui }) => [
      name,
      ui.widget === 'rows' ? rows : schema.type === 'object' ? group : text,
    ]),
  );
  const uiSchema = Object.fromEntries(
    fields.map((field) => [field.name, { 'ui:widget': widget, 'ui:options': { field, label: false } }]),
  );
  return { schema: { type: 'object', properties }, uiSchema };
}
