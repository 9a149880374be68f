import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Node } from 'jsonc-parser';
import { memoized } from '../../../memoized.ts';
import { type Finding, type Place, placeOf } from '../../../source/finding.ts';
import type { JsonFile, Product, Source } from '../../../source/product.ts';
import { nodeOf } from '../../../source/source.ts';
import { compiledRegex } from '../../regex.ts';
import { pathOf, shapeFindings } from '../../shape-findings.ts';

export interface Shape {
  readonly findings: readonly Finding[];
  /** Files in which a value has the wrong type, so that rules cannot read them. */
  readonly broken: ReadonlySet<string>;
  /**
   * The places of the values that belong to unknown keys. Findings of rules inside such a value are ignored,
   * because the unknown key may be their cause.
   */
  readonly unread: readonly (readonly [from: Place, to: Place])[];
}

export function metaOf({ files = {} }: Product, path: string): string | undefined {
  const parts = path.split('/');
  const name = parts.at(-1)!;
  if (Object.hasOwn(files, path)) return `meta/${files[path]}.schema.json`;
  if (parts.length === 2 && parts[0] === 'options') return 'meta/options.schema.json';
  if (parts.length === 2 && name === 'flow.json') return 'meta/flow.schema.json';
  if (parts.length === 2 && name === 'migrations.json') return 'meta/migrations.schema.json';
  if (parts.length === 2 && name.endsWith('.schema.json')) return 'meta/step.schema.json';
  if (parts.length === 2 && name.endsWith('.ui.json')) return 'meta/ui.schema.json';
  if (parts.length === 3 && parts[1] === 'samples') return 'meta/sample.schema.json';
  return undefined;
}

export function checkMetaSchemas(source: Source): Shape {
  const findings: Finding[] = [];
  const broken = new Set<string>();
  const unread: (readonly [Place, Place])[] = [];
  for (const file of source.json.values()) {
    const meta = source.json.get(metaOf(source.product, file.path) ?? '');
    if (!meta || file.path.startsWith('meta/')) continue;
    const validate = validatorOf(meta);
    if (!validate || validate(file.value)) continue;
    const errors = validate.errors ?? [];
    const ofTypes = errors
      .filter(({ keyword }) => keyword === 'type')
      .map(({ instancePath }) => instancePath);
    if (ofTypes.length > 0) broken.add(file.path);
    for (const error of errors) {
      // All other errors in a value of the wrong type are left out, because they are consequences of that
      // type.
      const isRepeated =
        error.keyword !== 'type' && ofTypes.some((path) => isWithin(error.instancePath, path));
      if (isRepeated) continue;
      findings.push(...shapeFindings(file, error));
      const node = unknownIn(file, error);
      if (node) unread.push([placeOf(file, node.offset), placeOf(file, node.offset + node.length)]);
    }
  }
  return { findings, broken, unread };
}

function unknownIn(file: JsonFile, { keyword, params, instancePath }: ErrorObject): Node | undefined {
  if (keyword !== 'additionalProperties') return undefined;
  return nodeOf(file, [...pathOf(instancePath), String(params.additionalProperty)]);
}

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}/`);

/**
 * Returns the validator of a meta schema, or undefined if the meta schema is invalid. Validators are cached
 * by the meta schema's text, because compiling is slow.
 */
const validatorOf = memoized(
  ({ value }: JsonFile): ValidateFunction | undefined => {
    const regex = (text: string) => compiledRegex(text) !== undefined;
    const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, formats: { regex } });
    try {
      return ajv.compile(value as object);
    } catch {
      return undefined;
    }
  },
  ({ text }) => text,
);
