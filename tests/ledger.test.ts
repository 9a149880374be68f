import { expect, test } from 'vitest';
import { createLedger } from './soak/ledger.ts';

function ledger() {
  const all = createLedger();
  all.note({ 'application of 1': 'a', 'account a': 'old' });
  all.note({ 'application of 2': 'b' });
  all.note({ 'account a': 'new' });
  return all;
}

const stored = [
  ['application of 1', 'a'],
  ['account a', 'new'],
  ['application of 2', 'b'],
] as const;

const clean = { lost: [], duplicated: [], unexplained: [] };

test('reports nothing if each item is stored once, in its latest version', () => {
  expect(ledger().count()).toBe(3);
  expect(ledger().compare(stored)).toEqual(clean);
});

test.each([
  ['lost', stored.slice(0, 2), { lost: ['application of 2: nothing instead of b'] }],
  ['outdated', [...stored, ['account a', 'old']], { lost: ['account a: old instead of new'] }],
  ['stored twice', [...stored, stored[0]], { duplicated: ['application of 1'] }],
  ['not acknowledged', [...stored, ['application of 3', 'c']], { unexplained: ['application of 3'] }],
] as const)('reports a write that is %s', (_what, found, wrong) => {
  expect(ledger().compare(found)).toMatchObject(wrong);
});

test('reports a write that was missing during the run, even if it exists at the end', () => {
  const all = ledger();
  all.check({ 'account a': 'old' });
  all.check({ 'account a': 'new' });
  expect(all.compare(stored)).toEqual({ ...clean, lost: ['account a: old instead of new'] });
});
