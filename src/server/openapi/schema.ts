import type { FastifyPluginAsync, FastifyTypeProvider, RawServerDefault } from 'fastify';

declare const of: unique symbol;

/**
 * A JSON Schema together with the TypeScript type that it describes. A schema that contradicts the type does
 * not compile.
 */
export interface Schema<T> {
  readonly [keyword: string]: unknown;
  readonly [of]?: (value: T) => T;
}

export interface ObjectSchema<T> extends Schema<T> {
  readonly required: readonly string[];
  readonly properties: { readonly [name: string]: object };
}

interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends Schema<infer T> ? T : unknown;
  readonly serializer: this['schema'] extends Schema<infer T> ? T : unknown;
}

export type Api = Parameters<FastifyPluginAsync<object, RawServerDefault, SchemaTypes>>[0];

type Keywords = { readonly [keyword: string]: unknown };

const optionals = new WeakSet<object>();

export const text = (keywords: Keywords = {}): Schema<string> => ({ type: 'string', ...keywords });

export const number = (keywords: Keywords = {}): Schema<number> => ({ type: 'number', ...keywords });

export const boolean = (keywords: Keywords = {}): Schema<boolean> => ({ type: 'boolean', ...keywords });

export const constant = <const T extends string>(value: T): Schema<T> => ({ type: 'string', const: value });

export const list = <T>(items: Schema<T>): Schema<readonly T[]> => ({ type: 'array', items });

export const nullable = <T>(schema: Schema<T>): Schema<T | null> => ({ anyOf: [schema, { type: 'null' }] });

export function optional<T>(schema: Schema<T>): Schema<T | undefined> {
  const marked = { ...schema };
  optionals.add(marked);
  return marked as Schema<unknown> as Schema<T | undefined>;
}

/** Returns the schema of an object. Compiles only if `properties` has exactly the keys of `T`. */
export function object<T extends object>(
  properties: { readonly [K in keyof Required<T>]: Schema<T[K]> },
  keywords: Keywords = {},
): ObjectSchema<T> {
  const required = Object.entries<object>(properties)
    .filter(([, schema]) => !optionals.has(schema))
    .map(([name]) => name);
  return { type: 'object', required, properties, ...keywords };
}
