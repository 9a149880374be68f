import Form from '@rjsf/mui';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { described } from '../../browser/pages/described.ts';

const { schema, uiSchema } = described();

createRoot(document.getElementById('root')).render(
  <Form schema={schema} uiSchema={uiSchema} validator={validator} noHtml5Validate showErrorList={false} />,
);
