import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy, type Treatment } from './proxy.ts';

let arrivedRequests = 0;
const server = createServer(async (request, response) => {
  arrivedRequests += 1;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(await text(request).catch(() => '')));
});
let wire: FaultProxy;

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());
beforeEach(async () => {
  arrivedRequests = 0;
  wire = await startFaultProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => wire.close());

const send = (body = 'hello', signal: AbortSignal | null = null) =>
  fetch(`${wire.url}/call?x=1`, { method: 'POST', body, signal });

const breakWith = (treatment: Treatment, times?: number) =>
  wire.break({ path: /^\/call$/, treatment, ...(times && { times }) });

test('passes on unchanged what no rule matches', async () => {
  wire.break({ path: /^\/other$/, treatment: { kind: 'hang' } });
  wire.break({ path: /^\/call$/, method: 'GET', treatment: { kind: 'hang' } });
  const answer = await send('é'.repeat(100_000));
  expect(await answer.json()).toBe('é'.repeat(100_000));
  expect(wire.passages).toMatchObject([{ method: 'POST', path: '/call', isTreated: false }]);
});

test.each([
  ['request', 0],
  ['answer', 1],
  [3, 1],
] as const)('resets at %s, and the server was asked %i times', async (at, times) => {
  breakWith({ kind: 'reset', at });
  await expect(send().then((answer) => answer.text())).rejects.toThrow();
  expect(arrivedRequests).toBe(times);
});

test('refuses every connection until it is healed', async () => {
  breakWith({ kind: 'refuse' });
  await expect(send()).rejects.toThrow();
  await expect(fetch(`${wire.url}/other`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  await wire.heal();
  expect(await (await send()).json()).toBe('hello');
  expect(arrivedRequests).toBe(1);
});

test('accepts a request without responding, and lets the next one through', async () => {
  breakWith({ kind: 'hang' });
  const impatience = new AbortController();
  const first = send('x', impatience.signal);
  first.catch(() => undefined);
  await expect.poll(() => wire.passages.length).toBe(1);
  impatience.abort();
  await expect(first).rejects.toThrow(/abort/);
  const waiting = send();
  waiting.catch(() => undefined);
  await expect.poll(() => wire.passages.length).toBe(2);
  await wire.heal();
  expect(await (await send()).json()).toBe('hello');
  wire.hangUp();
  await expect(waiting).rejects.toThrow();
  expect(arrivedRequests).toBe(1);
});

test('responds instead of the server, as often as told', async () => {
  breakWith({ kind: 'answer', answer: { status: 503, headers: { 'retry-after': '1' }, body: 'no' } }, 1);
  const first = await send();
  expect([first.status, first.headers.get('retry-after'), await first.text()]).toEqual([503, '1', 'no']);
  expect((await send()).status).toBe(200);
  expect(arrivedRequests).toBe(1);
});

test('changes a response', async () => {
  breakWith({ kind: 'change', change: (answer) => ({ ...answer, body: `${answer.body.slice(0, 3)}é` }) });
  expect(await (await send()).text()).toBe('"heé');
  expect(arrivedRequests).toBe(1);
});

test('delays a response, and limits its bytes per second', async () => {
  breakWith({ kind: 'slow', latencyMs: 50, bytesPerSecond: 100_000 });
  const begun = performance.now();
  await (await send('x'.repeat(20_000))).text();
  expect(performance.now() - begun).toBeGreaterThan(200);
});
