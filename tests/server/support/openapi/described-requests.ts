import fc from 'fast-check';
import type { Operation, Parameter } from './openapi.ts';
import { type Known, type UploadedFile, valuesOf } from './schema-values.ts';

export interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: Pairs;
  readonly body: string | undefined;
}

type Pairs = readonly (readonly [name: string, value: string])[];

export interface Parts {
  readonly method: string;
  /** The path as it is in the API description, with parameters such as {user}. */
  readonly path: string;
  readonly params: { readonly [name: string]: string };
  readonly query: Pairs;
  readonly headers: Pairs;
  readonly type: string | undefined;
  /**
   * The content type in which the body is encoded. The `content-type` header contains `type`, which may
   * differ.
   */
  readonly written: string | undefined;
  readonly value: unknown;
  /** The number of characters of the body to send. If undefined, the whole body is sent. */
  readonly cut?: number;
}

export function requestsTo(operation: Operation, known: Known, authorization: string): fc.Arbitrary<Parts> {
  const { method, path, parameters = [], requestBody, security } = operation;
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [undefined, undefined];
  const inPart = (part: Parameter['in']) => {
    const own = parameters.filter((each) => each.in === part);
    return fc.record(
      Object.fromEntries(own.map(({ name, schema }) => [name, valuesOf(schema, known)])),
    ) as fc.Arbitrary<Record<string, string>>;
  };
  return fc
    .record({
      params: inPart('path'),
      query: inPart('query'),
      headers: inPart('header'),
      value: body ? valuesOf(body.schema, known) : fc.constant(undefined),
    })
    .map(({ params, query, headers, value }) => ({
      ...{ method, path, params, type, written: type, value },
      query: Object.entries(query),
      headers: [
        ['host', 'portal'] as const,
        ...(security ? [['authorization', authorization] as const] : []),
        ...Object.entries(headers),
      ],
    }));
}

export function written(parts: Parts): Sent {
  const { method, path, params, query, headers, type, cut } = parts;
  const pathname = path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '');
  const search = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const body = bodyOf(parts);
  return {
    method,
    target: search ? `${pathname}?${search}` : pathname,
    headers: type === undefined ? headers : [...headers, ['content-type', withBoundary(type)]],
    body: cut === undefined ? body : body?.slice(0, cut),
  };
}

const boundary = 'xXboundaryXx';
const withBoundary = (type: string) =>
  type === 'multipart/form-data' ? `${type}; boundary=${boundary}` : type;

function bodyOf({ written, value }: Parts): string | undefined {
  if (written === undefined) return undefined;
  if (written === 'application/json') return jsonOf(value);
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : { value });
  if (written === 'multipart/form-data') return formOf(entries);
  return entries.map((pair) => pair.map((each) => encodeURIComponent(wellFormed(each))).join('=')).join('&');
}

/**
 * Converts a value to JSON. The text "1e400" becomes a number, because JSON can contain this number but
 * JavaScript cannot.
 */
const jsonOf = (value: unknown) => (JSON.stringify(value) ?? '').replaceAll('"1e400"', '1e400');

const wellFormed = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

function formOf(entries: readonly (readonly [string, unknown])[]): string {
  const parts = entries.map(([name, value]) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${encodeURIComponent(name)}"`;
    if (!isFile(value)) return `${head}\r\n\r\n${wellFormed(value)}\r\n`;
    return `${head}; filename="${value.name}"\r\ncontent-type: application/octet-stream\r\n\r\n${value.content}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}

function isFile(value: unknown): value is UploadedFile {
  const { name, content } = (value ?? {}) as Partial<Record<keyof UploadedFile, unknown>>;
  return typeof name === 'string' && typeof content === 'string';
}
