import { expect, test } from 'vitest';
import { ApiError, formatError } from '#api/http/api-error.ts';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';
import { isVisiblyUnsent } from '#outbox/delivery/outbox-state.ts';
import { displayProblem } from './display-state.ts';

const item = (facts: Partial<OutboxItem>): OutboxItem => ({
  id: '1',
  kind: 'application',
  owner: '3012345',
  payload: {},
  createdAt: 0,
  tries: 1,
  state: 'waiting',
  ...facts,
});

test.each([
  ['an application that waits', item({}), true],
  ['an application that was sent', item({ state: 'sent' }), false],
  ['an application that was refused', item({ state: 'refused' }), false],
  ['the reminder that follows it, of which no page tells', item({ kind: 'reminder' }), false],
])('whether %s is asked about before it is lost', (_, each, expected) => {
  expect(isVisiblyUnsent(each)).toBe(expected);
});

test.each([
  [new ApiError('status', { status: 429, retryAfterSeconds: 45 }), 'Too many tries.'],
  [new ApiError('status', { status: 503 }), 'The service is not available just now.'],
  [new ApiError('offline'), 'We could not reach the portal. Please try again.'],
])('of a failed try no time is shown that was counted from then: %s', (error, shown) => {
  expect(displayProblem(item({ problem: formatError(error) }))).toBe(shown);
});
