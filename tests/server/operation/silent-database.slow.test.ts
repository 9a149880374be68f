import { expect, test } from 'vitest';
import { expectUnavailable, retryUntilAccepted } from '../support/process/answers.ts';
import { startServer, type TestServer } from '../support/process/server.ts';
import { startTcpProxy } from '../support/storage/tcp-proxy.ts';
import { describeOnPostgres } from '../support/storage/test-storage.ts';

/**
 * The time limit for a response, in ms. It is far longer than a request may take. It is far shorter than the
 * time after which the operating system closes a dead connection.
 */
const generous = 25_000;

const patientGet = (server: TestServer, address: string, headers = {}) =>
  server.send(address, { headers, signal: AbortSignal.timeout(generous) });

describeOnPostgres('a database that stops responding without closing connections', (open) => {
  test.each([
    ['a firewall has forgotten the earlier connections', false],
    ['delayed data arrives after all', true],
  ])('leads to status 503 until it responds again, even if %s', async (_, revives) => {
    const place = await open();
    const wire = await startTcpProxy(place.databaseUrl!);
    const server = await startServer({ ...place, databaseUrl: wire.url });
    const { id, bearer } = await server.enrolStudent();
    const isReady = async () => (await patientGet(server, '/health/ready')).ok;
    const read = () => patientGet(server, `/api/applications/${id}`, bearer);
    const write = (phone: number) => server.submit({ mobileNumber: String(phone) });
    const before = [...Array.from({ length: 20 }, read), ...[1, 2, 3, 4].map((n) => write(3_100_000 + n))];
    for (const answer of await Promise.all(before)) expect(answer.status).toBe(200);

    wire.silence();
    // In the first round, the server uses its existing connections to the database, which get no response. In
    // the second round, it opens new connections, which get no response either.
    for (const phone of [3_200_000, 3_300_000])
      await Promise.all([
        ...Array.from({ length: 12 }, () => expectUnavailable(read())),
        ...[1, 2, 3].map((n) => expectUnavailable(write(phone + n))),
      ]);
    expect((await server.get('/health/live')).status).toBe(200);

    wire.resume({ revives });
    await expect.poll(isReady, { interval: 500 }).toBe(true);
    expect((await retryUntilAccepted(read)).status).toBe(200);
    const again = [3_200_001, 3_300_001].map((phone) => retryUntilAccepted(() => write(phone)));
    for (const answer of await Promise.all(again)) expect(answer.status).toBe(200);
    const stored = await place.rows("select phone from students where phone in ('3200001', '3300001')");
    expect(stored).toHaveLength(2);
  });
});
