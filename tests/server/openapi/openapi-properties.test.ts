import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ErrorResponse } from '#contract/errors.ts';
import type { Flow } from '#engine/core/index.ts';
import { form as accountEdit } from '#generated/account-edit/form.ts';
import { form as application } from '#generated/application/form.ts';
import { loadForms } from '#server/questionnaires/load-forms.ts';
import { type Parts, requestsTo } from '../support/openapi/described-requests.ts';
import { describedServer, sendingOf, surely } from '../support/openapi/described-server.ts';
import { mutationsOf } from '../support/openapi/mutations.ts';
import type { Operation } from '../support/openapi/openapi.ts';
import { describeOnDatabase, openEmbedded } from '../support/storage/test-storage.ts';

/*
 * Requests generated from the description itself, with few exceptions for individual routes below: whatever is sent,
 * the description must contain the response. A failure prints its seed.
 */

/** With throttles only 429 would be seen. */
const withoutThrottles = {
  submissionsPerHour: 1_000_000,
  resetPhonesPerQuarterHour: 1_000_000,
  surveysPerDay: 1_000_000,
  publicSubmissionsPerHour: 1_000_000,
};

/** The forms that can be sent. */
const taken = await loadForms();

/** Statuses with which a request that the description allows may still be refused. */
const explained: { readonly [operation: string]: readonly number[] } = {
  logIn: [401],
  submitApplication: [400, 409],
  editAccount: [400, 403, 409, 429],
  ...Object.fromEntries(taken.map((form) => [sendingOf(form), [400, 409]])),
  updatePassword: [403],
  uploadInvoice: [409],
};

/** A code that was never sent, and a form that has closed. */
const neverTaken = ['updatePassword', 'sendCanteenPoll'];

/** Rules that JSON Schema cannot express. */
const ownWords = [
  ...['pastYears', 'from', 'to', 'age', 'sameAs', 'different', 'after', 'notBefore', 'decimals', 'computed'],
  ...['list', 'hardToGuess', 'fileTypes', 'maxBytes', 'readOnly'],
];

/** Answers whose rules the description has only in words: a 400 must be about one of these. */
const saidInWords: { readonly [operation: string]: readonly string[] } = {
  submitApplication: ['mobileNumber', 'password', 'university', ...dependent(application)],
  editAccount: ['phone_number', ...dependent(accountEdit)],
  ...Object.fromEntries(taken.map((form) => [sendingOf(form), dependent(form)])),
};

/** Questions with rules that depend on another answer, on today or on a long list, and computed ones. */
function dependent({ definition }: Flow): string[] {
  return definition.steps.flatMap(({ fields = {}, fieldSets = {}, ui = {}, conditions = [], ...step }) => [
    // Whether it is asked depends on other answers.
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

/** Requests that the description allows, and the same with a body that is accepted. */
function allowed({ known, samples, authorizationFor }: Server, operation: Operation): fc.Arbitrary<Parts>[] {
  const described = requestsTo(operation, known, authorizationFor(operation));
  const withBody = (body: fc.Arbitrary<object> | undefined) =>
    body ? [fc.tuple(described, body).map(([parts, value]) => ({ ...parts, value }))] : [];
  const { operationId } = operation;
  const sure = surely[operationId] && fc.constant(surely[operationId]);
  return [...withBody(sure), described, ...withBody(samples[operationId])];
}

async function holdsFor(
  requests: fc.Arbitrary<Parts>,
  numRuns: number,
  check: (parts: Parts) => Promise<void>,
): Promise<void> {
  await fc.assert(fc.asyncProperty(requests, check), { numRuns });
}

const unsigned = ({ headers, ...parts }: Parts): Parts => ({
  ...parts,
  headers: headers.filter(([name]) => name !== 'authorization'),
});

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
            expect((await server.answerTo(unsigned(parts))).status).toBe(401);
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
    await holdsFor(allowed(server, operation).at(-1)!, 12, async (parts) => {
      seen.add((await server.answerTo(parts)).status);
    });
    expect(seen, operation.operationId).toContain(429);
  }
});
