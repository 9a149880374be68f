import { hash } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readPdf } from '#engine/core/pdf/samples/pdfs.ts';
import { reserveName } from '#server/invoices/invoice-files-repository.ts';
import { bytesStarting, contentOf, filesIn, maxBytes, pdf } from '../support/data/invoices.ts';
import { accepted, notFound, refusal } from '../support/process/answers.ts';
import { fileHead, idPart } from '../support/process/half-upload.ts';
import { restart, startServer, startWithApplication, startWithStudent } from '../support/process/server.ts';
import { describeOnEachStore, openDatabaseIn } from '../support/storage/test-storage.ts';

const hour = 60 * 60_000;

describeOnEachStore('POST /upload_invoices', (open) => {
  test('stores the file privately under a random name, and then its row', async () => {
    const { server, id } = await startWithApplication(open);
    const sent = pdf('tuition');
    expect(await server.upload(id, sent, 'Isatou Ceesay invoice.PDF')).toEqual(accepted);
    const [row, ...others] = await server.place.rows('select * from invoice_files');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      application_id: id,
      stored_as: expect.stringMatching(/^[\w-]{22}\.pdf$/),
      sha256: hash('sha256', sent),
      bytes: sent.length,
    });
    const [file, ...rest] = filesIn(server.place);
    expect(rest).toEqual([]);
    expect(path.basename(file!)).toBe(row!.stored_as);
    expect(contentOf(file!, server.place)).toEqual(Buffer.from(sent));
    if (server.place.store) return;
    expect(statSync(file!).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file!)).mode & 0o777).toBe(0o700);
  });

  test('stores a file by the type of its bytes, whatever its name', async () => {
    const server = await startServer(await open());
    const files = [
      ['b.JPEG', bytesStarting('ffd8ffdb'), 'jpeg'],
      ['invoice.jpg', bytesStarting('89504e470d0a1a0a'), 'png'],
      ['x', new TextEncoder().encode('\ufeff%PDF-1.4'), 'pdf'],
    ] as const;
    for (const [n, [name, bytes, type]] of files.entries()) {
      const id = await server.applyForId({ mobileNumber: `300000${n}` });
      const before = filesIn(server.place);
      expect(await server.upload(id, bytes, name), name).toEqual(accepted);
      const added = filesIn(server.place).filter((file) => !before.includes(file));
      expect(
        added.map((file) => path.extname(file)),
        name,
      ).toEqual([`.${type}`]);
    }
  });

  test.each<[what: string, bytes: Uint8Array<ArrayBuffer>, name: string, sentence?: RegExp]>([
    ['an .exe named .jpg', bytesStarting('4d5a9000'), 'invoice.jpg'],
    ['an empty file', new Uint8Array(), 'invoice.png'],
    [
      'a photo of another type, with what to do,',
      bytesStarting('000000186674797068656963'),
      'invoice.jpg',
      /^invoice\.jpg is a HEIC photo\. .*JPG, JPEG, PNG or PDF.*\. Open it, take a screenshot/,
    ],
  ])('refuses %s and stores nothing', async (_what, bytes, name, sentence = /JPG, JPEG, PNG or PDF/) => {
    const { server, id } = await startWithApplication(open);
    expect(await server.upload(id, bytes, name)).toEqual(refusal(415, sentence));
    expect(filesIn(server.place)).toEqual([]);
    expect(await server.place.rows('select id from invoice_files')).toEqual([]);
  });

  test('refuses a PDF that needs a password with a sentence, and stores nothing', async () => {
    const { server, id } = await startWithApplication(open);
    expect(await server.upload(id, readPdf('user-aes-256.pdf'))).toEqual(
      refusal(400, 'This PDF needs a password to open. Send a copy without one, or a photo of it'),
    );
    expect(filesIn(server.place)).toEqual([]);
    expect(await server.place.rows('select id from invoice_files')).toEqual([]);
    const mailed = Buffer.concat([Buffer.from('\ufeff'), readPdf('user-aes-256.pdf')]);
    expect((await server.upload(id, new Uint8Array(mailed))).status).toBe(400);
    expect(await server.upload(id, readPdf('owner-aes-256.pdf'))).toEqual(accepted);
  });

  test('requires an id and a file', async () => {
    const { server, id } = await startWithApplication(open);
    const named = ['id', id] as const;
    const [one, two] = [1, 2].map((n) => ['file', new File([pdf(n)], `${n}.pdf`)] as const);
    const refused = (error: string) => refusal(400, error);
    const missing = refused('Invoice must be uploaded.');
    expect(await server.sendForm([named])).toEqual(missing);
    expect(await server.sendForm([named, ['file', new File([], '')]])).toEqual(missing);
    expect(await server.sendForm([one!])).toEqual(refused('Send "id" before the file, or log in.'));
    expect(await server.sendForm([named, one!, two!])).toEqual(refused('Send one file at a time.'));
    expect((await server.post('/api/upload_invoices', {})).status).toBe(415);
    expect(filesIn(server.place)).toEqual([]);
  });

  test.each<[what: string, body: string, type?: string]>([
    ['without a boundary', 'x', 'multipart/form-data'],
    ['without its declared parts', 'hello'],
    ['that ends in the id', idPart('ID').trimEnd()],
    ['that ends after the id', `${idPart('ID')}--B`],
    ['that ends in the head of the file', idPart('ID') + fileHead.slice(0, 50)],
    ['that ends in the file', `${idPart('ID')}${fileHead}%PDF-1.4 cut`],
    ['that ends in the first bytes of the file', `${idPart('ID')}${fileHead}%P`],
  ])('refuses a form %s with a sentence', async (_what, body, type = 'multipart/form-data; boundary=B') => {
    const { server, id } = await startWithApplication(open);
    const headers = { 'content-type': type };
    const answer = server.post('/api/upload_invoices', body.replace('ID', id), headers);
    expect(await answer).toEqual(refusal(400, /^[A-Z].*\.$/));
    expect(filesIn(server.place)).toEqual([]);
    expect(await server.upload(id, pdf('x'))).toEqual(accepted);
    expect(server.log.join('')).not.toMatch(/"level":(40|50)/);
  });

  test('keeps no file if its row could not be written', async () => {
    const { server, id } = await startWithApplication(open);
    await server.upload(id, pdf('before'));
    const database = await openDatabaseIn(server.place);
    await sql`create unique index no_second on invoice_files ((length(id)))`.execute(database);
    expect((await server.upload(id, pdf('x'))).status).toBe(500);
    expect(filesIn(server.place)).toHaveLength(1);
    await sql`drop index no_second`.execute(database);
    expect(await server.upload(id, pdf('x'))).toEqual(accepted);
    expect(filesIn(server.place)).toHaveLength(2);
  });

  test('cleans up a day after a failed upload, and touches no other file', async () => {
    const place = await open();
    let server = await startServer(place);
    await server.upload(await server.applyForId(), pdf('x'));
    const [kept] = filesIn(place);
    const database = await openDatabaseIn(place);
    const reserve = () => reserveName(database, 'pdf', server.clock.at);
    const put = (name: string) => {
      const file = path.join(path.dirname(kept!), name);
      if (place.store) place.store.objects.set(file, Buffer.from('%PDF-1.4'));
      else writeFileSync(file, '%PDF-1.4');
      return file;
    };
    const cutOff = put(await reserve());
    await reserve();
    const foreign = put(`${'a'.repeat(22)}.pdf`);
    server = await restart(server, 23 * hour);
    expect(filesIn(place).sort()).toEqual([kept, cutOff, foreign].sort());
    await restart(server, 2 * hour);
    expect(filesIn(place).sort()).toEqual([kept, foreign].sort());
    expect(await place.rows('select stored_as from files_under_way')).toEqual([]);
  });
});

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
