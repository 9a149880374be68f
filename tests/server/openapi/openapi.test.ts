import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { loadPostedForms } from '#server/form-pages/posted-forms.ts';
import { compilerOf, operationsOf, readDescription } from '../support/openapi/openapi.ts';
import { startServer } from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

async function described() {
  const server = await startServer(await openEmbedded());
  const document = await readDescription(server);
  return { server, document, operations: operationsOf(document) };
}

/**
 * Routes that are not part of the API description. They serve HTML pages, and receive forms that are posted
 * without JavaScript.
 */
const pages = new Set([
  '*',
  '/*',
  '/',
  '/signup',
  '/application-received',
  '/form-session/taken',
  ...(await loadPostedForms()).flatMap(({ addresses }) => addresses),
]);

/**
 * Returns the routes of the API, as printed by the router. Leaves out the routes of the portal's files and
 * pages.
 */
function routesOf(app: FastifyInstance): string[] {
  const branch: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, segment = '', methods = ''] = line.match(/^(.*)[├└]── (\S+)(?: \((.+)\))?$/) ?? [];
      if (indent === undefined) return [];
      branch.splice(indent.length / 4, Infinity, segment);
      const path = branch.join('').replace(/:(\w+)/g, '{$1}');
      const named = methods.split(', ').filter((method) => method && method !== 'HEAD');
      return pages.has(path) ? [] : named.map((method) => `${method} ${path}`);
    });
}

test('describes every route, each as one operation', async () => {
  const { server, document, operations } = await described();
  expect(document.openapi).toBe('3.1.0');
  const named = operations.map(({ method, path }) => `${method} ${path}`);
  expect(named.toSorted()).toEqual(routesOf(server.app).toSorted());
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(named.length);
  expect(operations.filter(({ summary }) => !summary)).toEqual([]);
});

test('has valid schemas and references, and describes every response as JSON', async () => {
  const { document, operations } = await described();
  const compile = compilerOf(document);
  for (const schema of Object.values(document.components.schemas)) compile(schema);
  for (const { operationId, path, parameters = [], requestBody, responses, security = [] } of operations) {
    for (const parameter of parameters) compile(parameter.schema);
    for (const { schema } of Object.values(requestBody?.content ?? {})) compile(schema);
    expect(Object.keys(responses), operationId).toEqual(
      expect.arrayContaining(['200', '400', '408', '431', '500']),
    );
    for (const [status, { description, content }] of Object.entries(responses)) {
      expect(description, `${operationId} ${status}`).toMatch(/\.$/);
      expect(Object.keys(content)).toEqual(['application/json']);
      compile(content['application/json']!.schema);
      if (status !== '200') {
        expect(content['application/json']!.schema).toEqual({ $ref: '#/components/schemas/Error' });
      }
    }
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
    expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
    const schemes = security.flatMap((way) => Object.keys(way));
    expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining(schemes));
  }
});
