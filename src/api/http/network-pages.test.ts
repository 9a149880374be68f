import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOutbox } from '#outbox/delivery/outbox.ts';
import { openOutboxStore } from '#outbox/delivery/outbox-store.ts';
import { submitApplication } from '../applications.ts';
import { session } from '../session-store.ts';
import { everyJsonCall } from './testing/every-json-call.ts';
import { stubHost } from './testing/stub-host.ts';

/*
 * Carriers and proxies may replace a response with their own page, with any status or through a redirect.
 * Such a page must neither count as a rejection of the request nor end the session.
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

test.each(everyJsonCall)(
  'ignores a page or a redirect in place of the response to %s, and keeps the session',
  async (_, call) => {
    next = [page(401), { status: 302, headers: { ...html, location: '/log-in' } }];
    for (const _stray of [...next])
      await expect(call()).rejects.toMatchObject({ kind: 'unreadable', status: undefined });
    expect(asked).toBe(2);
    expect(session.current()).toEqual({ user: 'u1', token: 't1' });
  },
);

test('sends an item again after such responses, until the host itself responds', async () => {
  next = [...[403, 404, 400, 413, 401].map(page), { status: 302, headers: { location: '/log-in' } }];
  next.push({ status: 200, body: '{"id":"a1"}' });
  const outbox = createOutbox({
    store: openOutboxStore(),
    senders: { application: { send: (payload) => submitApplication(payload as never) } },
    waits: [5],
  });
  await outbox.add({ kind: 'application', owner: '3012345', payload: { firstName: 'Awa' } });
  await expect.poll(() => outbox.snapshot().items[0]).toMatchObject({ state: 'sent', tries: 7 });
  expect(asked).toBe(7);
  await outbox.stop();
});
