import type { FieldSet } from '../../core/definition.ts';
import type { ActiveField } from '../../core/field.ts';
import type { FormController } from '../form-controller.ts';
import { FormContext } from './form-context.ts';
import { registry } from './registry.tsx';
import { SetFields } from './SetFields.tsx';

interface FieldListProps {
  readonly form: FormController;
  /** The fields of the step that its conditions leave. */
  readonly fields: readonly ActiveField[];
  /** The headings that they stand under. */
  readonly groups?: FieldSet['groups'] | undefined;
}

/**
 * The fields of a step, rendered by RJSF: its `ObjectField` and `SchemaField` with our templates and widgets. This folder
 * is all that knows the library.
 *
 * RJSF is handed the step as the engine has already resolved it: plain fields, without conditions, options or
 * rules. Its `Form` is left out, which keeps a copy of all answers and walks the whole schema with every key:
 * here each field follows its own answer, each group its own fields, and RJSF renders again only what a condition turns.
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
