import { expect, test } from 'vitest';
import type { OutboxItem } from './outbox-item.ts';
import {
  endInOtherTabs,
  initialState,
  mark,
  type OutboxState,
  replaceAll,
  startInOtherTab,
  toSnapshot,
  unmark,
  upsert,
} from './outbox-state.ts';
import { itemWith } from './testing/test-outbox.ts';

const survey = itemWith({ kind: 'survey', owner: 'u1', id: '1', createdAt: 2 });
const loan: OutboxItem = { ...survey, kind: 'loan', id: '2', createdAt: 1 };
const both = replaceAll(initialState, [survey, loan]);
const states = (state: OutboxState) => toSnapshot(state, true).items.map(({ id, state }) => `${id} ${state}`);

test('lists the oldest first, and prefers this tab’s state to another tab’s, and that to the stored one', () => {
  expect(states(both)).toEqual(['2 waiting', '1 waiting']);
  const elsewhere = startInOtherTab(both, '1');
  expect(states(elsewhere)).toEqual(['2 waiting', '1 sending-in-other-tab']);
  const here = mark(elsewhere, survey, { state: 'needs-login' });
  expect(states(here)).toEqual(['2 waiting', '1 needs-login']);
  expect(states(unmark(here, 'needs-login'))).toEqual(states(elsewhere));
  expect(states(endInOtherTabs(elsewhere, ['1']))).toEqual(states(both));
});

test('is persisted if the phone stores it and no unsent item is in memory only', () => {
  const bare: OutboxItem = { ...survey, isInMemoryOnly: true };
  expect(toSnapshot(both, true).isPersisted).toBe(true);
  expect(toSnapshot(both, false).isPersisted).toBe(false);
  expect(toSnapshot(upsert(both, [bare]), true).isPersisted).toBe(false);
  expect(toSnapshot(upsert(both, [{ ...bare, state: 'sent' }]), true).isPersisted).toBe(true);
});
