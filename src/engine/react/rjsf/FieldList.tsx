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
 * The fields of a step, rendered by RJSF: its `ObjectField` and `SchemaField` with our templates and widgets. Only this
 * folder imports the library.
 *
 * RJSF receives the step as the engine has resolved it: plain fields without conditions, options or rules. Its `Form` is
 * not used, because it copies all answers and walks the whole schema with every key. Here each field subscribes to its
 * own answer, each group to its own fields, and RJSF renders again only what a condition changes.
 */
export function FieldList({ form, fields, groups }: FieldListProps) {
  return (
    <FormContext value={form}>
      <SetFields fields={fields} groups={groups} at={{ ...root, registry }} />
    </FormContext>
  );
}

/** RJSF reports changes through its props; our widgets change the form directly. */
const unused = () => undefined;

const root = {
  name: '',
  fieldPathId: { $id: 'field', path: [] },
  onChange: unused,
  onBlur: unused,
  onFocus: unused,
};
