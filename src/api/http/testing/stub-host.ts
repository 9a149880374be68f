import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

/** A host on this machine while one test runs, by its address. */
export async function openHost(respond: RequestListener): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** While one test runs, the host of the calls answers as it says. */
export async function stubHost(respond: RequestListener): Promise<void> {
  vi.stubEnv('VITE_API_HOST', await openHost(respond));
  onTestFinished(() => void vi.unstubAllEnvs());
}
