import { expect, test } from 'vitest';
import { contractStateOf } from './contract-state.ts';

test.each([
  ['approved', 'agreed'],
  ['rejected', 'none'],
  ['open', 'draft'],
  ['pending', 'draft'],
  // A lender's own API may send statuses that the portal does not know. The portal must not say then that the
  // contract is agreed.
  ['suspended', 'draft'],
  ['', 'draft'],
])('gives status "%s" a contract that is %s', (status, state) => {
  expect(contractStateOf(status)).toBe(state);
});
