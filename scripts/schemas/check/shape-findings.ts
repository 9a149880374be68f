import type { ErrorObject } from 'ajv';
import type { Finding } from '../source/finding.ts';
import { listed } from '../source/nearest.ts';
import { type JsonFile, nodeOf, type Path, placeOfKey, placeOfValue } from '../source/source.ts';
import { unknownKey, unknownValue } from '../source/unknown.ts';
import { replacing } from './rules/rule.ts';
import { equivalentKeys, foreignKeys } from './words-elsewhere.ts';

/** Describes an AJV error as a finding. Returns an empty list if another error reports the same cause. */
export function shapeFindings(file: JsonFile, error: ErrorObject): Finding[] {
  const path = pathOf(error.instancePath);
  const { data, parentSchema } = error;
  const written = typeof data === 'string' ? data : JSON.stringify(data);
  const description = (descriptions[error.keyword] ?? noMatch)({
    ...error,
    file,
    path,
    name: describePath(path),
    written,
  });
  const help = typeof parentSchema?.description === 'string' ? parentSchema.description : undefined;
  return description ? [{ ...placeOfValue(file, path), fix: help, ...description }] : [];
}

interface Misfit extends ErrorObject {
  readonly file: JsonFile;
  readonly path: Path;
  readonly name: string;
  readonly written: string;
}

/**
 * Describes an AJV error, or returns undefined to skip it. By default, the finding is located at the value,
 * and its fix is the description in the meta schema.
 */
type Describe = (error: Misfit) => (Partial<Finding> & Pick<Finding, 'message'>) | undefined;

const noMatch: Describe = ({ name }) => ({ message: `${name} does not fit its description.` });
const tooLittle: Describe = ({ name }) => ({ message: `${name} has too little in it.` });
const tooMuch: Describe = ({ name, data }) =>
  // An object with keys next to a `$ref` is skipped, because rules/files/references.ts reports the exact
  // keys.
  data && typeof data === 'object' && '$ref' in data ? undefined : { message: `${name} has too much in it.` };
const miswritten: Describe = ({ file, path, name, written, parentSchema, params }) => {
  const right = typeof params.pattern === 'string' ? likelyMeant(written, params.pattern) : undefined;
  const node = right === undefined ? undefined : nodeOf(file, path);
  const sentence: unknown = parentSchema?.patternErrorMessage;
  const message =
    typeof sentence === 'string' ? sentence.replace(/^It /, `${name} `) : `${name} cannot be "${written}".`;
  const fix = node ? `Write "${right}".` : `Correct "${written}".`;
  return { message, fix, ...(node && { edit: replacing(node, right) }) };
};
/** Skips an error, because another error about the same value reports the cause. */
const repeated: Describe = () => undefined;

