import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Json } from '../files/json.ts';
import { once } from '../files/once.ts';
import type { MetaNode } from './meta-schema.ts';

const ajv = new Ajv({ strict: false, strictNumbers: true, allErrors: false, verbose: true });
const compiled = new WeakMap<MetaNode, ValidateFunction>();

/** Returns why the meta schema rejects a value, in a sentence for staff, or '' if it allows the value. */
export function problemWith(root: MetaNode, node: MetaNode, value: Json): string {
  const validate = once(compiled, node, () => {
    const { $id: _id, $schema: _schema, ...own } = node as Record<string, unknown>;
    return ajv.compile({ ...own, definitions: root.definitions });
  });
  if (validate(value)) return '';
  const [error] = validate.errors ?? [];
  return error ? inWords(error) : 'This cannot be written here.';
}

function inWords({ keyword, params, parentSchema }: ErrorObject): string {
  switch (keyword) {
    case 'minLength':
      return params.limit === 1 ? 'Enter something here.' : `Enter at least ${params.limit} characters.`;
    case 'maxLength':
      return `Enter at most ${params.limit} characters.`;
    case 'minimum':
      return `Enter ${params.limit} or more.`;
    case 'maximum':
      return `Enter ${params.limit} or less.`;
    case 'type':
      return params.type === 'integer' ? 'Enter a whole number.' : 'Enter a number.';
    case 'pattern':
      return String(parentSchema?.patternErrorMessage ?? 'This is not in the right format.');
    default:
      return 'This cannot be written here.';
  }
}
