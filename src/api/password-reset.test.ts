import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { setClock } from '../clock.ts';
import { stubHost } from './http/testing/stub-host.ts';
import { sendResetCode } from './password-reset.ts';

test('requests a code with the server’s time, not the phone’s', async () => {
  const asked: string[] = [];
  await stubHost(async (request, response) => {
    asked.push(await text(request));
    response.end();
  });
  onTestFinished(() => setClock(new Date().toUTCString()));
  setClock('Sat, 21 Nov 2020 12:00:00 GMT');
  await sendResetCode('3012345');
  expect(JSON.parse(asked[0]!).created_at).toMatch(/^2020-11-21T12:00/);
});
