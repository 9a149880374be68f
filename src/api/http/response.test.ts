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
  isNo: (body: unknown) => boolean = isErrorResponse,
) {
  const all: Record<string, string> = { 'content-type': 'application/json; charset=utf-8', ...headers };
  return parseResponse({ status, body, header: (name) => all[name] ?? null }, check, isNo);
}

function errorOf(work: () => unknown): ApiError {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('It did not throw an ApiError.');
}

test('a good answer is given back as it came', () => {
  expect(read(200, '{"id":"abc","more":1}')).toEqual({ id: 'abc', more: 1 });
});

const html = { 'content-type': 'text/html; charset=utf-8' };
const text = { 'content-type': 'text/plain' };

test.each([
  ['a page of HTML, as a network log-in gives', false, '<html></html>', html],
  ['JSON that broke off', false, '{"id":"ab', {}],
  ['JSON under another name', true, '{"id":"abc"}', text],
  ['plain text', true, 'OK', text],
  ['nothing at all', true, '', {}],
  ['another shape', true, '{"id":7}', {}],
  ['null', true, 'null', {}],
])('%s is unreadable; where only the success matters it will do: %s', (_, willDo, body, headers) => {
  expect(errorOf(() => read(200, body, headers))).toMatchObject({ kind: 'unreadable' });
  const readAnything = () => readAs(isAnything, 200, body, headers);
  // A page may come from something in between.
  if (willDo) expect(readAnything).not.toThrow();
  else expect(errorOf(readAnything)).toMatchObject({ kind: 'unreadable' });
});

test('the server’s own sentence is passed on', () => {
  const error = errorOf(() => read(409, '{"error":"This phone number has an account."}'));
  expect(error).toMatchObject({
    kind: 'status',
    status: 409,
    serverMessage: 'This phone number has an account.',
  });
  expect(formatError(error)).toBe('This phone number has an account.');
});

test('the fields that were found wrong are passed on, whatever else stands beside them', () => {
  const body = { error: 'No.', problems: [{ field: 'password', message: 'No.' }, { field: 7 }, 'x', null] };
  expect(errorOf(() => read(400, JSON.stringify(body))).fields).toEqual(['password']);
  for (const other of ['{"error":"No."}', '{"problems":"password"}', 'null', '<h1>No</h1>'])
    expect(errorOf(() => read(400, other)).fields).toEqual([]);
});

test('too many words are never shown to a student', () => {
  const error = errorOf(() => read(409, JSON.stringify({ error: 'x'.repeat(301) })));
  expect(error.serverMessage).toBeUndefined();
  expect(formatError(error)).toBe('The service did not accept this.');
});

const refusals = [400, 401, 403, 404, 409, 413, 415, 422, 451];

test.each([
  ['a page of HTML', '<h1>You have no balance</h1>', html],
  ['a page of HTML that says it is JSON', '<h1>Forbidden</h1>', {}],
  ['plain text', 'Forbidden', text],
  ['the server’s own shape under another name', '{"error":"No."}', text],
  ['nothing', '', {}],
  ['a list', '["No."]', {}],
  ['JSON that broke off', '{"error":"N', {}],
])('%s is no refusal, whatever its status: it comes from something in between', (_, body, headers) => {
  for (const status of [...refusals, 408, 425, 429]) {
    for (const isNo of [isErrorResponse, isRecord]) {
      const error = errorOf(() => readAs(hasId, status, body, headers, isNo));
      // Without a status: whoever asks for one means the service's.
      expect(error, String(status)).toMatchObject({ kind: 'unreadable', status: undefined });
      expect(isTransient(error)).toBe(true);
      expect(formatError(error)).toBe(
        'We could not reach the service. You may need to buy data or sign in to the Wi-Fi. Try again.',
      );
    }
  }
});

test.each([
  ['a gateway’s', '{"message":"Forbidden"}'],
  ['another framework’s', '{"error":"Conflict","statusCode":409,"message":"SQLSTATE 23505"}'],
  ['FastAPI’s', '{"detail":"Not Found"}'],
  ['an error without words', '{"error":""}'],
  ['problems that are none', '{"error":"No.","problems":"many"}'],
])('an object in %s shape is another host’s refusal, not ours, and never shown', (_, body) => {
  for (const status of refusals) {
    expect(errorOf(() => read(status, body)).kind).toBe('unreadable');
    const error = errorOf(() => readAs(hasId, status, body, {}, isRecord));
    expect(error).toMatchObject({ kind: 'status', status });
    expect(isTransient(error)).toBe(false);
  }
  const error = errorOf(() => readAs(hasId, 418, body, {}, isRecord));
  expect(formatError(error)).toMatch(/^(The service did not accept this|No)\.$/);
});

test('a redirect that was not followed is no answer', () => {
  for (const status of [0, 302, 307]) expect(errorOf(() => read(status, '', {})).kind).toBe('unreadable');
});

test('Retry-After is read as seconds and as a date, and said in words', () => {
  const later = (value: string) =>
    errorOf(() => read(429, '{"error":"Too many."}', { 'retry-after': value }));
  expect(later('90').retryAfterSeconds).toBe(90);
  expect(formatError(later('90'))).toBe('Too many attempts. Try again in 2 minutes.');
  expect(later(new Date(Date.now() + 60_500).toUTCString()).retryAfterSeconds).toBeGreaterThan(55);
  expect(later('soon').retryAfterSeconds).toBeUndefined();
  const page = errorOf(() => read(429, '<h1>Slow down</h1>', { ...html, 'retry-after': '90' }));
  expect(page).toMatchObject({ kind: 'unreadable', retryAfterSeconds: 90 });
});

test('a date in Retry-After is by the clock of the server that sends it, and no wait is longer than a day', () => {
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
] as const)('%s may pass: %s', (error, passes) => {
  expect(isTransient(error)).toBe(passes);
});

test('only an answer that is ours tells the time', () => {
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
