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
import type { ActiveField } from '../../core/active-field.ts';
import { type FieldListProps, StepField } from '../FieldList.tsx';
import { FieldGroups } from '../templates/FieldGroups.tsx';
import { FormContext } from './form-context.ts';
import { GroupField } from './GroupField.tsx';

/** The one widget that RJSF knows; which control it is, the field says. */
function EngineWidget({ options, htmlName }: WidgetProps) {
  const field = options.field as unknown as ActiveField;
  return <StepField form={use(FormContext)!} field={field} path={htmlName} />;
}

function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

function ObjectFieldTemplate({ properties, uiSchema }: ObjectFieldTemplateProps) {
  const groups = uiSchema?.['ui:options']?.groups as FieldListProps['groups'];
  return <FieldGroups groups={groups} fields={properties} />;
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
    DescriptionFieldTemplate: Nothing,
    FieldHelpTemplate: Nothing,
    FieldErrorTemplate: Nothing,
  },
  widgets: { engine: EngineWidget },
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
