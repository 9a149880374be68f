import { expect, test } from 'vitest';
import { notFound } from '../support/process/answers.ts';
import { startServer } from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

test('checks readiness once for all concurrent requests', async () => {
  const server = await startServer(await openEmbedded());
  const ask = 'GET /health/ready HTTP/1.1\r\nhost: portal\r\n';
  const answers = await server.exchange(`${`${ask}\r\n`.repeat(9)}${ask}connection: close\r\n\r\n`);
  expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(Array(10).fill('HTTP/1.1 200'));
  const [probe] = await server.place.rows('select writes from write_probe');
  expect(probe!.writes).toBeLessThan(5);
});

const address = '/.well-known/security.txt';
const html = { accept: 'text/html' };

test('security.txt names the contacts, in English, for the next three months', async () => {
  const securityContacts = ['mailto:security@example.org', 'https://example.org/security'];
  const server = await startServer(await openEmbedded(), { securityContacts });
  const answer = await server.get(address, html);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.body).toBe(
    [
      'Contact: mailto:security@example.org',
      'Contact: https://example.org/security',
      'Expires: 2027-02-18T12:00:00.000Z',
      'Preferred-Languages: en',
      '',
    ].join('\n'),
  );
  const head = await server.send(address, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  server.clock.at += 24 * 60 * 60_000;
  expect((await server.get(address)).body).toContain('Expires: 2027-02-19T12:00:00.000Z');
});

test('without contacts there is no security.txt', async () => {
  const server = await startServer(await openEmbedded());
  expect(await server.get(address)).toEqual(notFound);
  expect((await server.get(address, html)).status).toBe(404);
  expect((await server.send(address, { method: 'HEAD', headers: html })).status).toBe(404);
});
