import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ErrorResponse } from '#contract/errors.ts';
import type { Flow } from '#engine/core/index.ts';
import { form as accountEdit } from '#generated/account-edit/form.ts';
import { form as application } from '#generated/application/form.ts';
import { loadForms } from '#server/questionnaires/load-forms.ts';
import { mutationsOf, type Parts, requestsTo } from '../support/openapi/described-requests.ts';
import { describedServer, sendingOf } from '../support/openapi/described-server.ts';
import type { Operation } from '../support/openapi/openapi.ts';
import { describeOnDatabase, openEmbedded } from '../support/storage/test-storage.ts';

/*
 * These tests send requests that are generated from the API description. Whatever they send, the description
 * must allow the response. If a test fails, it prints the seed with which it can be repeated.
 */

/** Limits that the tests never reach. Otherwise, most responses would have status 429. */
const withoutThrottles = {
  submissionsPerHour: 1_000_000,
  resetPhonesPerQuarterHour: 1_000_000,
  surveysPerDay: 1_000_000,
  publicSubmissionsPerHour: 1_000_000,
};

const taken = await loadForms();

/**
 * Lists the statuses with which the server may refuse a request although the API description allows it, by
 * operation.
 */
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

/** Lists the project's own keywords, which state rules that JSON Schema cannot express. */
const ownWords = [
  ...['pastYears', 'from', 'to', 'age', 'sameAs', 'different', 'after', 'notBefore', 'decimals', 'computed'],
  ...['list', 'hardToGuess', 'fileTypes', 'maxBytes', 'readOnly'],
];

/**
 * Lists the answers whose rules the API description explains only in words, by operation. A response with
 * status 400 must report only these answers.
 */
const saidInWords: { readonly [operation: string]: readonly string[] } = {
  submitApplication: ['mobileNumber', 'password', 'university', ...dependent(application)],
  editAccount: ['phone_number', ...dependent(accountEdit)],
  ...Object.fromEntries(taken.map((form) => [sendingOf(form), dependent(form)])),
};

/**
 * Returns the computed questions, and the questions whose rules depend on another answer, on the date or on a
 * long list of options.
 */
function dependent({ definition }: Flow): string[] {
  return definition.steps.flatMap(({ fields = {}, fieldSets = {}, ui = {}, conditions = [], ...step }) => [
    // If the step has a condition, other answers decide whether its questions are asked.
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
