import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutbox } from '#outbox/delivery/outbox.ts';
import { openOutboxStore } from '#outbox/delivery/outbox-store.ts';
import { submitApplication } from '../applications.ts';
import { getFinances } from '../finances.ts';
import { session } from '../session.ts';
import { everyCall } from './testing/every-call.ts';
import { openHost, stubHost } from './testing/stub-host.ts';

/*
 * What a carrier or a proxy puts in the place of an answer: a page with some status, or the way to one. It is the word
 * of nobody whom the student has asked, so it refuses nothing and logs nobody out.
 */

interface Stray {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const html = { 'content-type': 'text/html' };
const page = (status: number): Stray => ({ status, headers: html, body: '<h1>You have no balance</h1>' });

let next: Stray[] = [];
let asked = 0;

beforeEach(async () => {
  asked = 0;
  session.start({ user: 'u1', token: 't1' });
  await stubHost((request, response) => {
    request.resume();
    asked += 1;
    const { status, headers, body } = next.length > 1 ? next.shift()! : next[0]!;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
});
afterEach(() => session.end());

test.each(everyCall)('in place of %s it is not reached, and the session goes on', async (_, call) => {
  for (const status of [400, 401, 403, 404, 409, 413, 429]) {
    for (const stray of [
      page(status),
      { status },
      { ...page(status), headers: { 'content-type': 'text/plain' } },
    ]) {
      next = [stray];
      await expect(call(), String(status)).rejects.toMatchObject({ kind: 'unreadable', status: undefined });
    }
  }
  expect(session.current()).toEqual({ user: 'u1', token: 't1' });
});

test('the way to another host is not followed', async () => {
  let strangers = 0;
  const location = await openHost((_, response) => {
    strangers += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"a1"}');
  });
  for (const status of [301, 302, 303, 307, 308]) {
    next = [{ status, headers: { ...html, location } }];
    for (const [name, call] of everyCall)
      await expect(call(), name).rejects.toMatchObject({ kind: 'unreadable' });
  }
  expect(strangers).toBe(0);
});

test('the host’s own 401, in whatever shape, ends the session', async () => {
  next = [{ status: 401, body: '{"detail":"Not authenticated"}' }];
  await expect(getFinances('u1')).rejects.toMatchObject({ kind: 'status', status: 401 });
  expect(session.current()).toBeUndefined();
});

test('what is to be sent goes again behind it, until the host itself has answered', async () => {
  next = [...[403, 404, 400, 413, 401].map(page), { status: 302, headers: { location: '/log-in' } }];
  next.push({ status: 200, body: '{"id":"a1"}' });
  const outbox = createOutbox({
    store: openOutboxStore(),
    senders: { application: { send: (payload) => submitApplication(payload as never) } },
    waits: [5],
  });
  await outbox.add({ kind: 'application', owner: '3012345', payload: { firstName: 'Awa' } });
  await vi.waitFor(() => expect(outbox.snapshot().items[0]).toMatchObject({ state: 'sent', tries: 7 }));
  expect(asked).toBe(7);
  await outbox.stop();
});
