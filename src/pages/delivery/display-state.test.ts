import { expect, test } from 'vitest';
import { ApiError, formatError, offlineMessage } from '#api/http/api-error.ts';
import { isVisiblyUnsent } from '#outbox/delivery/outbox-state.ts';
import { itemWith } from '#outbox/delivery/testing/test-outbox.ts';
import { displayProblem, waitsFor } from './display-state.ts';

test.each([
  ['an application that waits', itemWith({}), true],
  ['an application that was sent', itemWith({ state: 'sent' }), false],
  ['an application that was refused', itemWith({ state: 'refused' }), false],
  ['the reminder that follows it, of which no page tells', itemWith({ kind: 'reminder' }), false],
])('whether %s is asked about before it is lost', (_, each, expected) => {
  expect(isVisiblyUnsent(each)).toBe(expected);
});

test.each([
  [new ApiError('status', { status: 429, retryAfterSeconds: 45 }), 'Too many attempts.'],
  [new ApiError('status', { status: 503 }), 'The service is not available right now.'],
  [new ApiError('offline'), 'We could not connect.'],
])('of a failed try no time is shown that was counted from then: %s', (error, shown) => {
  expect(displayProblem(itemWith({ problem: formatError(error) }))).toBe(shown);
});

test.each([
  ['a first try that failed', { tries: 1 }, 'moment'],
  ['the fourth one', { tries: 4 }, 'student'],
  ['a server that wants to be asked later', { tries: 1, isDeferred: true }, 'student'],
  ['a phone without a network', { tries: 9, problem: offlineMessage }, 'network'],
  [
    'the same, stored with the former sentence',
    { tries: 9, problem: 'You seem to be offline. Please try again when you are connected.' },
    'network',
  ],
] as const)('what an item waits for after %s', (_, item, expected) => {
  expect(waitsFor(itemWith(item))).toBe(expected);
});
