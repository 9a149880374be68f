import { useMemo } from 'react';
import type { ActiveField } from '../core/field.ts';
import type { FormController } from './form-controller.ts';
import { type FieldListProps, structuredFieldsOf } from './structured-fields.ts';
import { Field } from './templates/Field.tsx';
import { FieldGroups } from './templates/FieldGroups.tsx';
import { useFieldState } from './use-form.ts';

/** A step's fields: without RJSF, which most pages do not load, unless some are groups or rows. */
export function FieldList({ form, fields, groups }: FieldListProps) {
  const StructuredFields = structuredFieldsOf(form);
  if (StructuredFields) return <StructuredFields form={form} fields={fields} groups={groups} />;
  return (
    <FieldGroups
      groups={groups}
      fields={fields.map((field) => ({ name: field.name, content: <StepField form={form} field={field} /> }))}
    />
  );
}

interface StepFieldProps {
  readonly form: FormController;
  readonly field: ActiveField;
  /** Leads to it where it stands in a group or a row, and is its name on the page. */
  readonly path?: string | undefined;
}

/** A field that follows its own answer and error. */
export function StepField({ form, field, path = field.name }: StepFieldProps) {
  const { value, error } = useFieldState(form, path, field.schema.default);
  const placed = useMemo(() => (path === field.name ? field : { ...field, name: path }), [field, path]);
  return (
    <Field
      field={placed}
      value={value}
      error={error}
      search={form.press?.searches?.[path]}
      onChange={(next) => form.change(path, next)}
    />
  );
}
