import { expect, test } from 'vitest';
import { serverTime, setClock } from '../../clock.ts';
import { ApiError, formatError, isTransient } from './api-error.ts';
import {
  isAnything,
  isErrorResponse,
  isNonEmptyString,
  isRecord,
  parseResponse,
  type ResponseGuard,
} from './response.ts';

const hasId = (body: unknown): body is { id: string } => isRecord(body) && isNonEmptyString(body.id);

const read = (status: number, body: string, headers: Record<string, string> = {}) =>
  readAs(hasId, status, body, headers);

function readAs<T>(
  check: ResponseGuard<T>,
  status: number,
  body: string,
  headers: Record<string, string>,
  isErrorBody: (body: unknown) => boolean = isErrorResponse,
) {
  const all: Record<string, string> = { 'content-type': 'application/json; charset=utf-8', ...headers };
  return parseResponse({ status, body, header: (name) => all[name] ?? null }, check, isErrorBody);
}

function errorOf(work: () => unknown): ApiError {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('It did not throw an ApiError.');
}

test('returns a valid body unchanged', () => {
  expect(read(200, '{"id":"abc","more":1}')).toEqual({ id: 'abc', more: 1 });
});

const html = { 'content-type': 'text/html; charset=utf-8' };
const text = { 'content-type': 'text/plain' };

test.each([
  ['an HTML page, as captive portals send', false, '<html></html>', html],
  ['truncated JSON', false, '{"id":"ab', {}],
  ['JSON with another content type', true, '{"id":"abc"}', text],
  ['an empty body', true, '', {}],
  ['another shape', true, '{"id":7}', {}],
])('%s is unreadable; accepted by a call that needs no data from it: %s', (_, willDo, body, headers) => {
  expect(errorOf(() => read(200, body, headers))).toMatchObject({ kind: 'unreadable' });
  const readAnything = () => readAs(isAnything, 200, body, headers);
  // Every call rejects HTML and truncated JSON, because they may come from a captive portal.
  if (willDo) expect(readAnything).not.toThrow();
  else expect(errorOf(readAnything)).toMatchObject({ kind: 'unreadable' });
});

test('passes on the server’s message', () => {
  const error = errorOf(() => read(409, '{"error":"This phone number has an account."}'));
  expect(error).toMatchObject({
    kind: 'status',
    status: 409,
    serverMessage: 'This phone number has an account.',
  });
  expect(formatError(error)).toBe('This phone number has an account.');
});

test('passes on the names of refused fields, and ignores malformed ones', () => {
  const body = { error: 'No.', problems: [{ field: 'password', message: 'No.' }, { field: 7 }, 'x', null] };
  expect(errorOf(() => read(400, JSON.stringify(body))).fields).toEqual(['password']);
  for (const other of ['{"error":"No."}', '{"problems":"password"}', 'null', '<h1>No</h1>'])
    expect(errorOf(() => read(400, other)).fields).toEqual([]);
});

test('never shows a very long message to a student', () => {
  const error = errorOf(() => read(409, JSON.stringify({ error: 'x'.repeat(301) })));
  expect(error.serverMessage).toBeUndefined();
  expect(formatError(error)).toBe('The service did not accept this.');
});

const refusals = [400, 401, 403, 404, 409, 413, 415, 422, 451];

test.each([
  ['an HTML page', '<h1>You have no balance</h1>', html],
  ['an HTML page with the content type of JSON', '<h1>Forbidden</h1>', {}],
  ['the server’s own shape with another content type', '{"error":"No."}', text],
  ['an empty body', '', {}],
  ['a list', '["No."]', {}],
])('%s is no refusal, whatever its status, because it may not come from the host', (_, body, headers) => {
  for (const status of [...refusals, 408, 425, 429]) {
    for (const isErrorBody of [isErrorResponse, isRecord]) {
      const error = errorOf(() => readAs(hasId, status, body, headers, isErrorBody));
      expect(error, String(status)).toMatchObject({ kind: 'unreadable', status: undefined });
      expect(isTransient(error)).toBe(true);
      expect(formatError(error)).toBe(
        'We could not reach the service. You may need to buy data or sign in to the Wi-Fi. Try again.',
      );
    }
  }
});

