import type { FieldSet } from '../../core/definition.ts';
import type { ActiveField } from '../../core/field.ts';
import type { FormController } from '../form-controller.ts';
import { FormContext, registry } from './registry.tsx';
import { SetFields } from './SetFields.tsx';

interface FieldListProps {
  readonly form: FormController;
  readonly fields: readonly ActiveField[];
  readonly groups?: FieldSet['groups'] | undefined;
}

/**
 * Renders the fields of a step with RJSF: its `ObjectField` and `SchemaField` with our templates and widgets.
 * Only this folder imports RJSF.
 *
 * RJSF receives the fields as the engine has resolved them: without conditions, options or rules. RJSF's `Form`
 * is not used, because it copies all answers and walks the whole schema on every keystroke. Here each field
 * subscribes to its own answer and each group to its own fields, so that RJSF renders again only what a
 * condition changes.
 */
export function FieldList({ form, fields, groups }: FieldListProps) {
  return (
    <FormContext value={form}>
      <SetFields fields={fields} groups={groups} at={{ ...root, registry }} />
    </FormContext>
  );
}

/**
 * Does nothing: RJSF requires these callbacks and reports changes through them, but our widgets change the
 * form's answers directly.
 */
const unused = () => undefined;

const root = {
  name: '',
  fieldPathId: { $id: 'field', path: [] },
  onChange: unused,
  onBlur: unused,
  onFocus: unused,
};
