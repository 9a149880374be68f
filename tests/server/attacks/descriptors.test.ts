import { expect, test } from 'vitest';
import { pdf } from '../support/data/invoices.ts';
import { accepted } from '../support/process/answers.ts';
import { openSocket } from '../support/process/calls.ts';
import { incoming, startUpload } from '../support/process/half-upload.ts';
import { runServerProcess } from '../support/process/process.ts';
import {
  describeOnDatabase,
  describeOnEachStore,
  type OpenStorage,
  writeFiles,
} from '../support/storage/test-storage.ts';

/** Starts a server that may have 64 files and connections open, of which it needs about thirty for itself. */
async function startSmall(open: OpenStorage) {
  const place = await open();
  writeFiles(place.dataDir, { 'builds/assets/kept-Ca5HAtfx.js': 'kept' });
  return { ...(await runServerProcess(place, { RESET_KEY: 'ab'.repeat(32) }, 64)), place };
}

/** Opens connections and sends `bytes` on each. Returns a function that counts those still open. */
async function hold(url: string, count: number, bytes: string): Promise<() => number> {
  const opened = await Promise.all(Array.from({ length: count }, () => openSocket(url)));
  for (const { socket } of opened) socket.write(bytes);
  return () => opened.filter(({ socket }) => !socket.closed).length;
}

type Upload = Awaited<ReturnType<typeof startUpload>>;

const isRefused = ({ received }: Upload) => /^HTTP\/1\.1 503 /.test(received());

/** The limit of open files depends on neither database nor store, so `npm test` uses only one of each. */
const describeStore = process.env.TEST_ALL ? describeOnEachStore : describeOnDatabase;

describeStore('attacks on the limit of open files', (open) => {
  test.each([
    ['send nothing', ''],
    ['send half a request', 'GET /health/live HTTP/1.1\r\nhost: '],
    ['send a request', 'GET /health/live HTTP/1.1\r\nhost: portal\r\n\r\n'],
  ])('V15.2.2: holds a hundred connections that %s', async (_what, bytes) => {
    const server = await startSmall(open);
    const id = await server.applyForId();
    const held = await hold(server.url, 100, bytes);
    await expect.poll(held).toBeLessThan(15);
    for (const n of [1, 2, 3, 4]) expect(await server.upload(id, pdf(n))).toEqual(accepted);
    expect((await server.logIn()).status).toBe(200);
    expect((await server.get('/health/ready')).status).toBe(200);
    const get = () => server.get('/assets/kept-Ca5HAtfx.js');
    const atOnce = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(get));
    for (const { status, headers } of atOnce) {
      expect([`${status} null`, '503 5']).toContain(`${status} ${headers.get('retry-after')}`);
    }
    expect(server.output()).not.toContain('"level":50');
    expect(server.output().match(/files and connections open/g)).toHaveLength(1);
  });

  test('V15.2.2: sends slowly on as many connections as possible', async () => {
    const server = await startSmall(open);
    const phones = ['3000001', '3000002', '3000003', '3000004'];
    const ids = await Promise.all(phones.map((mobileNumber) => server.applyForId({ mobileNumber })));
    const uploads: Upload[] = [];
    for (const id of ids) {
      for (const n of [1, 2, 3, 4]) {
        uploads.push(await startUpload(server.url, id, String(n)));
        const settled = () => incoming(server.place).length + uploads.filter(isRefused).length;
        await expect.poll(settled).toBe(uploads.length);
      }
    }
    const [refused, ...others] = uploads.filter(isRefused);
    expect(others.length).toBeGreaterThan(0);
    expect(refused!.received()).toMatch(/\r\nretry-after: 5\r\n[\s\S]*\{"error":"[A-Z].*\."\}$/);
    const late = await server.upload(ids[0]!, pdf('late'));
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5']);

    const underWay = uploads.filter((upload) => !isRefused(upload));
    expect(underWay.length).toBeGreaterThan(0);
    for (const { finish } of underWay) finish();
    for (const { received } of underWay) await expect.poll(received).toMatch(/^HTTP\/1\.1 200 /);
    expect(await server.upload(ids[0]!, pdf('late'))).toEqual(accepted);
  });
});
