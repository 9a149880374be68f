import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCredentials } from './credentials.ts';

const minutes = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the password is forgotten after half an hour, the phone is not', () => {
  const credentials = createCredentials();
  credentials.keep({ phone: '3012345', password: 'secret-word' });
  vi.advanceTimersByTime(29 * minutes);
  expect(credentials.password()).toBe('secret-word');
  vi.advanceTimersByTime(2 * minutes);
  expect(credentials.password()).toBeUndefined();
  expect(credentials.phone()).toBe('3012345');
});

test('it is kept as long as something unsent waits for it', () => {
  const credentials = createCredentials();
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
  const credentials = createCredentials();
  credentials.keep({ password: 'secret-word' });
  expect(credentials.passwordOf('3012345')).toBeUndefined();
  credentials.keep({ phone: '+220 301 2345' });
  expect(credentials.passwordOf('3012345')).toBe('secret-word');
  expect(credentials.passwordOf('3012346')).toBeUndefined();
});
