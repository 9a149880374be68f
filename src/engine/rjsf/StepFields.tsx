import Form from '@rjsf/core';
import type {
  ErrorSchema,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  UiSchema,
  ValidatorType,
  WidgetProps,
} from '@rjsf/utils';
import { useMemo } from 'react';
import type { FieldListProps } from '../FieldList.tsx';
import type { ActiveField, StepAnswers } from '../flow.ts';
import { Field } from '../templates/Field.tsx';
import { FieldGroups } from '../templates/FieldGroups.tsx';

/**
 * The fields of a step, kept and rendered by RJSF. This folder is all that knows the library.
 *
 * RJSF is handed the step as the engine has already resolved it: plain fields, without conditions, options or
 * rules. So it has nothing to walk or to validate on a key press, selects no default by itself, and there is one
 * implementation of conditions and messages for browser and server (flow.ts).
 */
export function StepFields({ fields, groups, values, problems, onChange }: FieldListProps) {
  const schema = useMemo(() => schemaOf(fields), [fields]);
  const uiSchema = useMemo(() => uiSchemaOf(fields), [fields]);
  const extraErrors = useMemo(() => errorSchemaOf(problems), [problems]);
  return (
    <Form
      tagName="div"
      idPrefix="field"
      idSeparator="-"
      schema={schema}
      uiSchema={uiSchema}
      formData={values}
      formContext={{ groups }}
      extraErrors={extraErrors}
      widgets={registeredWidgets}
      templates={templates}
      validator={noValidator}
      experimental_defaultFormStateBehavior={{
        constAsDefaults: 'never',
        emptyObjectFields: 'skipDefaults',
      }}
      noValidate
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }) => {
        for (const { name } of fields) {
          const value = (formData as StepAnswers)[name] ?? '';
          if (value !== (values[name] ?? '')) onChange(name, value);
        }
      }}
    >
      {/* No submit button of RJSF's: the wizard's own form has it. */}
      <span hidden />
    </Form>
  );
}

function schemaOf(fields: readonly ActiveField[]): RJSFSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name }) => [name, { type: 'string' }])),
  };
}

function uiSchemaOf(fields: readonly ActiveField[]): UiSchema {
  return Object.fromEntries(
    fields.map((field) => [field.name, { 'ui:widget': 'engine', 'ui:options': { field, label: false } }]),
  );
}

function errorSchemaOf(problems: FieldListProps['problems']): ErrorSchema {
  return Object.fromEntries(
    problems.map(({ field, message }) => [field, { __errors: [message] } as ErrorSchema]),
  );
}

function EngineWidget({ options, value, rawErrors, onChange }: WidgetProps) {
  return (
    <Field
      field={options.field as unknown as ActiveField}
      value={value ?? ''}
      error={rawErrors?.[0]}
      onChange={onChange}
    />
  );
}

const registeredWidgets = { engine: EngineWidget };

const templates = {
  FieldTemplate: ({ children }: FieldTemplateProps) => children,
  ObjectFieldTemplate: ({ properties, registry }: ObjectFieldTemplateProps) => (
    <FieldGroups groups={registry.formContext.groups} fields={properties} />
  ),
};

const refuse = () => {
  throw new Error('RJSF was asked to validate, which is the work of flow.ts.');
};

/** RJSF wants a validator; with `noValidate` and a resolved schema it has no question for one. */
const noValidator: ValidatorType = {
  validateFormData: refuse,
  isValid: refuse,
  rawValidation: refuse,
  toErrorList: refuse,
} as unknown as ValidatorType;
