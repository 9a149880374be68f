import fc from 'fast-check';
import type { Operation, Parameter } from './openapi.ts';
import { type Known, valuesOf } from './schema-values.ts';

export interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer | undefined;
}

type Values = { readonly [name: string]: unknown };

export interface Parts {
  readonly method: string;
  /** The path as it is in the API description, with parameters such as {user}. */
  readonly path: string;
  readonly params: Values;
  readonly query: Values;
  readonly headers: Values;
  /** The content type in which the body is encoded. It is also sent unless `headers` contains another. */
  readonly type: string | undefined;
  readonly value: unknown;
  readonly cut?: number;
}

export function requestsTo(operation: Operation, known: Known, authorization: string): fc.Arbitrary<Parts> {
  const { method, path, parameters = [], requestBody, security } = operation;
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [undefined, undefined];
  const inPart = (part: Parameter['in'], others: Values = {}) => {
    const own = parameters.filter((each) => each.in === part);
    const values = own.map(({ name, schema }) => [name, valuesOf(schema, known)] as const);
    return fc.record(Object.fromEntries(values)).map((chosen) => ({ ...others, ...chosen }));
  };
  return fc.record({
    ...{ method: fc.constant(method), path: fc.constant(path), type: fc.constant(type) },
    params: inPart('path'),
    query: inPart('query'),
    headers: inPart('header', { host: 'portal', ...(security && { authorization }) }),
    value: body ? valuesOf(body.schema, known) : fc.constant(undefined),
  });
}

export async function written({ method, path, params, query, headers, cut, ...parts }: Parts): Promise<Sent> {
  const pathname = path.replace(/\{(\w+)\}/g, (_, name) =>
    textOf(params[name] ?? '').replace(/[^\x21-\x7e]/gu, encodeURIComponent),
  );
  const body = parts.type === undefined ? undefined : await bodyOf(parts.type, parts.value);
  const all = { ...(body && { 'content-type': body.type }), ...headers };
  const sendable = Object.entries(all)
    .filter(([name]) => /^[\w-]+$/.test(name))
    .map(([name, value]) => [name, textOf(value).replace(/[^\t\x20-\x7e\x80-\xff]/g, '')]);
  return {
    method,
    target: `${pathname}?${queryOf(query)}`.replace(/\?$/, ''),
    headers: Object.fromEntries(sendable),
    body: body?.bytes.subarray(0, cut),
  };
}

const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

const queryOf = (values: Values) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, textOf(value)]));

async function bodyOf(type: string, value: unknown): Promise<{ type: string; bytes: Buffer }> {
  // JSON can contain the number 1e400, but JavaScript cannot, so it is generated as text.
  if (type === 'application/json')
    return { type, bytes: Buffer.from(textOf(JSON.stringify(value)).replaceAll('"1e400"', '1e400')) };
  const values: Values = typeof value === 'object' && value !== null ? { ...value } : { value };
  if (type !== 'multipart/form-data') return { type, bytes: Buffer.from(String(queryOf(values))) };
  const form = new FormData();
  for (const [name, part] of Object.entries(values))
    form.append(name, part instanceof File ? part : textOf(part));
  const whole = new Response(form);
  return { type: whole.headers.get('content-type')!, bytes: Buffer.from(await whole.arrayBuffer()) };
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'];
const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

const nested = (levels: number): unknown =>
  levels === 0 ? 1 : levels % 2 ? [nested(levels - 1)] : { a: nested(levels - 1) };

const strangeTexts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed()),
  fc.constantFrom('', ' ', '\0', 'null', '__proto__', "'; drop table students; --", '1e400', '٣٠١٢٣٤٥', '😀'),
  fc.constantFrom('%', '%zz', '%00', '..', '../../etc/passwd', '%2F', '//', ';', '*', '\u202e'),
  fc.constantFrom('*/*', 'json/', 'multipart/form-data', 'application/json; charset=latin1', 'Bearer '),
  fc.constantFrom(...[99, 101, 3_000, 20_000].map((length) => 'x'.repeat(length)), 'ü'.repeat(200)),
);

const strangeValues = fc.oneof(
  { weight: 2, arbitrary: strangeTexts },
  fc.constantFrom(null, true, false, 0, -0, -1, 1e300, 1e21, 5e-324, 0.1 + 0.2, 2 ** 53, -1e-7),
  fc.constantFrom([], {}, ['3012345'], { toString: 1 }, '\ud800', 'x'.repeat(70_000), nested(3), nested(500)),
  fc.jsonValue(),
);

const strangeNames = {
  params: [],
  query: ['id', 'student_id', 'phone', 'x', 'constructor'],
  headers: ['authorization', 'content-type', 'content-encoding', 'accept', 'cookie', 'expect', 'range'],
  value: ['constructor', '__proto__', 'status', 'role', 'id', 'toString', ''],
};

/** Generates requests with one to three mutations. `others` are values such as another student's id. */
export function mutationsOf(parts: Parts, others: readonly string[], rounds = 3): fc.Arbitrary<Parts> {
  const strange = fc.oneof({ weight: 5, arbitrary: strangeValues }, fc.constantFrom(...others));
  const inside = Object.entries(strangeNames).map(([part, names]) =>
    changed(parts[part as keyof Parts], names, strange).map((value) => ({ [part]: value })),
  );
  const once = fc
    .oneof(
      fc.record({ method: fc.constantFrom(...methods) }),
      fc.record({ type: fc.constantFrom(undefined, ...types) }),
      fc.record({ cut: fc.nat({ max: 200 }) }),
      ...inside,
    )
    .map((wrong) => ({ ...parts, ...wrong }));
  if (rounds === 1) return once;
  return once.chain((wrong) => fc.oneof(fc.constant(wrong), mutationsOf(wrong, others, rounds - 1)));
}

function changed(value: unknown, names: readonly string[], strange: fc.Arbitrary<unknown>) {
  if (typeof value !== 'object' || value === null) return strange;
  const own = Object.entries(value);
  const entries = [...own, ...names.map((name) => [name, undefined] as const)];
  if (entries.length === 0) return fc.constant(value);
  return fc.constantFrom(...entries).chain(([name, inner]): fc.Arbitrary<unknown> => {
    const others = Object.fromEntries(own.filter(([each]) => each !== name));
    return fc.oneof(
      fc.constant(others),
      // A computed key sets no prototype, even if it is "__proto__".
      { weight: 3, arbitrary: changed(inner, names, strange).map((other) => ({ ...others, [name]: other })) },
    );
  });
}
