import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCredentials } from './credentials.ts';

const minutes = 60_000;

let credentials = createCredentials();

beforeEach(() => {
  vi.useFakeTimers();
  credentials = createCredentials();
});
afterEach(() => void vi.useRealTimers());

test('forgets the password after half an hour, but not the phone', () => {
  credentials.keep({ phone: '3012345', password: 'secret-word' });
  vi.advanceTimersByTime(29 * minutes);
  expect(credentials.password()).toBe('secret-word');
  vi.advanceTimersByTime(2 * minutes);
  expect(credentials.password()).toBeUndefined();
  expect(credentials.phone()).toBe('3012345');
});

test('keeps the password while an unsent item needs it', () => {
  let isWaiting = true;
  credentials.holdPasswordWhile(() => isWaiting);
  credentials.keep({ phone: '3012345', password: 'secret-word' });
  vi.advanceTimersByTime(90 * minutes);
  credentials.forgetPassword();
  expect(credentials.password()).toBe('secret-word');
  isWaiting = false;
  vi.advanceTimersByTime(31 * minutes);
  expect(credentials.password()).toBeUndefined();
});

test('returns the password only for its phone, in any spelling', () => {
  credentials.keep({ password: 'secret-word' });
  expect(credentials.passwordOf('3012345')).toBeUndefined();
  credentials.keep({ phone: '+220 301 2345' });
  expect(credentials.passwordOf('3012345')).toBe('secret-word');
  expect(credentials.passwordOf('3012346')).toBeUndefined();
});

test('a password without a phone begins another registration, which forgets the old phone', () => {
  credentials.keep({ phone: '3012345', password: 'secret-word' });
  credentials.keep({ password: 'other-word' });
  expect(credentials.phone()).toBeUndefined();
  expect(credentials.password()).toBe('other-word');
});

test('drops the password when the phone changes', () => {
  credentials.keep({ phone: '3012345', password: 'secret-word' });
  credentials.keep({ phone: '220 301 2345' });
  expect(credentials.password()).toBe('secret-word');
  credentials.keep({ phone: '3012346' });
  expect(credentials.phone()).toBe('3012346');
  expect(credentials.password()).toBeUndefined();
});

test('a log-in drops a registration with another phone or without one', () => {
  credentials.holdPasswordWhile(() => true);
  credentials.keep({ password: 'secret-word' });
  credentials.loggedIn('3012345');
  expect([credentials.phone(), credentials.password()]).toEqual(['3012345', undefined]);
  credentials.keep({ phone: '3012345', password: 'secret-word' });
  credentials.loggedIn('3012345');
  expect(credentials.password()).toBe('secret-word'); // an unsent item still needs the password
});

test('checks for unsent items with the canonical phone', () => {
  credentials.holdPasswordWhile((phone) => phone === '3012345');
  credentials.keep({ phone: '220 301 2345', password: 'secret-word' });
  credentials.forgetPassword();
  expect(credentials.password()).toBe('secret-word');
  credentials.keep({ phone: '3012346', password: 'other-word' });
  credentials.forgetPassword();
  expect(credentials.password()).toBeUndefined();
});
