import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { isRealDate } from '#domain/dates.ts';
import type { TestServer } from '../process/server.ts';

interface OpenApi {
  readonly openapi: string;
  readonly components: {
    readonly schemas: { readonly [name: string]: JsonSchema };
    readonly securitySchemes: object;
  };
  readonly paths: {
    readonly [path: string]: { readonly [method: string]: Omit<Operation, 'method' | 'path'> };
  };
}

export type JsonSchema = AnySchemaObject;

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: {
    readonly [status: string]: { readonly description: string; readonly content: Content };
  };
}

export type Content = { readonly [type: string]: { readonly schema: JsonSchema } };

export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export async function readDescription(server: TestServer): Promise<OpenApi> {
  return (await server.get('/api/openapi.json')).body as OpenApi;
}

export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      return { ...described, method: method.toUpperCase(), path };
    }),
  );
}

/** Returns a compiler of schemas, which throws on unknown keywords and references to missing schemas. */
export function compilerOf({ components }: OpenApi): (schema: JsonSchema) => ValidateFunction {
  const ajv = new Ajv2020({
    allowUnionTypes: true,
    formats: { date: isRealDate, email: true, uri: true, password: true },
    logger: false,
  });
  const definition = { $id: 'api', $defs: components.schemas };
  ajv.addSchema(JSON.parse(JSON.stringify(definition).replaceAll('#/components/schemas/', '#/$defs/')));
  return (schema) =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'api#/$defs/')));
}
