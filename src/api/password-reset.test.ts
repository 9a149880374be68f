import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setClock } from '../clock.ts';
import { sendResetCode } from './password-reset.ts';

test('a code is asked for in the server’s time, not that of a phone whose clock is wrong', async () => {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    for await (const chunk of request) asked.push(String(chunk));
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  vi.stubEnv('VITE_API_HOST', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    setClock(new Date().toUTCString());
    server.close();
  });
  setClock('Sat, 21 Nov 2020 12:00:00 GMT');
  await sendResetCode('3012345');
  expect(JSON.parse(asked[0]!).created_at).toMatch(/^2020-11-21T12:00/);
});
