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
import { createContext, Fragment, type ReactNode, use, useMemo } from 'react';
import type { FieldSet } from '../../core/definition.ts';
import type { ActiveField } from '../../core/field.ts';
import type { FormController } from '../form-controller.ts';
import { Field } from '../templates/Field.tsx';
import { useFieldState } from '../use-form.ts';
import { controls } from '../widgets/registry.tsx';
import '../fields.css';

/**
 * Passes the form by context and not in props: RJSF does not render a field again if only functions in its
 * props change, and a form controller consists of functions.
 */
export const FormContext = createContext<FormController | undefined>(undefined);

export const fieldOf = <Data,>(uiSchema: UiSchema<Data> | undefined) =>
  uiSchema?.['ui:options']?.field as unknown as ActiveField;

/**
 * Renders a field with its label. Groups and repeats (types other than `string`) get no label, because they
 * have their own headings.
 */
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
  /** The field's dotted path through groups and rows, which is also its name in a posted form. */
  readonly path: string;
  readonly children: ReactNode;
}

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
  const contentOf = new Map(properties.map(({ name, content }) => [name, content]));
  const all = groups ?? [{ legend: '', fields: [...contentOf.keys()] }];
  return all.map(({ legend, text, fields: listed }) => {
    const names = listed.filter((name) => contentOf.has(name));
    if (names.length === 0) return null;
    const list = (
      <div className="fields">
        {names.map((name) => (
          <Fragment key={name}>{contentOf.get(name)}</Fragment>
        ))}
      </div>
    );
    if (!legend) return <Fragment key={legend}>{list}</Fragment>;
    return (
      <fieldset key={legend} className="field-group">
        <legend className="heading">{legend}</legend>
        {text && <p className="quiet">{text}</p>}
        {list}
      </fieldset>
    );
  });
}

const Nothing = () => null;

/** This is `Partial`, because RJSF's type requires all templates, even those that are never rendered. */
const templates: Partial<Registry['templates']> = {
  FieldTemplate,
  ObjectFieldTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};

/**
 * RJSF requires these functions, but they have nothing to do: our schemas are already resolved, our templates
 * render all labels, and our fields name their widgets.
 */
const schemaUtils: Partial<SchemaUtilsType> = {
  retrieveSchema: (schema: RJSFSchema) => schema,
  getDisplayLabel: () => false,
  isSelect: () => false,
};

/**
 * Contains only the parts of RJSF that every form needs, because RJSF's `getDefaultRegistry` would import
 * every field, template and widget (8.0 KB more on each page). The modules for groups and repeats add their
 * fields to this registry.
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
    nameGenerator: (path: readonly (string | number)[]) => path.join('.'),
    useFallbackUiForUnsupportedType: false,
  },
};
