import { expect, test } from 'vitest';
import { contractStateOf } from './contract-state.ts';

test.each([
  ['approved', 'agreed'],
  ['rejected', 'none'],
  ['open', 'draft'],
  ['pending', 'draft'],
  // A status that only another API host uses: the portal does not claim that a contract exists.
  ['suspended', 'draft'],
  ['', 'draft'],
])('gives status "%s" a contract that is %s', (status, state) => {
  expect(contractStateOf(status)).toBe(state);
});
