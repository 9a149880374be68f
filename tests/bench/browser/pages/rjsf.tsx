import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { described } from './described.ts';
import './plain.css';

const { schema, uiSchema, formData } = described<{
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly formData?: unknown;
}>();

createRoot(document.getElementById('root')!).render(
  <Form
    schema={schema}
    uiSchema={uiSchema}
    initialFormData={formData}
    validator={validator}
    noHtml5Validate
    showErrorList={false}
  />,
);
