import { type FieldListProps, registerStructuredFields } from '../structured-fields.ts';
import { FormContext } from './form-context.ts';
import { registry } from './registry.tsx';
import { SetFields } from './SetFields.tsx';
import '../structure.css';

/**
 * The fields of a step, rendered by RJSF's own fields. This folder is all that knows the library.
 *
 * RJSF is handed the step as the engine has already resolved it: plain fields, without conditions, options or
 * rules. Its `Form` is left out, which keeps a copy of all answers and walks the whole schema with every key:
 * here each field follows its own answer, each group its own fields, and RJSF renders again only what a condition turns.
 */
export function StepFields({ form, fields, groups }: FieldListProps) {
  return (
    <FormContext value={form}>
      <SetFields fields={fields} groups={groups} at={{ ...root, registry }} />
    </FormContext>
  );
}

export const register = () => registerStructuredFields(StepFields);

/** RJSF wants to be told of changes; our widget tells the form itself. */
const unused = () => undefined;

const root = {
  name: '',
  fieldPathId: { $id: 'field', path: [] },
  onChange: unused,
  onBlur: unused,
  onFocus: unused,
};
