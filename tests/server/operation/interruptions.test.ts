import { request } from 'node:http';
import { expect, test } from 'vitest';
import { findingsIn } from '../../soak/audit.ts';
import { sampleFile } from '../../soak/files.ts';
import { requestOf, send } from '../../soak/retrying-client.ts';
import {
  accountEdit,
  application,
  businessLoan,
  freelanceSurvey,
  invoice,
  type Write,
} from '../../soak/writes.ts';
import { pdf } from '../support/data/invoices.ts';
import { incoming, startUpload } from '../support/process/half-upload.ts';
import { startNoting } from '../support/process/noting-client.ts';
import { exitOf, runServerProcess } from '../support/process/process.ts';
import { startServer } from '../support/process/server.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

describeOnDatabase('SIGTERM with many requests in flight', (open) => {
  test('finishes all of them, also after repeated signals, and has stored everything acknowledged', async () => {
    const place = await open();
    const { child, url } = await runServerProcess(place);
    const { ledger, post } = startNoting(url);
    const { id } = await post(application('3000000'));
    const uploads = await Promise.all(['a', 'b', 'c'].map((text) => startUpload(url, id!, text)));
    await expect.poll(() => incoming(place)).toHaveLength(uploads.length);
    const applications = Array.from({ length: 9 }, (_, number) => post(application(`310000${number}`)));
    await Promise.race(applications);

    const exited = exitOf(child, 'SIGTERM');
    await expect.poll(() => isListening(url)).toBe(false);
    child.kill('SIGTERM');
    child.kill('SIGINT');
    for (const ended of await Promise.allSettled(applications)) {
      // Once the server has closed its port, new requests fail.
      if (ended.status === 'rejected') expect(ended.reason).toMatchObject({ message: 'fetch failed' });
    }
    for (const { finish } of uploads) finish();
    expect(await exited).toEqual([0, null]);

    for (const { received } of uploads) expect(received()).toMatch(/^HTTP\/1.1 200 /);
    expect(await place.rows('select id from invoice_files')).toHaveLength(uploads.length);
    expect(incoming(place)).toEqual([]);
    expect(ledger.compare(await findingsIn(place))).toMatchObject({ lost: [], duplicated: [] });
  });
});

async function isListening(url: string): Promise<boolean> {
  return fetch(`${url}/health/live`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );
}

async function sendAndVanish(url: string, write: Write): Promise<void> {
  const whole = requestOf(url, write);
  const headers = Object.fromEntries(whole.headers);
  const body = Buffer.from(await whole.arrayBuffer());
  await new Promise<void>((resolve) => {
    const sent = request(whole.url, { method: whole.method, headers }, () => {});
    sent.on('error', () => {});
    sent.on('close', resolve);
    sent.end(body, () => sent.destroy());
  });
}

describeOnDatabase('a client that disconnects before its response', (open) => {
  test('has everything stored, and nothing twice when it sends again', async () => {
    const server = await startServer(await open());
    const phone = '3000001';
    const student = { phone, ...(await server.enrolStudent({ mobileNumber: phone })) };
    const stored = async () => (await findingsIn(server.place)).toSorted();
    const large = Buffer.from(pdf('large', 200_000));
    const writes = [
      application('3000002'),
      accountEdit(student, 1),
      businessLoan(student, 1),
      freelanceSurvey(student, ['Digital Marketing', 'Content creation']),
      invoice(student.id, sampleFile()),
      invoice(student.id, { name: 'invoice.pdf', sent: large, kept: large }),
    ];
    for (const write of writes) {
      const before = await stored();
      await sendAndVanish(server.url, write);
      await expect.poll(stored).not.toEqual(before);
      const after = await stored();
      expect((await send(server.url, write)).status).toBe(200);
      expect(await stored()).toEqual(after);
    }
    expect(server.log.join('')).not.toContain('"level":50');
  });
});
