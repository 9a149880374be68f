import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type {
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  Registry,
  RJSFSchema,
  SchemaUtilsType,
  WidgetProps,
} from '@rjsf/utils';
import { use } from 'react';
import type { ActiveField } from '../../core/field.ts';
import { StepField } from '../FieldList.tsx';
import type { FieldListProps } from '../structured-fields.ts';
import { FieldGroups } from '../templates/FieldGroups.tsx';
import { Matrix, MatrixRow } from '../templates/Matrix.tsx';
import { FormContext } from './form-context.ts';
import { GroupField } from './GroupField.tsx';

/** The one widget that RJSF knows; which control it is, the field says. */
function EngineWidget({ options, htmlName }: WidgetProps) {
  const field = options.field as unknown as ActiveField;
  return <StepField form={use(FormContext)!} field={field} path={htmlName} />;
}

function MatrixRowWidget({ options, htmlName = '' }: WidgetProps) {
  const field = options.field as unknown as ActiveField;
  return <MatrixRow form={use(FormContext)!} field={field} path={htmlName} />;
}

function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

function ObjectFieldTemplate({ properties, uiSchema }: ObjectFieldTemplateProps) {
  const groups = uiSchema?.['ui:options']?.groups as FieldListProps['groups'];
  return <FieldGroups groups={groups} fields={properties} />;
}

function MatrixTemplate({ properties, uiSchema = {} }: ObjectFieldTemplateProps) {
  const { fields } = uiSchema['ui:options'] as unknown as { readonly fields: readonly ActiveField[] };
  const [field] = fields;
  return field && <Matrix field={field}>{properties.map(({ content }) => content)}</Matrix>;
}

const Nothing = () => null;

/** The schemas are resolved and plain, so that there is nothing to look up in them. */
const schemaUtils = {
  retrieveSchema: (schema: RJSFSchema) => schema,
  getDisplayLabel: () => false,
  isSelect: () => false,
} as unknown as SchemaUtilsType;

/** What RJSF renders a step with. The fields, templates and widgets that no step uses stay out of the build. */
export const registry = {
  fields: { ObjectField: GroupField, SchemaField, StringField },
  templates: {
    FieldTemplate,
    ObjectFieldTemplate,
    MatrixTemplate,
    DescriptionFieldTemplate: Nothing,
    FieldHelpTemplate: Nothing,
    FieldErrorTemplate: Nothing,
  },
  widgets: { engine: EngineWidget, matrixRow: MatrixRowWidget },
  rootSchema: {},
  formContext: {},
  schemaUtils,
  translateString: (text: string) => text,
  globalFormOptions: {
    idPrefix: 'field',
    idSeparator: '-',
    // A field is known by its path everywhere.
    nameGenerator: (path: readonly (string | number)[]) => path.join('.'),
    useFallbackUiForUnsupportedType: false,
  },
} as unknown as Registry;
