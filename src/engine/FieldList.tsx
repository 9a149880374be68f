import type { FieldGroup } from './definition.ts';
import type { ActiveField } from './flow.ts';
import type { StepForm } from './step-form.ts';
import { Field } from './templates/Field.tsx';
import { FieldGroups } from './templates/FieldGroups.tsx';
import { useFieldState } from './use-step-form.ts';

export interface FieldListProps {
  readonly form: StepForm;
  readonly fields: readonly ActiveField[];
  readonly groups?: readonly FieldGroup[] | undefined;
}

/** A step's fields without RJSF: for the pages that must stay light (log-in, sign-up, dialogs). */
export function FieldList({ form, fields, groups }: FieldListProps) {
  return (
    <FieldGroups
      groups={groups}
      fields={fields.map((field) => ({
        name: field.name,
        content: <StepField form={form} field={field} />,
      }))}
    />
  );
}

/** A field that follows its own answer and error. */
export function StepField({ form, field }: { form: StepForm; field: ActiveField }) {
  const { value, error } = useFieldState(form, field.name);
  return (
    <Field field={field} value={value} error={error} onChange={(next) => form.change(field.name, next)} />
  );
}