test.each([
  ['a gateway’s error', '{"message":"Forbidden"}'],
  ['another framework’s error', '{"error":"Conflict","statusCode":409,"message":"SQLSTATE 23505"}'],
  ['an empty error', '{"error":""}'],
  ['an error with malformed problems', '{"error":"No.","problems":"many"}'],
])('%s is a refusal from another host, not from ours, and its details are never shown', (_, body) => {
  for (const status of refusals) {
    expect(errorOf(() => read(status, body)).kind).toBe('unreadable');
    const error = errorOf(() => readAs(hasId, status, body, {}, isRecord));
    expect(error).toMatchObject({ kind: 'status', status });
    expect(isTransient(error)).toBe(false);
  }
  const error = errorOf(() => readAs(hasId, 418, body, {}, isRecord));
  expect(formatError(error)).toMatch(/^(The service did not accept this|No)\.$/);
});

test('reads Retry-After in seconds and as a date, and shows it in words', () => {
  const later = (value: string) =>
    errorOf(() => read(429, '{"error":"Too many."}', { 'retry-after': value }));
  expect(later('90').retryAfterSeconds).toBe(90);
  expect(formatError(later('90'))).toBe('Too many attempts. Try again in 2 minutes.');
  expect(later(new Date(Date.now() + 60_500).toUTCString()).retryAfterSeconds).toBeGreaterThan(55);
  expect(later('soon').retryAfterSeconds).toBeUndefined();
  const page = errorOf(() => read(429, '<h1>Slow down</h1>', { ...html, 'retry-after': '90' }));
  expect(page).toMatchObject({ kind: 'unreadable', retryAfterSeconds: 90 });
});

test('reads a date in Retry-After by the server’s own clock, and limits the wait to a day', () => {
  const later = (headers: Record<string, string>) =>
    errorOf(() => read(503, '{}', headers)).retryAfterSeconds;
  for (const years of [-5, 0, 5]) {
    const at = Date.now() + years * 365 * 86_400_000;
    const [date, after] = [at, at + 60_000].map((time) => new Date(time).toUTCString());
    expect(later({ date: date!, 'retry-after': after! })).toBeGreaterThan(55);
    expect(later({ date: date!, 'retry-after': after! })).toBeLessThan(65);
  }
  for (const endless of ['31536000', '9'.repeat(400), 'Fri, 31 Dec 9999 23:59:59 GMT'])
    expect(later({ 'retry-after': endless })).toBe(86_400);
  setClock(new Date().toUTCString());
});

test.each([
  [new ApiError('offline'), true],
  [new ApiError('unreadable', { status: 403 }), true],
  ...[408, 425, 429, 500, 503].map((status) => [new ApiError('status', { status }), true] as const),
  ...[400, 401, 404, 409].map((status) => [new ApiError('status', { status }), false] as const),
  [new TypeError('a fault of ours'), false],
] as const)('%s is transient: %s', (error, passes) => {
  expect(isTransient(error)).toBe(passes);
});

test('takes the time only from the host’s own responses', () => {
  const ours = 'Fri, 20 Nov 2026 12:00:00 GMT';
  const date = 'Tue, 20 Nov 2029 12:00:00 GMT';
  setClock(ours);
  for (const status of [200, 511])
    errorOf(() => readAs(isAnything, status, '<html></html>', { ...html, date }));
  errorOf(() => read(200, '{"id":7}', { date }));
  expect(serverTime()).toBeLessThan(Date.parse(ours) + 60_000);
  errorOf(() => read(404, '{"error":"There is none."}', { date }));
  expect(serverTime()).toBeGreaterThanOrEqual(Date.parse(date));
  setClock(ours);
  read(200, '{"id":"abc"}', { date });
  expect(serverTime()).toBeGreaterThanOrEqual(Date.parse(date));
  setClock(new Date().toUTCString());
});
