import { expect, test } from 'vitest';
import { itemWith } from './delivery/testing/test-outbox.ts';
import { isVisibleTo } from './ownership.ts';

const applied = itemWith({ id: '1', state: 'sent', answer: { id: 'u1' } });
const reminder = itemWith({ id: '2', kind: 'reminder' });
const survey = itemWith({ id: '3', kind: 'survey', owner: 'u1' });
const all = [applied, reminder, survey];

test.each([
  ['the phone, in any spelling', { phone: '+220 301 2345' }, [applied, reminder]],
  ["the server's id", { user: 'u1' }, [applied, reminder, survey]],
  ['another phone', { phone: '3012346' }, []],
  ['another id', { user: 'u2' }, []],
  ['nothing', {}, []],
])('matches items to a student by %s', (_, student, own) => {
  expect(all.filter((each) => isVisibleTo(student, each, all))).toEqual(own);
});
