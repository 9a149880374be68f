import { expect, test } from 'vitest';
import type { Notice } from '../protocol.ts';
import { groupOf, inOrder, keyOf } from './in-order.ts';

const notice = (file: string, message: string, level: Notice['level'] = 'wrong'): Notice => ({
  ...{ level, file, line: 1, path: [], message, remedies: [] },
});
const notices = [
  notice('other/flow.json', 'old, elsewhere'),
  notice('trip/flow.json', 'old, here'),
  notice('other/flow.json', 'new, elsewhere'),
  notice('trip/flow.json', 'new, here'),
];

test('the notices about the edited form come first, the newest before older ones', () => {
  const messages = (near: string | undefined) =>
    inOrder(notices, notices.map(keyOf), near).map(({ message }) => message);
  expect(messages('trip/')).toEqual(['new, here', 'old, here', 'new, elsewhere', 'old, elsewhere']);
  expect(messages(undefined)).toEqual(['new, here', 'new, elsewhere', 'old, here', 'old, elsewhere']);
});

test('problems come before changes that people will notice, wherever and however old they are', () => {
  const all = [
    notice('other/flow.json', 'to fix'),
    notice('other/flow.json', 'to answer', 'breaking'),
    notice('trip/flow.json', 'to know', 'warning'),
  ];
  const newestLast = inOrder(all, all.map(keyOf), 'trip/');
  expect(newestLast.map(({ message }) => message)).toEqual(['to fix', 'to answer', 'to know']);
});

test('folds safe changes, and warnings about other forms, but no problems', () => {
  const warning = notice('other/flow.json', 'Try it.', 'warning');
  expect(groupOf(warning, 'trip/')).toBe('elsewhere');
  expect(groupOf(warning, 'other/')).toBe('open');
  expect(groupOf(warning, undefined)).toBe('open');
  expect(groupOf({ ...warning, level: 'breaking' }, 'trip/')).toBe('open');
  expect(groupOf({ ...warning, level: 'safe' }, 'other/')).toBe('safe');
});
