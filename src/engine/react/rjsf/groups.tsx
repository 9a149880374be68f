import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { use } from 'react';
import type { ActiveField } from '../../core/field.ts';
import { Group } from '../templates/Group.tsx';
import { Matrix, MatrixRow } from '../templates/Matrix.tsx';
import { useActiveFields, useFieldError } from '../use-form.ts';
import { ObjectFields } from './ObjectFields.tsx';
import { FormContext, fieldOf, registry } from './registry.tsx';
import '../structure.css';

/** Renders again when the group's error or its visible fields change, but not on a keystroke in a field. */
function GroupField(props: FieldProps) {
  const form = use(FormContext)!;
  const path = props.fieldPathId.path.join('.');
  const field = fieldOf(props.uiSchema);
  const fields = useActiveFields(form, path);
  return (
    <Group field={field} path={path} error={useFieldError(form, path)}>
      <ObjectFields
        fields={fields}
        groups={form.setAt(path)?.groups}
        at={props}
        isMatrix={field.ui.widget === 'matrix'}
      />
    </Group>
  );
}

function MatrixTemplate({ properties, uiSchema = {} }: ObjectFieldTemplateProps) {
  const { fields } = uiSchema['ui:options'] as unknown as { readonly fields: readonly ActiveField[] };
  const [field] = fields;
  return field && <Matrix field={field}>{properties.map(({ content }) => content)}</Matrix>;
}

function MatrixRowTemplate({ uiSchema, fieldPathId }: FieldTemplateProps) {
  return <MatrixRow form={use(FormContext)!} field={fieldOf(uiSchema)} path={fieldPathId.path.join('.')} />;
}

export function register(): void {
  registry.fields.ObjectField = GroupField;
  Object.assign(registry.templates, { MatrixTemplate, MatrixRowTemplate });
}
