import { expect, test } from 'vitest';
import { contentOf, filesIn, maxBytes, pdf } from '../support/data/invoices.ts';
import { accepted, notFound, refusal } from '../support/process/answers.ts';
import { startWithApplication, startWithStudent } from '../support/process/server.ts';
import { describeOnEachStore } from '../support/storage/test-storage.ts';

const day = 24 * 60 * 60_000;

describeOnEachStore('the limits of POST /upload_invoices', (open) => {
  test('accepts 52,428,800 bytes and not one more, of which nothing remains', async () => {
    const { server, id } = await startWithApplication(open);
    const tooLarge = refusal(413, 'File size exceeds 50MB');
    expect(await server.upload(id, pdf('large', maxBytes + 1))).toEqual(tooLarge);
    expect(filesIn(server.place)).toEqual([]);
    expect(await server.upload(id, pdf('large', maxBytes))).toEqual(accepted);
    expect(filesIn(server.place).map((file) => contentOf(file, server.place).length)).toEqual([maxBytes]);
  });

  test('accepts five files per application and repeats of those, never replacing one', async () => {
    const { server, id } = await startWithApplication(open);
    const send = (...files: number[]) => Promise.all(files.map((n) => server.upload(id, pdf(n))));
    const answers = [...(await send(1, 2, 3)), ...(await send(4, 5, 6, 7))];
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const tooMany = refusal(409, 'You have sent as many invoices as we can take. Contact us.');
    expect(answers).toContainEqual(tooMany);
    expect(filesIn(server.place)).toHaveLength(5);
    const kept = answers.findIndex(({ status }) => status === 200) + 1;
    expect(await server.upload(id, pdf(kept))).toEqual(accepted);
  });

  test('accepts 100 MB per application', async () => {
    const { server, id } = await startWithApplication(open);
    expect(await server.upload(id, pdf(1, maxBytes))).toEqual(accepted);
    expect(await server.upload(id, pdf(2, maxBytes - 40))).toEqual(accepted);
    expect((await server.upload(id, pdf(3, 41))).status).toBe(409);
    expect(await server.upload(id, pdf(4, 40))).toEqual(accepted);
  });

  test('without a token: accepts uploads for an open application of the last seven days only', async () => {
    const { server, id, bearer } = await startWithStudent(open);
    expect(await server.upload('nobody', pdf(0))).toEqual(notFound);
    server.clock.at += 7 * day;
    expect(await server.upload(id, pdf(1))).toEqual(accepted);
    server.clock.at += 1;
    const closed = refusal(403, 'Log in to send an invoice for this application.');
    expect(await server.upload(id, pdf(2))).toEqual(closed);
    expect((await server.upload(id, pdf(2), 'a.pdf', bearer)).status).toBe(401);
    expect(await server.upload(id, pdf(2), 'a.pdf', await server.logInAgain())).toEqual(accepted);
  });
});
