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
import { startServer } from '../support/process/server.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

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
