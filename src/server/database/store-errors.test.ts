import { expect, test } from 'vitest';
import { StoreUnavailableError } from '../files/store.ts';
import { isBusy, isUnavailable } from './store-errors.ts';

test.each([
  ['SQLite: busy', { code: 'ERR_SQLITE_ERROR', errcode: 5 }],
  ['SQLite: busy, extended', { code: 'ERR_SQLITE_ERROR', errcode: 5 | (2 << 8) }],
  ['SQLite: disk full', { code: 'ERR_SQLITE_ERROR', errcode: 13 }],
  ['SQLite: read-only', { code: 'ERR_SQLITE_ERROR', errcode: 8 }],
  ['SQLite: sealed', { code: 'ERR_SQLITE_ERROR', errcode: 1811 }],
  ['disk full', { code: 'ENOSPC' }],
  ['object store: any failure', new StoreUnavailableError('It answered 503.')],
  ['no room for this user', { code: 'EDQUOT' }],
  ['no room in this file', { code: 'EFBIG' }],
  ['PostgreSQL: refused', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ['PostgreSQL: shut down', { code: '57P01' }],
  ['PostgreSQL: disk full', { code: '53100' }],
  ['PostgreSQL: too many connections', { code: '53300' }],
  ['PostgreSQL: read-only standby', { code: '25006' }],
  ['PostgreSQL: a lock was not granted in time', { code: '55P03' }],
  ['a cluster: nobody knows whether it is committed', { code: '40003' }],
  ['PostgreSQL: cut off', new Error('Connection terminated unexpectedly')],
  ['PostgreSQL: silent', new Error('Query read timeout')],
  ['PostgreSQL: pool exhausted', new Error('timeout exceeded when trying to connect')],
])('%s means: try again later', (_what, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['a broken rule in SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 19 }],
  ['a broken rule in PostgreSQL', { code: '23505' }],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['nothing', undefined],
])('%s does not', (_what, error) => {
  expect(isUnavailable(error)).toBe(false);
  expect(isBusy(error)).toBe(false);
});

test('a lock that somebody else has may be free in a moment', () => {
  expect(isBusy({ code: 'ERR_SQLITE_ERROR', errcode: 5 })).toBe(true);
  expect(isBusy({ code: '40P01' })).toBe(true);
  expect(isBusy({ code: 'ENOSPC' })).toBe(false);
  // PostgreSQL has waited for it as long as a call may.
  expect(isBusy({ code: '55P03' })).toBe(false);
});
