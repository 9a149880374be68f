import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { ActiveField } from '../../core/active-field.ts';
import type { FieldListProps } from '../FieldList.tsx';

interface SetFieldsProps extends Omit<FieldListProps, 'form'> {
  /** Where RJSF is. */
  readonly at: Pick<FieldProps, 'name' | 'fieldPathId' | 'registry' | 'onChange' | 'onBlur' | 'onFocus'>;
}

/** Questions that stand together, as RJSF renders an object: those of a step, or of a group in it. */
export function SetFields({ fields, groups, at }: SetFieldsProps) {
  const schemas = useMemo(() => schemasOf(fields), [fields]);
  const options = useMemo(() => ({ 'ui:options': { groups } }), [groups]);
  return (
    <ObjectField {...at} schema={schemas.schema} uiSchema={{ ...schemas.uiSchema, ...options } as UiSchema} />
  );
}

const text: RJSFSchema = { type: 'string' };
/** What is in it the group asks for itself. */
const group: RJSFSchema = { type: 'object' };
const rows: RJSFSchema = { type: 'array', items: group };

function schemasOf(fields: readonly ActiveField[]): { schema: RJSFSchema; uiSchema: UiSchema } {
  const properties = Object.fromEntries(
    fields.map(({ name, schema, ui }) => [
      name,
      ui.widget === 'rows' ? rows : schema.type === 'object' ? group : text,
    ]),
  );
  const uiSchema = Object.fromEntries(
    fields.map((field) => [field.name, { 'ui:widget': 'engine', 'ui:options': { field, label: false } }]),
  );
  return { schema: { type: 'object', properties }, uiSchema };
}
