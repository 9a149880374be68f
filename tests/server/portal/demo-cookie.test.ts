import { expect, test } from 'vitest';
import { startServer } from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

const html = { accept: 'text/html' };

test('marks the pages of a demo, and no other response', async () => {
  const server = await startServer(await openEmbedded(), { demo: true, demoIsGiven: true });
  const marked = ['demo=1; Path=/; Max-Age=31536000; SameSite=Lax'];
  for (const address of ['/', '/home', '/no-such-page']) {
    const page = await server.get(address, html);
    expect(page.headers.getSetCookie(), address).toEqual(marked);
    const etag = page.headers.get('etag')!;
    const kept = await server.get(address, { ...html, 'if-none-match': etag });
    expect([kept.status, kept.headers.getSetCookie()], address).toEqual([304, marked]);
  }
  for (const address of ['/api/nothing', '/health/live', '/manifest.webmanifest'])
    expect((await server.get(address)).headers.getSetCookie(), address).toEqual([]);
});

test('deletes the cookie of an earlier demo on a real server, and sets none', async () => {
  const server = await startServer(await openEmbedded());
  for (const address of ['/', '/api/nothing']) {
    expect((await server.get(address, html)).headers.getSetCookie()).toEqual([]);
    const { headers } = await server.get(address, { ...html, cookie: 'a=b; demo=1' });
    expect(headers.getSetCookie()).toEqual(['demo=; Path=/; Max-Age=0; SameSite=Lax']);
  }
});
