import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Node } from 'jsonc-parser';
import { type Finding, type Place, placeOf } from '../../../source/finding.ts';
import type { JsonFile, Product, Source } from '../../../source/product.ts';
import { nodeOf } from '../../../source/source.ts';
import { compiledRegex } from '../../regex.ts';
import { pathOf, shapeFindings } from '../../shape-findings.ts';

export interface Shape {
  readonly findings: readonly Finding[];
  /** Files in which a value has the wrong kind, so that other rules cannot read them. */
  readonly broken: ReadonlySet<string>;
  /** From where to where something stands that nothing reads, because the name before it is not known. */
  readonly unread: readonly (readonly [from: Place, to: Place])[];
}

/** The meta schema that describes a file, by where the file is; undefined when it has no place. */
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

/** Holds each file against its meta schema, and says in plain words what does not fit. */
export function checkShape(source: Source): Shape {
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
      // What else is said of such a value only follows from its type.
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

/** Compiling takes longer than checking, and these files hardly ever change. */
const compiled = new Map<string, ValidateFunction | undefined>();

function validatorOf({ text, value }: JsonFile): ValidateFunction | undefined {
  if (!compiled.has(text)) compiled.set(text, compile(value));
  return compiled.get(text);
}

/** A description that is itself wrong describes nothing. */
function compile(meta: unknown): ValidateFunction | undefined {
  const regex = (text: string) => compiledRegex(text) !== undefined;
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, formats: { regex } });
  try {
    return ajv.compile(meta as object);
  } catch {
    return undefined;
  }
}
