import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { Registry, RJSFSchema, SchemaUtilsType } from '@rjsf/utils';
import type { FieldListProps } from '../FieldList.tsx';
import { EngineWidget, FieldTemplate, ObjectFieldTemplate } from './adapters.tsx';

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
