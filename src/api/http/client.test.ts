import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../session-store.ts';
import { call } from './client.ts';
import { isAnything, isRecord } from './response.ts';
import { stubHost } from './testing/stub-host.ts';

const answer = (status: number, tell: (request: IncomingMessage, body: string) => unknown) =>
  stubHost(async (request, response) => {
    const told = JSON.stringify(tell(request, await text(request)));
    response.writeHead(status, { 'content-type': 'application/json' }).end(told);
  });

afterEach(() => session.end());

test('sends query, JSON and token, and returns the checked body', async () => {
  session.start({ user: 'u1', token: 't1' });
  await answer(200, ({ url, method, headers }, body) => ({
    ...{ url, method, authorization: headers.authorization },
    body: JSON.parse(body),
  }));
  const answered = await call('/applications/u1', {
    method: 'PUT',
    query: { id: 'a b' },
    json: { email: 'awa@example.com' },
    check: isRecord,
  });
  expect(answered).toEqual({
    url: '/applications/u1?id=a+b',
    method: 'PUT',
    authorization: 'Bearer t1',
    body: { email: 'awa@example.com' },
  });
});

test('sends the log-in form-encoded and without a token', async () => {
  session.start({ user: 'u1', token: 't1' });
  await answer(200, ({ headers }, body) => ({
    type: headers['content-type'],
    token: headers.authorization ?? null,
    body,
  }));
  const answered = await call('/student_login', {
    method: 'POST',
    form: { username: '3012345', password: 'a&b=c' },
    anonymous: true,
    check: isRecord,
  });
  expect(answered).toEqual({
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
    token: null,
    body: 'username=3012345&password=a%26b%3Dc',
  });
});

test('reports a refused connection and a broken response as offline', async () => {
  await stubHost((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    response.write('{"id"');
    setTimeout(() => response.destroy(), 10);
  });
  await expect(call('/x', { check: isAnything })).rejects.toMatchObject({ kind: 'offline' });
  vi.stubEnv('VITE_API_HOST', 'http://127.0.0.1:1');
  await expect(call('/x', { check: isAnything })).rejects.toMatchObject({ kind: 'offline' });
});

test('ends the session once after a 401 with any message, but not after a 401 to a log-in', async () => {
  await answer(401, () => ({ detail: 'Not authenticated' }));
  const expired = vi.fn();
  session.onExpired(expired);
  session.start({ user: 'u1', token: 't1' });
  await expect(call('/student_login', { anonymous: true, check: isAnything })).rejects.toMatchObject({
    status: 401,
  });
  expect(session.current()).toBeDefined();
  const both = [call('/x', { check: isAnything }), call('/y', { check: isAnything })];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(session.current()).toBeUndefined();
  expect(expired).toHaveBeenCalledTimes(1);
});

test('throws an AbortError for an aborted request', async () => {
  await stubHost(() => undefined);
  const giveUp = new AbortController();
  const pending = call('/x', { signal: giveUp.signal, check: isAnything });
  setTimeout(() => giveUp.abort(), 20);
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
});
