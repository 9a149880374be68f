import {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  newKey,
  RowField,
  RowsField,
} from '../rjsf/RowsField.tsx';
import { registry } from '../rjsf/registry.tsx';
import { ListStep } from './ListStep.tsx';
import { RowAnswers } from './RowAnswers.tsx';
import type { RowParts } from './row-parts.ts';

export { StepFields } from '../rjsf/StepFields.tsx';

const no = () => false;

/** All that forms with rows need and others do not. */
export function rowParts(): RowParts {
  Object.assign(registry.fields, { ArrayField: RowsField, ArraySchemaField: RowField });
  Object.assign(registry.templates, { ArrayFieldTemplate, ArrayFieldItemTemplate });
  Object.assign(registry.schemaUtils, { getDefaultFormState: newKey, isMultiSelect: no, isFilesArray: no });
  return { ListStep, RowAnswers };
}
