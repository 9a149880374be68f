import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { FieldSet } from '../../core/definition.ts';
import type { ActiveField } from '../../core/field.ts';
import type { FormController } from '../form-controller.ts';
import { widgetNameOf } from '../widgets/registry.tsx';
import { FormContext, registry } from './registry.tsx';

interface FieldListProps {
  readonly fields: readonly ActiveField[];
  readonly groups?: FieldSet['groups'] | undefined;
}

/** Renders fields without RJSF's `Form`, which copies all answers and walks the schema on every keystroke. */
export function FieldList({ form, ...fields }: FieldListProps & { readonly form: FormController }) {
  return (
    <FormContext value={form}>
      <ObjectFields {...fields} at={{ ...root, registry }} />
    </FormContext>
  );
}

/** RJSF requires these callbacks, but our widgets change the form's answers directly. */
const unused = () => undefined;

const root = {
  name: '',
  fieldPathId: { $id: 'field', path: [] },
  onChange: unused,
  onBlur: unused,
  onFocus: unused,
};

interface ObjectFieldsProps extends FieldListProps {
  readonly at: Pick<FieldProps, 'name' | 'fieldPathId' | 'registry' | 'onChange' | 'onBlur' | 'onFocus'>;
  readonly isMatrix?: boolean;
}

export function ObjectFields({ fields, groups, at, isMatrix = false }: ObjectFieldsProps) {
  const { schema, uiSchema } = useMemo(() => schemasOf(fields, isMatrix), [fields, isMatrix]);
  const options = isMatrix ? { fields, ObjectFieldTemplate: 'MatrixTemplate' } : { groups };
  return (
    <ObjectField {...at} schema={schema} uiSchema={{ ...uiSchema, 'ui:options': options } as UiSchema} />
  );
}

/**
 * These schemas only tell RJSF whether a field is a single answer, a group or a repeat. The complete field is
 * in the options of the uiSchema.
 */
const single: RJSFSchema = { type: 'string' };
const group: RJSFSchema = { type: 'object' };
const list: RJSFSchema = { type: 'array', items: group };

function schemasOf(
  fields: readonly ActiveField[],
  isMatrix: boolean,
): { schema: RJSFSchema; uiSchema: UiSchema } {
  const properties = Object.fromEntries(
    fields.map(({ name, schema, ui }) => [
      name,
      ui.widget === 'rows' ? list : schema.type === 'object' ? group : single,
    ]),
  );
  const own = isMatrix ? { FieldTemplate: 'MatrixRowTemplate' } : {};
  const uiSchema = Object.fromEntries(
    fields.map((field) => [
      field.name,
      { 'ui:widget': widgetNameOf(field), 'ui:options': { ...own, field, label: false } },
    ]),
  );
  return { schema: { type: 'object', properties }, uiSchema };
}
