import { expect, test } from 'vitest';
import type { OutboxItem } from './delivery/outbox-item.ts';
import { isOwnedBy } from './ownership.ts';

const item = (facts: Partial<OutboxItem>): OutboxItem => ({
  id: '1',
  kind: 'application',
  owner: '3012345',
  payload: undefined,
  createdAt: 1,
  tries: 1,
  state: 'sent',
  ...facts,
});

const applied = item({ answer: { id: 'u1' } });
const reminder = item({ id: '2', kind: 'reminder' });
const survey = item({ id: '3', kind: 'survey', owner: 'u1' });
const all = [applied, reminder, survey];

test.each([
  ['the phone, however it was typed', { phone: '+220 301 2345' }, [applied, reminder]],
  ['the id that the server gave', { user: 'u1' }, [applied, reminder, survey]],
  ['another phone', { phone: '3012346' }, []],
  ['another id', { user: 'u2' }, []],
  ['nothing', {}, []],
])('by %s', (_, student, own) => {
  expect(all.filter((each) => isOwnedBy(student, each, all))).toEqual(own);
});
