import { expect, test } from 'vitest';
import { contractStateOf } from './contract-state.ts';

test.each([
  ['approved', 'agreed'],
  ['rejected', 'none'],
  ['open', 'draft'],
  ['pending', 'draft'],
  // A status of another host: does not claim a contract that may not exist.
  ['suspended', 'draft'],
  ['', 'draft'],
])('gives status "%s" a contract that is %s', (status, state) => {
  expect(contractStateOf(status)).toBe(state);
});
