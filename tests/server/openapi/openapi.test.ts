import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { ErrorResponse } from '#contract/errors.ts';
import type { Flow } from '#engine/core/index.ts';
import { form as accountEdit } from '#generated/account-edit/form.ts';
import { form as application } from '#generated/application/form.ts';
import { loadPostedForms } from '#server/form-pages/posted-forms.ts';
import { loadForms } from '#server/questionnaires/load-forms.ts';
import { mutationsOf, type Parts, requestsTo } from '../support/openapi/described-requests.ts';
import { describedServer, sendingOf } from '../support/openapi/described-server.ts';
import { compilerOf, type Operation, operationsOf, readDescription } from '../support/openapi/openapi.ts';
import { startServer } from '../support/process/server.ts';
import { describeOnDatabase, openEmbedded } from '../support/storage/test-storage.ts';

async function described() {
  const server = await startServer(await openEmbedded());
  const document = await readDescription(server);
  return { server, document, operations: operationsOf(document) };
}

/** These routes serve HTML pages, and receive forms that are posted without JavaScript. */
const pages = new Set([
  '*',
  '/*',
  '/',
  '/signup',
  '/application-received',
  '/form-session/taken',
  ...(await loadPostedForms()).flatMap(({ addresses }) => addresses),
]);

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

/** Without these settings, most responses would have status 429. */
const withoutThrottles = {
  submissionsPerHour: 1_000_000,
  resetPhonesPerQuarterHour: 1_000_000,
  surveysPerDay: 1_000_000,
  publicSubmissionsPerHour: 1_000_000,
};

const taken = await loadForms();

/** The statuses with which the server may refuse what the API description allows, by operation. */
const explained: { readonly [operation: string]: readonly number[] } = {
  logIn: [401],
  submitApplication: [400, 409],
  editAccount: [400, 403, 409, 429],
  ...Object.fromEntries(taken.map((form) => [sendingOf(form), [400, 409]])),
  updatePassword: [403],
  uploadInvoice: [409],
};

/** These operations never succeed: no reset code was sent, and the canteen poll is closed. */
const neverTaken = ['updatePassword', 'sendCanteenPoll'];

/** The project's own keywords, which state rules that JSON Schema cannot express. */
const ownWords = [
  ...['pastYears', 'from', 'to', 'age', 'sameAs', 'different', 'after', 'notBefore', 'decimals', 'computed'],
  ...['list', 'hardToGuess', 'fileTypes', 'maxBytes', 'readOnly'],
];

/** The answers whose rules the API description explains only in words, by operation. */
const saidInWords: { readonly [operation: string]: readonly string[] } = {
  submitApplication: ['mobileNumber', 'password', 'university', ...dependent(application)],
  editAccount: ['phone_number', ...dependent(accountEdit)],
  ...Object.fromEntries(taken.map((form) => [sendingOf(form), dependent(form)])),
};

/** Returns questions that are computed, or whose rules depend on other answers, the date or a long list. */
function dependent({ definition }: Flow): string[] {
  return definition.steps.flatMap(({ fields = {}, fieldSets = {}, ui = {}, conditions = [], ...step }) => [
    // Other answers decide whether the questions of such a step are asked.
    ...(step.when ? Object.keys(fields) : []),
    ...conditions
      .flatMap((condition) => [condition.then, condition.else])
      .flatMap((branch) => [...Object.keys(branch?.properties ?? {}), ...(branch?.required ?? [])]),
    ...(step.sumIs?.fields ?? []),
    ...(step.atLeastOneOf ?? []),
    ...Object.entries(fields).flatMap(([name, { format, ...rules }]) => {
      const isOfWords = format !== undefined && format !== 'date';
      const isDependent = isOfWords || fieldSets[name] || ui[name]?.where || ui[name]?.exclusive;
      return isDependent || ownWords.some((word) => word in rules) ? [name] : [];
    }),
  ]);
}

type Server = Awaited<ReturnType<typeof describedServer>>;

function allowed({ known, samples, authorizationFor }: Server, operation: Operation): fc.Arbitrary<Parts>[] {
  const described = requestsTo(operation, known, authorizationFor(operation));
  const body = samples[operation.operationId];
  return body
    ? [fc.tuple(described, body).map(([parts, value]) => ({ ...parts, value })), described]
    : [described];
}

const holdsFor = (requests: fc.Arbitrary<Parts>, numRuns: number, check: (parts: Parts) => Promise<void>) =>
  fc.assert(fc.asyncProperty(requests, check), { numRuns });

describeOnDatabase('the described calls', (open) => {
  const [few, many] = process.env.TEST_ALL ? [10, 50] : [3, 10];

  test('accept what the description allows, from authorised clients', async () => {
    const server = await describedServer(open, withoutThrottles);
    for (const operation of server.operations) {
      const { operationId, method, security = [{}] } = operation;
      const seen = new Set<number>();
      for (const requests of allowed(server, operation)) {
        await holdsFor(requests, few, async (parts) => {
          const { status, text } = await server.answerTo(parts);
          seen.add(status);
          expect([200, ...(explained[operationId] ?? [])], text).toContain(status);
          if (status === 200) server.expectDescribed(operation, parts);
          if (status === 400) {
            const { problems = [] } = JSON.parse(text) as ErrorResponse;
            expect(problems).not.toEqual([]);
            expect(saidInWords[operationId]).toEqual(
              expect.arrayContaining(problems.map(({ field }) => field.split('.')[0])),
            );
          }
          if (method === 'GET') {
            expect((await server.answerTo({ ...parts, method: 'HEAD' })).status).toBe(status);
          }
          if (security.every((way) => Object.keys(way).length > 0)) {
            const { authorization: _, ...unsigned } = parts.headers;
            expect((await server.answerTo({ ...parts, headers: unsigned })).status).toBe(401);
          }
        });
      }
      if (!neverTaken.includes(operationId)) expect(seen, operationId).toContain(200);
    }
  });

  test('respond to anything else as described', async () => {
    const server = await describedServer(open, withoutThrottles);
    for (const operation of server.operations) {
      const requests = fc.oneof(...allowed(server, operation));
      const mutated = requests.chain((parts) => mutationsOf(parts, server.others));
      await holdsFor(mutated, many, async (parts) => {
        await server.answerTo(parts);
      });
    }
  });
});

const throttled = [
  ...['enterReset', 'sendFeedback', 'submitApplication', 'updatePassword', 'verifyCode', 'verifyPhone'],
];

test('refuses too many requests as described', async () => {
  const strict = { submissionsPerHour: 2, resetPhonesPerQuarterHour: 2, publicSubmissionsPerHour: 2 };
  const server = await describedServer(openEmbedded, strict);
  for (const operation of server.operations.filter(({ operationId }) => throttled.includes(operationId))) {
    const seen = new Set<number>();
    await holdsFor(fc.oneof(...allowed(server, operation)), 40, async (parts) => {
      seen.add((await server.answerTo(parts)).status);
    });
    expect(seen, operation.operationId).toContain(429);
  }
});
