import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy, type Treatment } from './proxy.ts';

/* These are the faults that a page survives without a trace, so that no journey shows that they happened. */

let arrivedRequests = 0;
const server = createServer(async (request, response) => {
  arrivedRequests += 1;
  response.end(await text(request));
});
let wire: FaultProxy;

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());
beforeEach(async () => {
  arrivedRequests = 0;
  wire = await startFaultProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => wire.close());

function send(treatment: Treatment, body: string): Promise<string> {
  wire.break({ path: /^\/call$/, treatment });
  return fetch(`${wire.url}/call?x=1`, { method: 'POST', body }).then((answer) => answer.text());
}

test.each([
  ['request', 0],
  ['answer', 1],
  [3, 1],
] as const)('resets at %s, and the server was asked %i times', async (at, times) => {
  await expect(send({ kind: 'reset', at }, 'hello')).rejects.toThrow();
  expect(arrivedRequests).toBe(times);
});

test('delays a response, and limits its bytes per second', async () => {
  const begun = performance.now();
  await send({ kind: 'slow', latencyMs: 50, bytesPerSecond: 100_000 }, 'x'.repeat(20_000));
  expect(performance.now() - begun).toBeGreaterThan(200);
});
