import { expect, test } from 'vitest';
import { StoreUnavailableError } from '../files/file-store.ts';
import { isBusy, isUnavailable } from './store-errors.ts';

test.each([
  ['SQLite: busy, extended', { code: 'ERR_SQLITE_ERROR', errcode: 5 | (2 << 8) }],
  ['SQLite: disk full', { code: 'ERR_SQLITE_ERROR', errcode: 13 }],
  ['SQLite: read-only', { code: 'ERR_SQLITE_ERROR', errcode: 8 }],
  ['SQLite: sealed', { code: 'ERR_SQLITE_ERROR', errcode: 1811 }],
  ['disk full', { code: 'ENOSPC' }],
  ['object store: any failure', new StoreUnavailableError('It answered 503.')],
  ['disk quota exceeded', { code: 'EDQUOT' }],
  ['file too large', { code: 'EFBIG' }],
  ['PostgreSQL: disk full', { code: '53100' }],
  ['PostgreSQL: too many connections', { code: '53300' }],
  ['PostgreSQL: lock timeout', { code: '55P03' }],
  ['a cluster: commit status unknown', { code: '40003' }],
  ['PostgreSQL: connection lost', new Error('Connection terminated unexpectedly')],
  ['PostgreSQL: no response', new Error('Query read timeout')],
])('treats "%s" as unavailable', (_what, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['SQLite: constraint violation', { code: 'ERR_SQLITE_ERROR', errcode: 19 }],
  ['PostgreSQL: constraint violation', { code: '23505' }],
  ['a programming error', new TypeError('x is not a function')],
  ['no error', undefined],
])('does not treat "%s" as unavailable or busy', (_what, error) => {
  expect(isUnavailable(error)).toBe(false);
  expect(isBusy(error)).toBe(false);
});

test('reports a lock held by another connection as busy', () => {
  expect(isBusy({ code: 'ERR_SQLITE_ERROR', errcode: 5 })).toBe(true);
  expect(isBusy({ code: '40P01' })).toBe(true);
  expect(isBusy({ code: 'ENOSPC' })).toBe(false);
  expect(isBusy({ code: '55P03' })).toBe(false);
});
