import { expect, test } from 'vitest';
import { contractStateOf } from './contract-state.ts';

test.each([
  ['approved', 'agreed'],
  ['rejected', 'none'],
  ['open', 'draft'],
  ['pending', 'draft'],
  // Of another host's: a contract that nobody knows of is not claimed.
  ['suspended', 'draft'],
  ['', 'draft'],
])('who is "%s" has a contract that is %s', (status, state) => {
  expect(contractStateOf(status)).toBe(state);
});
