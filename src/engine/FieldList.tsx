import type { FieldGroup } from './definition.ts';
import type { ActiveField, StepAnswers } from './flow.ts';
import type { Problem } from './messages.ts';
import { Field } from './templates/Field.tsx';
import { FieldGroups } from './templates/FieldGroups.tsx';

export interface FieldListProps {
  readonly fields: readonly ActiveField[];
  readonly groups?: readonly FieldGroup[] | undefined;
  readonly values: StepAnswers;
  readonly problems: readonly Problem[];
  readonly onChange: (field: string, value: string) => void;
}

/** A step's fields without RJSF: for the pages that must stay light (log-in, sign-up, dialogs). */
export function FieldList({ fields, groups, values, problems, onChange }: FieldListProps) {
  return (
    <FieldGroups
      groups={groups}
      fields={fields.map((field) => ({
        name: field.name,
        content: (
          <Field
            field={field}
            value={values[field.name] ?? ''}
            error={problems.find((problem) => problem.field === field.name)?.message}
            onChange={(value) => onChange(field.name, value)}
          />
        ),
      }))}
    />
  );
}
