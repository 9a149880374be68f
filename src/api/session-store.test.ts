import { expect, test, vi } from 'vitest';
import * as portal from '#generated/portal.ts';
import { createSessionStore } from './session-store.ts';
import { blockedStorage, memoryStorage } from './testing/memory-storage.ts';

test('stores user and token under the specification’s keys', () => {
  const local = memoryStorage();
  const session = createSessionStore(local);
  session.start({ user: 'u1', token: 't1' });
  expect(local.getItem('user')).toBe('u1');
  expect(local.getItem(`${portal.id}.access_token`)).toBe('t1');
  expect(createSessionStore(local).current()).toEqual({ user: 'u1', token: 't1' });
  session.end();
  expect(local.length).toBe(0);
});

test('reads changes of another tab', () => {
  const local = memoryStorage();
  const here = createSessionStore(local);
  const there = createSessionStore(local);
  const changed = vi.fn();
  there.subscribe(changed);
  here.start({ user: 'u1', token: 't1' });
  there.refresh();
  expect(there.current()?.user).toBe('u1');
  here.end();
  there.refresh();
  expect(there.current()).toBeUndefined();
  expect(changed).toHaveBeenCalledTimes(2);
});

test.each([
  ['is missing', undefined],
  ['throws', blockedStorage],
])('keeps the session in memory if storage %s', (_, blocked) => {
  const session = createSessionStore(blocked);
  session.start({ user: 'u1', token: 't1' });
  session.refresh();
  expect(session.current()).toEqual({ user: 'u1', token: 't1' });
});

test('expires only the current token', () => {
  const session = createSessionStore(memoryStorage());
  const expired = vi.fn();
  session.onExpired(expired);
  session.start({ user: 'u1', token: 'new' });
  session.expire('old');
  expect(session.current()?.token).toBe('new');
  session.expire('new');
  session.expire('new');
  expect(session.current()).toBeUndefined();
  expect(expired).toHaveBeenCalledTimes(1);
});

test('remembers the last student after an expiry, but not after a sign-out', () => {
  const local = memoryStorage();
  const session = createSessionStore(local);
  session.start({ user: 'u1', token: 't1' });
  session.expire('t1');
  expect(createSessionStore(local).lastUser()).toBe('u1');
  session.end();
  expect(session.lastUser()).toBeUndefined();
  expect(local.length).toBe(0);
});
