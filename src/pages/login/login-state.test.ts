import { expect, test } from 'vitest';
import { loginStateOf } from './login-state.ts';

const student = ['/home', '/payment', '/resources', '/account'];
const others = ['/home-upload-invoice', '/application-received', '/surveypage3', '/business-app-5'];

test.each([...student, ...others])('returns to %s after the log-in', (from) => {
  expect(loginStateOf({ from })).toEqual({ from });
});

test.each(['/', '/login', '/signup', '/home?x=1', '//evil.example', 'https://evil.example', '', null, 5])(
  'does not return to %j after the log-in',
  (from) => {
    expect(loginStateOf({ from }).from).toBeUndefined();
  },
);

test('ignores empty values and values of the wrong type', () => {
  expect(loginStateOf(null)).toEqual({});
  expect(loginStateOf({ phone: 3012345, notice: '' })).toEqual({});
  expect(loginStateOf({ phone: '3012345', notice: 'Log in.' })).toEqual({
    phone: '3012345',
    notice: 'Log in.',
  });
  expect(loginStateOf({ isWaiting: true })).toEqual({ isWaiting: true });
  expect(loginStateOf({ isWaiting: 'yes' })).toEqual({});
});