const descriptions: { readonly [keyword: string]: Describe } = {
  additionalProperties({ file, path, params, parentSchema, data }) {
    const key = String(params.additionalProperty);
    const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
    const missing = known.filter((each) => !Object.hasOwn(data as object, each));
    const likely = missing.filter((each) => equivalentKeys.get(key)?.includes(each));
    const advice = unknownKey(file, [...path, key], likely.length > 0 ? likely : missing);
    const instead = foreignKeys.get(key);
    const fix = instead && { fix: instead, edit: undefined };
    return { fix: 'Delete it.', ...advice, ...fix, message: `"${key}" is not known here.` };
  },
  required({ file, path, name, params }) {
    const missing = String(params.missingProperty);
    if (isLabel(file, missing)) return undefined;
    return { ...placeOfKey(file, path), message: `${name} has no "${missing}".`, fix: `Add "${missing}".` };
  },
  type({ file, path, name, params, data }) {
    if (path.at(-2) === 'enum' && data && typeof data === 'object') return markedInPlainList(file, data);
    const right = asType(data, [params.type].flat());
    const node = right === undefined ? undefined : nodeOf(file, path);
    const message = `${name} must be ${typeNames(params.type)}.`;
    return { message, ...(node && { fix: `Write ${JSON.stringify(right)}.`, edit: replacing(node, right) }) };
  },
  enum: ({ file, path, name, params, written }) => ({
    fix: undefined,
    ...unknownValue(file, path, (params.allowedValues as unknown[]).map(String)),
    message: `${name} cannot be "${written}".`,
  }),
  const: ({ name, data, params }) => ({
    message: `${name} cannot be ${JSON.stringify(data)}.`,
    fix: `Write ${JSON.stringify(params.allowedValue)}.`,
  }),
  minLength: ({ file, path, name }) =>
    isLabel(file, path.at(-1)) ? undefined : { message: `${name} is empty.` },
  maxLength: ({ name, written, params }) => ({
    message: `${name} has ${written.length} characters, and a phone has room for ${params.limit}.`,
    fix: 'Make it shorter, or move a part of it to a content page.',
  }),
  uniqueItems: ({ file, path, name, params }) => ({
    ...placeOfValue(file, [...path, Math.max(params.i as number, params.j as number)]),
    message: `This is in ${name} twice.`,
    fix: 'Keep one of them.',
  }),
  minimum: ({ name, params }) => ({ message: `${name} must be at least ${params.limit}.` }),
  maximum: ({ name, params }) => ({ message: `${name} must be at most ${params.limit}.` }),
  dependencies: ({ file, path, params }) => ({
    ...placeOfKey(file, [...path, String(params.property)]),
    message: `"${params.property}" needs "${params.deps}" beside it.`,
    fix: `Add "${params.deps}".`,
  }),
  'false schema': ({ file, path, name }) => ({
    ...placeOfKey(file, path),
    message: `${name} is not allowed here.`,
    fix: 'Delete it.',
  }),
  ...{ minItems: tooLittle, minProperties: tooLittle, maxItems: tooMuch, maxProperties: tooMuch },
  ...{ pattern: miswritten, format: miswritten },
  ...{ if: repeated, anyOf: repeated, oneOf: repeated, allOf: repeated, propertyNames: repeated },
};

/**
 * Returns the number or boolean that a text contains ("5" → 5) if the meta schema allows that type, and
 * undefined otherwise.
 */
function asType(value: unknown, types: readonly string[]): unknown {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  const isWhole = types.includes('integer') && /^-?\d+$/.test(text);
  if (isWhole || (types.includes('number') && /^-?\d+(\.\d+)?$/.test(text))) return Number(text);
  return undefined;
}

/**
 * Reports an object in a plain `enum`, which can contain only texts. The fix is the command that retires an
 * option, because it also converts the list.
 */
function markedInPlainList(file: JsonFile, entry: { const?: unknown }): Pick<Finding, 'message' | 'fix'> {
  const [folder, name = ''] = file.path.split('/');
  const option = JSON.stringify(entry.const ?? '…');
  return {
    message: 'An entry of a plain list ("enum") is a text alone and cannot carry marks.',
    fix:
      folder === 'options'
        ? `Write ${option}, then run: npm run schemas:retire ${name.replace('.json', '')} ${option}`
        : 'Move the list into the folder options first.',
  };
}

/**
 * Returns the text that was probably meant: `written` without surrounding spaces, without separators between
 * digits, or with a missing prefix. Returns undefined if none of these matches the pattern.
 */
function likelyMeant(written: string, pattern: string): string | undefined {
  const plain = written.trim();
  const isAddress = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(plain);
  const likely = [
    plain,
    ...(/\p{L}/u.test(plain) ? [] : [plain.replaceAll(/[\s.-]/g, '')]),
    `#${plain}`,
    `/${plain}`,
    ...(isAddress ? [`https://${plain}`] : []),
  ];
  return likely.find((each) => new RegExp(pattern).test(each));
}

/** Returns whether a key is a label or noun, which rules/questions/labels.ts reports if it is missing. */
function isLabel(file: JsonFile, key: unknown): boolean {
  return file.path.endsWith('.ui.json') && (key === 'ui:title' || key === 'noun');
}

function describePath(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'This file';
  return typeof last === 'number' ? `Entry ${last + 1} of "${path.at(-2)}"` : `"${last}"`;
}

export function pathOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

const typeWords: { readonly [type: string]: string } = {
  string: 'a text in double quotes',
  number: 'a number, without quotes',
  integer: 'a whole number, without quotes',
  boolean: 'true or false, without quotes',
  object: '{ … }',
  array: 'a list: [ … ]',
  null: 'null',
};

function typeNames(types: string | readonly string[]): string {
  return listed([types].flat().map((type) => typeWords[type] ?? type));
}
