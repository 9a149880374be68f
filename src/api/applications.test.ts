import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { editApplication } from './applications.ts';
import { application } from './http/testing/every-json-call.ts';
import { stubHost } from './http/testing/stub-host.ts';
import { session } from './session-store.ts';

test('sends another host only the specified PUT, without the password', async () => {
  const seen: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }[] = [];
  await stubHost(async (request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(application));
  });
  session.start({ user: 'u1', token: 't1' });
  const edit = { phone_number: '3055555', email: 'awa@example.com' };
  expect(await editApplication('u1', edit, { password: 'a good password' })).toMatchObject(application);
  session.end();
  expect(seen).toEqual([
    {
      method: 'PUT',
      url: '/applications/u1',
      headers: expect.objectContaining({ authorization: 'Bearer t1', 'content-type': 'application/json' }),
      body: JSON.stringify(edit),
    },
  ]);
  expect(Object.keys(seen[0]!.headers)).not.toContain('password');
  expect(JSON.stringify(seen)).not.toContain('good');
});
