import { expect, test } from 'vitest';
import type { OutboxItem } from '#api/outbox-store.ts';
import { isMissed } from './shown-state.ts';

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
  expect(isMissed(each)).toBe(expected);
});
