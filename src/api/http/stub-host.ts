import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, vi } from 'vitest';

/** For the tests of one file: the host of the calls answers as they say. */
export function stubHost(respond: RequestListener): void {
  const server = createServer(respond);

  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    vi.stubEnv('VITE_API_HOST', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });

  afterAll(() => {
    vi.unstubAllEnvs();
    server.close();
    server.closeAllConnections();
  });
}
