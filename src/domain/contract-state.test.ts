import { expect, test } from 'vitest';
import { contractStateOf } from './contract-state.ts';

test.each([
  ['approved', 'agreed'],
  ['rejected', 'none'],
  ['open', 'draft'],
  ['pending', 'draft'],
  // An unknown status, which only another API host uses: the portal must not say that a contract exists.
  ['suspended', 'draft'],
  ['', 'draft'],
])('gives status "%s" a contract that is %s', (status, state) => {
  expect(contractStateOf(status)).toBe(state);
});
