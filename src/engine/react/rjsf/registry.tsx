import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type {
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  Registry,
  RJSFSchema,
  SchemaUtilsType,
  UiSchema,
} from '@rjsf/utils';
import { type ReactNode, use, useMemo } from 'react';
import type { FieldSet } from '../../core/definition.ts';
import type { ActiveField } from '../../core/field.ts';
import { Field } from '../templates/Field.tsx';
import { FieldGroups } from '../templates/FieldGroups.tsx';
import { useFieldState } from '../use-form.ts';
import { controls } from '../widgets/registry.tsx';
import { FormContext } from './form-context.ts';

/** The field that a uiSchema carries in its options. */
export const fieldOf = <Data,>(uiSchema: UiSchema<Data> | undefined) =>
  uiSchema?.['ui:options']?.field as unknown as ActiveField;

/** Surrounds a control with its label, hint and error. A group and a list have headings of their own. */
function FieldTemplate({ schema, uiSchema, fieldPathId, hidden, children }: FieldTemplateProps) {
  if (hidden) return null;
  if (schema.type !== 'string') return children;
  return (
    <FormField field={fieldOf(uiSchema)} path={fieldPathId.path.join('.')}>
      {children}
    </FormField>
  );
}

interface FormFieldProps {
  readonly field: ActiveField;
  /** Leads to it through groups and rows, and is its name on the page. */
  readonly path: string;
  /** Its control, by RJSF. */
  readonly children: ReactNode;
}

/** A field that follows its own answer and error. */
function FormField({ field, path, children }: FormFieldProps) {
  const form = use(FormContext)!;
  const { value, error } = useFieldState(form, path, field.schema.default);
  const named = useMemo(() => (path === field.name ? field : { ...field, name: path }), [field, path]);
  return (
    <Field
      field={named}
      value={value}
      error={error}
      search={form.press?.searches?.[path]}
      onChange={(next) => form.change(path, next)}
    >
      {children}
    </Field>
  );
}

function ObjectFieldTemplate({ properties, uiSchema }: ObjectFieldTemplateProps) {
  const groups = uiSchema?.['ui:options']?.groups as FieldSet['groups'];
  return <FieldGroups groups={groups} fields={properties} />;
}

const Nothing = () => null;

/** What most steps need of RJSF's templates: its types ask for all of them. */
const templates: Partial<Registry['templates']> = {
  FieldTemplate,
  ObjectFieldTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};

/** The schemas are resolved and plain, so that there is nothing to look up in them. */
const schemaUtils: Partial<SchemaUtilsType> = {
  retrieveSchema: (schema: RJSFSchema) => schema,
  getDisplayLabel: () => false,
  isSelect: () => false,
};

/**
 * What RJSF renders a step with. Its fields are imported one by one, by paths that the package exports:
 * `getDefaultRegistry` brings every field, template and widget, 8.0 KB more on each page. What only forms with groups or
 * rows need comes with those.
 */
export const registry: Registry = {
  fields: { SchemaField, StringField },
  widgets: controls,
  templates: templates as Registry['templates'],
  rootSchema: {},
  formContext: {},
  schemaUtils: schemaUtils as SchemaUtilsType,
  translateString: (text: string) => text,
  globalFormOptions: {
    idPrefix: 'field',
    idSeparator: '-',
    // A field is known by its path everywhere.
    nameGenerator: (path: readonly (string | number)[]) => path.join('.'),
    useFallbackUiForUnsupportedType: false,
  },
};
