import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import type { ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { type Flow, payloadOf } from '#engine/core/index.ts';
import { pascalCase } from '#scripts/schemas/compile/types.ts';
import type { Config } from '#server/config.ts';
import { loadForms } from '#server/questionnaires/load-forms.ts';
import { evaluateSample, samplesOf } from '../../../every-flow.ts';
import { sampleApplication } from '../data/sample-application.ts';
import { sampleBusinessLoan } from '../data/sample-surveys.ts';
import { deposit, invoice, openStaff } from '../data/staff.ts';
import { startServer } from '../process/server.ts';
import type { OpenStorage } from '../storage/test-storage.ts';
import { type Parts, type Sent, written } from './described-requests.ts';
import { type Content, compilerOf, type Operation, operationsOf, readDescription } from './openapi.ts';

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

export async function describedServer(open: OpenStorage, changes: Partial<Config>) {
  const server = await startServer(await open(), changes);
  const expired = (await server.enrolStudent({ mobileNumber: '3000003' })).token;
  server.clock.at += 25 * 60 * 60_000;
  const other = await server.enrolStudent({ mobileNumber: '3000002' });
  const { id, bearer } = await server.enrolStudent();
  const toRevoke = await server.logInAgain();
  const { add } = await openStaff(server);
  await add(id, [invoice('2026-11-05', 1250.5), deposit('2026-11-07', 1000)]);

  const document = await readDescription(server);
  const operations = operationsOf(document);
  const compile = compilerOf(document);
  const refusal = compile({ $ref: '#/components/schemas/Error' });
  const validators = new Map<string, ValidateFunction>();
  const { hostname, port } = new URL(server.url);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());

  async function send({ method, target, headers, body }: Sent): Promise<Answer> {
    const request = http.request({ agent, hostname, port, method, path: target, headers }).end(body);
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    return { status: response.statusCode!, headers: response.headers, text: await text(response) };
  }

  function validatorOf(key: string, content: Content | undefined): ValidateFunction {
    const described = content?.['application/json'];
    if (!described) throw new Error(`${key} is not described.`);
    const validate = validators.get(key) ?? compile(described.schema);
    validators.set(key, validate);
    return validate;
  }

  function expectDescribedBody(sent: Sent, { status, text }: Answer): void {
    const operation = operationAt(operations, sent);
    if (!operation) expect([400, 404, 413, 415, 417, 431]).toContain(status);
    const name = `${operation?.operationId} ${status}`;
    const validate = operation ? validatorOf(name, operation.responses[status]?.content) : refusal;
    expectValid(validate, JSON.parse(text));
  }

  return {
    operations,
    others: [other.id, ...[other.token, expired].map((token) => `Bearer ${token}`)],
    known: { ApplicationId: fc.constant(id), Phone: phones, Password: passwords },
    samples: samplesFor(id),

    /** Returns the token for an operation. A log-out gets a separate one, because it revokes its token. */
    authorizationFor: ({ operationId }: Operation) =>
      (operationId === 'logOut' ? toRevoke : bearer).authorization,

    expectDescribed({ operationId, requestBody }: Operation, { type, value }: Parts): void {
      if (type === 'application/json') expectValid(validatorOf(operationId, requestBody?.content), value);
    },

    async answerTo(parts: Parts): Promise<Answer> {
      const sent = await written(parts);
      const answer = await send(sent);
      expectOurHeaders(sent, answer);
      if (sent.method === 'HEAD') expect(answer.text).toBe('');
      else expectDescribedBody(sent, answer);
      return answer;
    },
  };
}

const phones = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('3012345', '+220 301 2345', '3000002') },
  { weight: 3, arbitrary: fc.integer({ min: 4_000_000, max: 9_999_999 }).map(String) },
);

/** The forms that share one API path. Each has an operation named after it. */
const forms = (await loadForms()).filter(({ definition }) => !definition.submit?.to);
export const sendingOf = ({ definition }: Flow) => `send${pascalCase(definition.id)}`;

const today = '2026-11-21';

/** The right password, a wrong one, and one with invalid encoding. */
const passwords = fc.constantFrom(encodeURIComponent(sampleApplication.password), 'wrong%20horse', '%');

/** Returns bodies for operations that would rarely accept a generated body. */
function samplesFor(student_id: string): { readonly [operation: string]: fc.Arbitrary<object> } {
  const { password, email, mobileNumber } = sampleApplication;
  const sent = (form: Flow) =>
    samplesOf(form)
      .filter((sample) => sample.expect === 'valid')
      .map((sample) => payloadOf(form, evaluateSample(form, sample, today)))
      .map((answers) => ({ key: 'the-first-of-its-form', version: form.definition.version, answers }));
  return {
    ...Object.fromEntries(forms.map((form) => [sendingOf(form), fc.constantFrom(...sent(form))])),
    logIn: fc.constant({ username: '3000002', password }),
    submitApplication: phones.map((mobileNumber) => ({ ...sampleApplication, mobileNumber })),
    editAccount: fc.constant({ phone_number: mobileNumber, email }),
    enterReset: phones.map((phone_number) => ({ phone_number, verification_code: '1', created_at: '2' })),
    sendBusinessLoan: fc.constant({ ...sampleBusinessLoan, student_id }),
  };
}

function expectValid(validate: ValidateFunction, body: unknown): void {
  expect(validate(body), `${JSON.stringify(body)}: ${JSON.stringify(validate.errors)}`).toBe(true);
}

function expectOurHeaders({ target }: Sent, { status, headers, text }: Answer): void {
  // Status 503 is right only if a request is for a newer version of a form, which another server may know.
  if (status === 503) expect(text).toContain('We are updating the portal');
  else expect(status).toBeLessThan(500);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.any(String),
    'content-type': 'application/json; charset=utf-8',
  });
  if (status !== 200 || target.startsWith('/api')) expect(headers['cache-control']).toBe('no-store');
  if (status === 401) expect(headers['www-authenticate']).toBe('Bearer');
  if (status === 429 || status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

/** Returns the requested operation. If several paths match, the one with the fewest parameters wins. */
function operationAt(operations: readonly Operation[], { method, target }: Sent): Operation | undefined {
  const pathname = target.split('?', 1)[0]!;
  const fits = ({ path }: Operation) =>
    new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]*')}$`).test(pathname);
  return operations
    .filter((operation) => operation.method === method && fits(operation))
    .sort((one, two) => one.path.split('{').length - two.path.split('{').length)[0];
}
