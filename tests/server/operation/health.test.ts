import { expect, test } from 'vitest';
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
