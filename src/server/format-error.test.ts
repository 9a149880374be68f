import { expect, test } from 'vitest';
import { formatError } from './format-error.ts';
import { UserError } from './user-error.ts';

const failure = (fields: object) => Object.assign(new Error('raw words'), fields);

test.each([
  ['a user error', new UserError('Do this.'), 'Do this.'],
  ['a wrong password', failure({ code: '28P01' }), /password in DATABASE_URL/],
  ['no PostgreSQL', failure({ code: 'ECONNREFUSED' }), /^No PostgreSQL answers/],
  ['a file for a folder', failure({ code: 'ENOTDIR' }), /^DATA_DIR leads through a file/],
  ['another file by that name', failure({ code: 'ERR_SQLITE_ERROR', errcode: 26 }), /is no database/],
  ['a locked database', failure({ code: 'ERR_SQLITE_ERROR', errcode: 5 }), /cannot be used: raw words/],
])('explains %s in one sentence', (_what, error, sentence) => {
  expect(formatError(error)).toMatch(sentence);
  expect(formatError(error)).not.toContain('\n');
});

test('shows the stack of a programming error', () => {
  expect(formatError(new TypeError('x is not a function'))).toContain('format-error.test.ts');
});
