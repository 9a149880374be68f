import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCredentials } from './credentials.ts';

const minutes = 60_000;

let credentials = createCredentials();

beforeEach(() => {
  vi.useFakeTimers();
  credentials = createCredentials();
});
afterEach(() => void vi.useRealTimers());

test('the password is forgotten after half an hour, the phone is not', () => {
  credentials.keep({ phone: '3012345', password: 'secret-word' });
  vi.advanceTimersByTime(29 * minutes);
  expect(credentials.password()).toBe('secret-word');
  vi.advanceTimersByTime(2 * minutes);
  expect(credentials.password()).toBeUndefined();
  expect(credentials.phone()).toBe('3012345');
});

test('it is kept as long as something unsent waits for it', () => {
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

test('it is given for the phone it came with, however that was typed', () => {
  credentials.keep({ password: 'secret-word' });
  expect(credentials.passwordOf('3012345')).toBeUndefined();
  credentials.keep({ phone: '+220 301 2345' });
  expect(credentials.passwordOf('3012345')).toBe('secret-word');
  expect(credentials.passwordOf('3012346')).toBeUndefined();
});

test('a password without a phone begins another registration; the old phone is not put with it', () => {
  credentials.keep({ phone: '3012345', password: 'secret-word' });
  credentials.keep({ password: 'other-word' });
  expect(credentials.phone()).toBeUndefined();
  expect(credentials.password()).toBe('other-word');
});

test('another phone does not come with the password of the last one', () => {
  credentials.keep({ phone: '3012345', password: 'secret-word' });
  credentials.keep({ phone: '220 301 2345' });
  expect(credentials.password()).toBe('secret-word');
  credentials.keep({ phone: '3012346' });
  expect(credentials.phone()).toBe('3012346');
  expect(credentials.password()).toBeUndefined();
});

test('a log-in ends what was registered with another phone, or with none', () => {
  credentials.holdPasswordWhile(() => true);
  credentials.keep({ password: 'secret-word' });
  credentials.loggedIn('3012345');
  expect([credentials.phone(), credentials.password()]).toEqual(['3012345', undefined]);
  credentials.keep({ phone: '3012345', password: 'secret-word' });
  credentials.loggedIn('3012345');
  expect(credentials.password()).toBe('secret-word'); // something unsent still waits for it
});

test('what waits for it is asked with its phone', () => {
  credentials.holdPasswordWhile((phone) => phone === '3012345');
  credentials.keep({ phone: '220 301 2345', password: 'secret-word' });
  credentials.forgetPassword();
  expect(credentials.password()).toBe('secret-word');
  credentials.keep({ phone: '3012346', password: 'other-word' });
  credentials.forgetPassword();
  expect(credentials.password()).toBeUndefined();
});
