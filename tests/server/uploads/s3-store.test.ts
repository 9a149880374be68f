import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { FileNotFoundError, StoreUnavailableError } from '#server/files/file-store.ts';
import { openS3Client } from '#server/files/s3-client.ts';
import { openS3Store } from '#server/files/s3-store.ts';
import { filesIn, pdf } from '../support/data/invoices.ts';
import { accepted, unavailable } from '../support/process/answers.ts';
import { restart, startServer } from '../support/process/server.ts';
import { type Fault, startS3Server } from '../support/storage/s3-server.ts';
import { openEmbedded, type TestStorage, temporaryFolder } from '../support/storage/test-storage.ts';

const secrets = /secret-of-the-portal|key-of-the-portal|AWS4-HMAC/;

async function openPlace() {
  return { ...(await openEmbedded()), store: await startS3Server() };
}

const rowsOf = (place: TestStorage) => place.rows('select id from invoice_files');

describe('files in an object store', () => {
  test('responds with 503 while it is unreachable, stores no row, and recovers without a restart', async () => {
    const place = await openPlace();
    const server = await startServer(place);
    const id = await server.applyForId();
    place.store.stop();
    expect(await server.upload(id, pdf(1))).toEqual(unavailable);
    const ready = await server.get('/health/ready');
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await server.logIn()).status).toBe(200);
    expect(await rowsOf(place)).toEqual([]);
    await place.store.startAgain();
    expect(await server.upload(id, pdf(1))).toEqual(accepted);
    expect((await server.get('/health/ready')).status).toBe(200);
    expect(filesIn(place)).toHaveLength(1);
  });

  test('never have a row without its file after a failure, nor after a day a file without its row', async () => {
    const place = await openPlace();
    const { store } = place;
    const server = await startServer(place);
    const id = await server.applyForId();
    const faults: [method: string, Fault][] = [
      ['PUT', 503],
      ['PUT', 403],
      ['PUT', 'cut off'],
      ['PUT', 'forgetful'],
      ['HEAD', 503],
    ];
    for (const [method, fault] of faults) {
      store.fault = (called) => (called === method ? fault : undefined);
      expect(await server.upload(id, pdf(1)), `${fault} at ${method}`).toEqual(unavailable);
      expect(await rowsOf(place)).toEqual([]);
    }
    store.fault = () => undefined;
    expect(store.objects.size).toBe(1);
    expect(await server.upload(id, pdf(1))).toEqual(accepted);
    expect(store.objects.size).toBe(2);
    await restart(server, 25 * 3_600_000);
    expect(filesIn(place)).toEqual(await place.values('select stored_as from invoice_files'));
    expect(server.log.join('')).toMatch(/answered 403 SlowDown to PUT/);
    expect(server.log.join('')).not.toMatch(secrets);
  });

  test('are retried after temporary failures', async () => {
    const place = await openPlace();
    const server = await startServer(place);
    const id = await server.applyForId();
    const faults: Fault[] = ['cut off', 503];
    place.store.fault = () => faults.shift();
    expect(await server.upload(id, pdf(1))).toEqual(accepted);
    expect(place.store.calls.slice(-3)).toEqual(['PUT 503', 'PUT 200', 'HEAD 200']);
  });

  test('are read back unchanged; an interrupted or missing one throws', async () => {
    const store = await startS3Server();
    const files = await openS3Store(store.config, temporaryFolder());
    const sent = Buffer.from(pdf('tuition', 3_000_000));
    await files.store(await files.receive(chunks(sent)), 'a.pdf');
    expect(await buffer(await files.read('a.pdf'))).toEqual(sent);
    store.fault = () => 'cut off';
    await expect(files.read('a.pdf').then(buffer)).rejects.toThrow(StoreUnavailableError);
    store.fault = () => undefined;
    await expect(files.read('b.pdf')).rejects.toThrow(FileNotFoundError);
    await files.remove('a.pdf');
    await files.remove('a.pdf');
    expect(store.objects.size).toBe(0);
  });

  test('cannot be read or removed if the store does not respond in time', async () => {
    const store = await startS3Server();
    store.fault = () => 'silent';
    const bucket = openS3Client(store.config, 200);
    const late = 'cannot be reached (no answer in time)';
    await expect(bucket.remove('a.pdf')).rejects.toThrow(late);
    await expect(bucket.get('a.pdf')).rejects.toThrow(late);
  });

  test.each<[string, object, RegExp]>([
    [
      'another secret',
      { secretAccessKey: 'x' },
      /403 SignatureDoesNotMatch .*Check S3_ACCESS_KEY_ID, S3_SECRET/,
    ],
    [
      'another region',
      { region: 'eu-north-1' },
      /400 AuthorizationHeaderMalformed .*Check S3_ENDPOINT and S3_REGION/,
    ],
    ['another bucket', { bucket: 'other' }, /404 NoSuchBucket to PUT in the bucket other. Check S3_BUCKET/],
    ['no store', { endpoint: 'http://127.0.0.1:1' }, /127.0.0.1:1 cannot be reached .*Check S3_ENDPOINT/],
  ])('the server does not start with %s', async (_what, wrong, sentence) => {
    const place = await openPlace();
    const objectStore = { ...place.store.config, ...wrong };
    await expect(startServer(place, { objectStore })).rejects.toThrow(sentence);
  });

  test.each(['PUT', 'DELETE'])('the server does not start if %s is not allowed', async (forbidden) => {
    const place = await openPlace();
    place.store.fault = (method) => (method === forbidden ? 403 : undefined);
    await expect(startServer(place)).rejects.toThrow(/and what they may do/);
  });
});

async function* chunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536);
}
