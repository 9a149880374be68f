import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { described } from './described.ts';
import './plain.css';

const { schema, uiSchema } = described<{ readonly schema: RJSFSchema; readonly uiSchema: UiSchema }>();

createRoot(document.getElementById('root')!).render(
  <Form schema={schema} uiSchema={uiSchema} validator={validator} noHtml5Validate showErrorList={false} />,
);
