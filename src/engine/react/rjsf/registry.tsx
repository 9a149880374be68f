import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
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
import { createContext, use } from 'react';
import type { ActiveField } from '../../core/resolve.ts';
import { type FieldListProps, StepField } from '../FieldList.tsx';
import type { FormController } from '../form-controller.ts';
import { FieldGroups } from '../templates/FieldGroups.tsx';

/** A context instead of a prop: RJSF takes all functions for equal, and would keep an old form. */
export const FormContext = createContext<FormController | undefined>(undefined);

/** The one widget that RJSF knows; which control it is, the field says. */
function EngineWidget({ options }: WidgetProps) {
  return <StepField form={use(FormContext)!} field={options.field as unknown as ActiveField} />;
}

function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

function ObjectFieldTemplate({ properties, registry }: ObjectFieldTemplateProps) {
  return <FieldGroups groups={registry.formContext.groups} fields={properties} />;
}

/** What RJSF renders a step with. The fields, templates and widgets that no step uses stay out of the build. */
export function createRegistry(formContext: Pick<FieldListProps, 'groups'>): Registry {
  return {
    fields: { ObjectField, SchemaField, StringField },
    templates: {
      FieldTemplate,
      ObjectFieldTemplate,
      DescriptionFieldTemplate: Nothing,
      FieldHelpTemplate: Nothing,
      FieldErrorTemplate: Nothing,
    },
    widgets: { engine: EngineWidget },
    rootSchema: {},
    formContext,
    schemaUtils,
    translateString: (text: string) => text,
    globalFormOptions: { idPrefix: 'field', idSeparator: '-', useFallbackUiForUnsupportedType: false },
  } as unknown as Registry;
}

const Nothing = () => null;

/** The schemas are resolved and plain, so that there is nothing to look up in them. */
const schemaUtils = {
  retrieveSchema: (schema: RJSFSchema) => schema,
  getDisplayLabel: () => false,
  isSelect: () => false,
} as unknown as SchemaUtilsType;
