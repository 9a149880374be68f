/**
 * Stands in for RJSF's default registry, so that the fields, templates and widgets that no step uses fall out of
 * the build. Aliased in vite.config.ts.
 */
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import { englishStringTranslator } from '@rjsf/utils';

const Nothing = () => null;

export default function getDefaultRegistry() {
  return {
    fields: { ObjectField, SchemaField, StringField },
    templates: {
      DescriptionFieldTemplate: Nothing,
      FieldHelpTemplate: Nothing,
      FieldErrorTemplate: Nothing,
      TitleFieldTemplate: Nothing,
      ErrorListTemplate: Nothing,
      WrapIfAdditionalTemplate: Nothing,
      ButtonTemplates: {},
    },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix: 'root',
      idSeparator: '_',
      useFallbackUiForUnsupportedType: false,
    },
  };
}
