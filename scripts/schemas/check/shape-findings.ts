import type { ErrorObject } from 'ajv';
import type { Finding } from '../source/finding.ts';
import { listed } from '../source/nearest.ts';
import { type JsonFile, type Path, placeOfKey, placeOfValue } from '../source/source.ts';
import { unknownKey, unknownValue } from '../source/unknown.ts';

/** What AJV says of a file against its meta schema, in plain words; nothing where another error says it all. */
export function shapeFindings(file: JsonFile, error: ErrorObject): Finding[] {
  const path = pathOf(error.instancePath);
  const atValue = placeOfValue(file, path);
  const { params, parentSchema, data } = error;
  const name = nameOf(path);
  const help = typeof parentSchema?.description === 'string' ? parentSchema.description : undefined;
  const written = typeof data === 'string' ? data : JSON.stringify(data);
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
      const given = new Set(Object.keys(data as object));
      const missing = known.filter((each) => !given.has(each));
      return [
        {
          fix: 'Delete it.',
          ...unknownKey(file, [...path, key], missing),
          message: `"${key}" is not known here.`,
        },
      ];
    }
    case 'required': {
      const missing = String(params.missingProperty);
      if (isLabel(file, missing)) return [];
      return [
        { ...placeOfKey(file, path), message: `${name} has no "${missing}".`, fix: `Add "${missing}".` },
      ];
    }
    case 'type':
      if (path.at(-2) === 'enum' && data && typeof data === 'object') {
        return [{ ...atValue, ...markedInPlainList(file, data) }];
      }
      return [{ ...atValue, message: `${name} must be ${typeNames(params.type)}.`, fix: help }];
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String);
      return [{ ...unknownValue(file, path, allowed), message: `${name} cannot be "${written}".` }];
    }
    case 'const':
      return [
        {
          ...atValue,
          message: `${name} cannot be ${JSON.stringify(data)}.`,
          fix: `Write ${JSON.stringify(params.allowedValue)}.`,
        },
      ];
    case 'minLength':
      if (isLabel(file, path.at(-1))) return [];
      return [{ ...atValue, message: `${name} is empty.`, fix: help }];
    case 'maxLength': {
      const much = `${name} has ${written.length} characters, and a phone has room for ${params.limit}.`;
      return [{ ...atValue, message: much, fix: 'Make it shorter, or move a part of it to a content page.' }];
    }
    case 'minItems':
    case 'minProperties':
      return [{ ...atValue, message: `${name} has too little in it.`, fix: help }];
    case 'maxItems':
    case 'maxProperties':
      // Beside a $ref: rules/files/references.ts says it at the very key.
      if (data && typeof data === 'object' && '$ref' in data) return [];
      return [{ ...atValue, message: `${name} has too much in it.`, fix: help }];
    case 'uniqueItems': {
      const place = placeOfValue(file, [...path, Math.max(params.i as number, params.j as number)]);
      return [{ ...place, message: `This is in ${name} twice.`, fix: 'Keep one of them.' }];
    }
    case 'minimum':
    case 'maximum': {
      const least = error.keyword === 'minimum' ? 'at least' : 'at most';
      return [{ ...atValue, message: `${name} must be ${least} ${params.limit}.`, fix: help }];
    }
    case 'pattern':
    case 'format':
      return [{ ...atValue, message: `"${written}" is not written as ${name} must be.`, fix: help }];
    case 'dependencies':
      return [
        {
          ...placeOfKey(file, [...path, String(params.property)]),
          message: `"${params.property}" needs "${params.deps}" beside it.`,
          fix: `Add "${params.deps}".`,
        },
      ];
    case 'false schema':
      return [{ ...placeOfKey(file, path), message: `${name} is not allowed here.`, fix: 'Delete it.' }];
    // These repeat another error.
    case 'if':
    case 'anyOf':
    case 'oneOf':
    case 'allOf':
    case 'propertyNames':
      return [];
    default:
      return [{ ...atValue, message: `${name} does not fit its description.`, fix: help }];
  }
}

/** A plain list holds texts; what retires an option turns it into one that can carry marks. */
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

/** Label and noun are the concern of rules/questions/labels.ts. */
function isLabel(file: JsonFile, key: unknown): boolean {
  return file.path.endsWith('.ui.json') && (key === 'ui:title' || key === 'noun');
}

function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'This file';
  return typeof last === 'number' ? `Entry ${last + 1} of "${path.at(-2)}"` : `"${last}"`;
}

function pathOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

const kindWords: { readonly [type: string]: string } = {
  string: 'a text in double quotes',
  number: 'a number, without quotes',
  integer: 'a whole number, without quotes',
  boolean: 'true or false, without quotes',
  object: '{ … }',
  array: 'a list: [ … ]',
  null: 'null',
};

function typeNames(types: string | readonly string[]): string {
  return listed([types].flat().map((type) => kindWords[type] ?? type));
}
