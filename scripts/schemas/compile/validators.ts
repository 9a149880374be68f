import type { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { FieldSchema, FieldSet, Validators } from '#engine/core/index.ts';
import { memoized } from '../memoized.ts';
import { annotations } from '../source/schema-files.ts';
import { newAjv } from './ajv.ts';
import { mapValues } from './objects.ts';
import type { ResolvedFlow } from './resolve.ts';

/**
 * Compiles the validators of field sets, of conditions and of each step's `when`. Returns them by key, and as
 * `code`: an ES module without imports.
 */
export const compileFlow = (flow: ResolvedFlow) => compile(schemasOf(flow));

/** The validators are cached, because compiling is slow and usually only one of many forms has changed. */
const compile = memoized((schemas: { readonly [key: string]: object }) => {
  const ajv = newAjv();
  const keys = Object.keys(schemas);
  for (const [index, key] of keys.entries()) ajv.addSchema(schemas[key]!, variableName(index));
  const validators = Object.fromEntries(keys.map((key, index) => [key, ajv.getSchema(variableName(index))!]));
  let code: string | undefined;
  return {
    validators: validators as Validators,
    get code() {
      code ??= moduleOf(ajv, keys);
      return code;
    },
    keys,
  };
});

function schemasOf({ definition, conditions }: ResolvedFlow): { [key: string]: object } {
  const schemas: { [key: string]: object } = {};
  for (const [key, schema] of Object.entries(conditions)) {
    schemas[key] = typeof schema === 'object' && schema !== null ? schema : { allOf: [schema] };
  }
  for (const step of definition.steps) if (step.fields) addSet(schemas, step.id, step);
  return schemas;
}

/**
 * Adds the schemas of a field set, of the branches of its conditions, and of the sets inside it. The schemas
 * check each answer on its own; the engine evaluates `required` and conditions.
 */
function addSet(schemas: { [key: string]: object }, key: string, set: FieldSet): void {
  schemas[key] = { type: 'object', properties: plainFields(set.fields ?? {}, set.fieldSets) };
  for (const condition of set.conditions ?? []) {
    for (const side of ['then', 'else'] as const) {
      const narrowed = Object.entries(condition[side]?.properties ?? {}).filter(
        ([, field]) => field !== false,
      );
      if (narrowed.length === 0) continue;
      schemas[`${condition.if}:${side}`] = {
        type: 'object',
        properties: plainFields(Object.fromEntries(narrowed)),
      };
    }
  }
  for (const [name, inner] of Object.entries(set.fieldSets ?? {})) addSet(schemas, `${key}.${name}`, inner);
}

const unknownToAjv: ReadonlySet<string> = new Set([...annotations, 'list']);

function plainFields(
  fields: { readonly [name: string]: false | Partial<FieldSchema> },
  fieldSets: FieldSet['fieldSets'] = {},
): object {
  return mapValues(fields, (field, name) => {
    const plain = Object.entries(field).filter(([keyword]) => !unknownToAjv.has(keyword));
    const rows = field && field.type === 'array' && fieldSets[name] && { items: { type: 'object' } };
    return { ...Object.fromEntries(plain), ...rows };
  });
}

function variableName(index: number): string {
  return `v${index}`;
}

function moduleOf(ajv: Ajv, keys: readonly string[]): string {
  const names = Object.fromEntries(keys.map((_key, index) => [variableName(index), variableName(index)]));
  const standalone = standaloneCode as unknown as (ajv: Ajv, names: object) => string;
  const entries = keys.map((key, index) => `  ${JSON.stringify(key)}: ${variableName(index)},`);
  return `${standalone(ajv, names).trim()}\nexport default {\n${entries.join('\n')}\n};\n`;
}

/**
 * Returns the type declarations of the module of validators, which has the shape of the engine's type
 * `Validators`.
 */
export function validatorsDeclaration(keys: readonly string[]): string {
  return `interface RuleError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly [key: string]: unknown };
}
interface Validator {
  (data: unknown): boolean;
  errors?: readonly RuleError[] | null;
}
declare const validators: {
${keys.map((key) => `  readonly ${JSON.stringify(key)}: Validator;`).join('\n')}
};
export default validators;
`;
}
