import { expect, test } from 'vitest';
import { contractStateOf } from './contract-state.ts';

test.each([
  ['approved', 'agreed'],
  ['rejected', 'none'],
  ['open', 'draft'],
  ['pending', 'draft'],
  // Statuses of an organization with its own API: the portal must not say that the contract is agreed.
  ['suspended', 'draft'],
  ['', 'draft'],
])('gives status "%s" a contract that is %s', (status, state) => {
  expect(contractStateOf(status)).toBe(state);
});
