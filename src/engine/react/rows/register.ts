import { register as registerGroups } from '../rjsf/groups.tsx';
import {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  newKey,
  RowField,
  RowsField,
} from '../rjsf/RowsField.tsx';
import { registry } from '../rjsf/registry.tsx';
import { registerStepKind } from '../step-kinds/registry.ts';
import { ListStep } from './ListStep.tsx';

const no = () => false;

export function register(): void {
  registerGroups();
  Object.assign(registry.fields, { ArrayField: RowsField, ArraySchemaField: RowField });
  Object.assign(registry.templates, { ArrayFieldTemplate, ArrayFieldItemTemplate });
  Object.assign(registry.schemaUtils, { getDefaultFormState: newKey, isMultiSelect: no, isFilesArray: no });
  registerStepKind('list', ListStep);
}
