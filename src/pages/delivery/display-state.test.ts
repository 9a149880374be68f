import { expect, test } from 'vitest';
import { ApiError, formatError, offlineMessage } from '#api/http/api-error.ts';
import { isVisiblyUnsent } from '#outbox/delivery/outbox-state.ts';
import { itemWith } from '#outbox/delivery/testing/test-outbox.ts';
import { displayProblem, waitsFor } from './display-state.ts';

test.each([
  ['a waiting application', itemWith({}), true],
  ['a sent application', itemWith({ state: 'sent' }), false],
  ['a refused application', itemWith({ state: 'refused' }), false],
  ['a reminder, which no page shows', itemWith({ kind: 'reminder' }), false],
])('decides whether to warn that an unsent item would be lost: %s', (_, each, expected) => {
  expect(isVisiblyUnsent(each)).toBe(expected);
});

test.each([
  [new ApiError('status', { status: 429, retryAfterSeconds: 45 }), 'Too many attempts.'],
  [new ApiError('status', { status: 503 }), 'The service is not available right now.'],
  [new ApiError('offline'), 'We could not connect.'],
])('leaves the outdated waiting time out of the message of a failed attempt: %s', (error, shown) => {
  expect(displayProblem(itemWith({ problem: formatError(error) }))).toBe(shown);
});

test.each([
  ['the first attempt failed', { tries: 1 }, 'moment'],
  ['the fourth attempt failed', { tries: 4 }, 'student'],
  ['the server asked to retry later', { tries: 1, isDeferred: true }, 'student'],
  ['the phone is offline', { tries: 9, problem: offlineMessage }, 'network'],
  [
    'the phone was offline, stored with the previous message text',
    { tries: 9, problem: 'You seem to be offline. Please try again when you are connected.' },
    'network',
  ],
] as const)('tells what an item waits for: %s', (_, item, expected) => {
  expect(waitsFor(itemWith(item))).toBe(expected);
});
