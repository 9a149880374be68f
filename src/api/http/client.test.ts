import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../session.ts';
import { call } from './client.ts';
import { isAnything, isRecord } from './response.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const closers: (() => void)[] = [];

/** A real server, and the calls sent to it. */
async function serve(handle: Handle): Promise<void> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    handle(request, response, body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  vi.stubEnv('VITE_API_HOST', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.unstubAllEnvs();
  session.end();
});

test('query, JSON and token travel; the body comes back checked', async () => {
  session.start({ user: 'u1', token: 't1' });
  await serve((request, response, body) =>
    reply(response, 200, {
      url: request.url,
      method: request.method,
      authorization: request.headers.authorization,
      body: JSON.parse(body),
    }),
  );
  const answer = await call('/applications/u1', {
    method: 'PUT',
    query: { id: 'a b' },
    json: { email: 'awa@example.com' },
    check: isRecord,
  });
  expect(answer).toEqual({
    url: '/applications/u1?id=a+b',
    method: 'PUT',
    authorization: 'Bearer t1',
    body: { email: 'awa@example.com' },
  });
});

test('the log-in is form-encoded and carries no token', async () => {
  session.start({ user: 'u1', token: 't1' });
  await serve((request, response, body) =>
    reply(response, 200, {
      type: request.headers['content-type'],
      token: request.headers.authorization ?? null,
      body,
    }),
  );
  const answer = await call('/student_login', {
    method: 'POST',
    form: { username: '3012345', password: 'a&b=c' },
    anonymous: true,
    check: isRecord,
  });
  expect(answer).toEqual({
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
    token: null,
    body: 'username=3012345&password=a%26b%3Dc',
  });
});

test('nobody there, and a connection that breaks in the answer, are both offline', async () => {
  await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    response.write('{"id"');
    setTimeout(() => response.destroy(), 10);
  });
  await expect(call('/x', { check: isAnything })).rejects.toMatchObject({ kind: 'offline' });
  vi.stubEnv('VITE_API_HOST', 'http://127.0.0.1:1');
  await expect(call('/x', { check: isAnything })).rejects.toMatchObject({ kind: 'offline' });
});

test('401 to a call with a token ends the session, once; to the log-in it does not', async () => {
  await serve((_, response) => reply(response, 401, { error: 'Please log in.' }));
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

test('a call that was given up says so, and is no fault of the network', async () => {
  await serve(() => undefined);
  const giveUp = new AbortController();
  const pending = call('/x', { signal: giveUp.signal, check: isAnything });
  setTimeout(() => giveUp.abort(), 20);
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
});
