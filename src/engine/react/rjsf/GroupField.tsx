import type { FieldProps } from '@rjsf/utils';
import { use } from 'react';
import type { ActiveField } from '../../core/field.ts';
import { Group } from '../templates/Group.tsx';
import { useActiveFields, useFieldError } from '../use-form.ts';
import { FormContext } from './form-context.ts';
import { SetFields } from './SetFields.tsx';

/** A group, which follows its own conditions and error: a key in it renders the field typed in alone. */
export function GroupField(props: FieldProps) {
  const form = use(FormContext)!;
  const path = props.fieldPathId.path.join('.');
  const field = props.uiSchema?.['ui:options']?.field as unknown as ActiveField;
  const fields = useActiveFields(form, path);
  return (
    <Group field={field} path={path} error={useFieldError(form, path)}>
      <SetFields
        fields={fields}
        groups={form.setAt(path)?.groups}
        at={props}
        isMatrix={field.ui.widget === 'matrix'}
      />
    </Group>
  );
}
