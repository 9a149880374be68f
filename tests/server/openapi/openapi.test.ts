import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { type Answers, evaluate, type Flow, payloadOf } from '#engine/core/index.ts';
import { form as exitSurvey } from '#generated/exit-survey/form.ts';
import { form as feedback } from '#generated/feedback/form.ts';
import { loadPostedForms } from '#server/form-pages/posted-forms.ts';
import { sampleApplication } from '../support/data/sample-application.ts';
import { sampleBusinessLoan, sampleFreelanceSurvey } from '../support/data/sample-surveys.ts';
import { compilerOf, operationsOf, readDescription } from '../support/openapi/openapi.ts';
import { startServer } from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

const atWork = {
  leaving: { reason: 'Graduated', leftOn: '2026-06-30' },
  work: { hasWork: 'Yes', income: 7500.5 },
  reach: { name: 'Awa Jallow', email: 'awa@example.com' },
};

function sent(form: Flow, answers: Answers) {
  const evaluation = evaluate(form, answers, { today: '2026-11-20' });
  return { key: 'x'.repeat(22), version: form.definition.version, answers: payloadOf(form, evaluation) };
}

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
  ...(await addressesOfForms()),
]);

async function addressesOfForms(): Promise<string[]> {
  return (await loadPostedForms()).flatMap(({ addresses }) => addresses);
}

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

test('describes a questionnaire’s body as the portal sends it', async () => {
  const { document, operations } = await described();
  const compile = compilerOf(document);
  const accepts = (id: string, body: object) => {
    const { requestBody } = operations.find(({ operationId }) => operationId === id)!;
    const validate = compile(requestBody!.content['application/json']!.schema);
    validate(body);
    return validate.errors;
  };
  const student_id = 'x'.repeat(22);
  expect(accepts('submitApplication', sampleApplication)).toBeNull();
  expect(accepts('sendBusinessLoan', { ...sampleBusinessLoan, student_id })).toBeNull();
  expect(accepts('sendFreelanceSurvey', { ...sampleFreelanceSurvey, student_id })).toBeNull();
  expect(accepts('sendExitSurvey', sent(exitSurvey, atWork))).toBeNull();
  expect(accepts('sendExitSurvey', sent(exitSurvey, { ...atWork, work: { hasWork: 'No' } }))).toBeNull();
  expect(accepts('sendFeedback', sent(feedback, { words: { rating: 'Good', words: 'Fast' } }))).toBeNull();
  expect(accepts('editAccount', { phone_number: '3012345', email: 'a@b.gm' })).toBeNull();
  expect(accepts('submitApplication', { ...sampleApplication, GPA: 3 })).not.toBeNull();
  expect(accepts('sendBusinessLoan', { ...sampleBusinessLoan, student_id, years: '2' })).not.toBeNull();
  expect(accepts('sendFeedback', sent(feedback, {}))).not.toBeNull();
});
