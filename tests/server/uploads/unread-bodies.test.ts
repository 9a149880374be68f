import { once } from 'node:events';
import http from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

test('a kept-alive connection retains nothing of refused bodies', async () => {
  const server = await startServer(await openEmbedded());
  const sockets: Socket[] = [];
  server.app.server.on('connection', (socket) => sockets.push(socket));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());

  /** Gets the response while the body is still being sent. */
  async function refused(): Promise<number> {
    const request = http.request(`${server.url}/api/nothing`, { method: 'POST', agent });
    request.write('half of it');
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    request.end('and the rest');
    await text(response);
    return sockets[0]!.listenerCount('close');
  }

  const first = await refused();
  for (let times = 0; times < 20; times += 1) await refused();
  expect(sockets).toHaveLength(1);
  expect(await refused()).toBe(first);
});
