import { expect, test } from 'vitest';
import type { Notice } from '../protocol.ts';
import { inOrder, keyOf } from './in-order.ts';

const notice = (file: string, message: string): Notice => ({
  ...{ level: 'wrong', file, line: 1, path: [], message, remedies: [] },
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
