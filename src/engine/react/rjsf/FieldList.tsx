import type { FieldSet } from '../../core/definition.ts';
import type { ActiveField } from '../../core/field.ts';
import type { FormController } from '../form-controller.ts';
import { ObjectFields } from './ObjectFields.tsx';
import { FormContext, registry } from './registry.tsx';

interface FieldListProps {
  readonly form: FormController;
  readonly fields: readonly ActiveField[];
  readonly groups?: FieldSet['groups'] | undefined;
}

/** Renders fields without RJSF's `Form`, which copies all answers and walks the schema on every keystroke. */
export function FieldList({ form, fields, groups }: FieldListProps) {
  return (
    <FormContext value={form}>
      <ObjectFields fields={fields} groups={groups} at={{ ...root, registry }} />
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
