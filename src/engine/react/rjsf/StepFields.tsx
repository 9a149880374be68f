import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { ActiveField } from '../../core/resolve.ts';
import type { FieldListProps } from '../FieldList.tsx';
import { createRegistry, FormContext } from './registry.tsx';

/**
 * The fields of a step, rendered by RJSF's own fields. This folder is all that knows the library.
 *
 * RJSF is handed the step as the engine has already resolved it: plain fields, without conditions, options or
 * rules. Its `Form` is left out, which keeps a copy of all answers and walks the whole schema with every key:
 * here each field follows its own answer, and RJSF renders again only when a condition turns.
 */
export function StepFields({ form, fields, groups }: FieldListProps) {
  const registry = useMemo(() => createRegistry({ groups }), [groups]);
  const schemas = useMemo(() => schemasOf(fields), [fields]);
  return (
    <FormContext value={form}>
      <SchemaField
        name=""
        {...schemas}
        fieldPathId={root}
        registry={registry}
        onChange={unused}
        onBlur={unused}
        onFocus={unused}
      />
    </FormContext>
  );
}

const root = { $id: 'field', path: [] };

/** RJSF wants to be told of changes; our widget tells the form itself. */
const unused = () => undefined;

const text: RJSFSchema = { type: 'string' };

function schemasOf(fields: readonly ActiveField[]): { schema: RJSFSchema; uiSchema: UiSchema } {
  const properties = Object.fromEntries(fields.map(({ name }) => [name, text]));
  const uiSchema = Object.fromEntries(
    fields.map((field) => [field.name, { 'ui:widget': 'engine', 'ui:options': { field, label: false } }]),
  );
  return { schema: { type: 'object', properties }, uiSchema };
}
