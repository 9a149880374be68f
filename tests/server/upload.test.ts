import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from './databases.ts';
import { applied, filesIn, nothing, ok, pdf, starting } from './invoices.ts';
import { answerOf, startServer } from './server.ts';

describeOnEachDatabase('POST /upload_invoices', (open) => {
  test('keeps the file under a random name, for us only, and then its row', async () => {
    const server = await startServer(await open());
    const id = await applied(server);
    const sent = pdf('tuition');
    expect(await answerOf(server.upload(id, sent, 'Isatou Ceesay invoice.PDF'))).toEqual(ok);
    const [row, ...others] = await server.place.rows('select * from invoice_files');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      application_id: id,
      stored_as: expect.stringMatching(/^[\w-]{22}\.pdf$/),
      sha256: createHash('sha256').update(sent).digest('hex'),
      bytes: sent.length,
    });
    const [file, ...rest] = filesIn(server.place);
    expect(rest).toEqual([]);
    expect(path.basename(file!)).toBe(row!.stored_as);
    expect(readFileSync(file!)).toEqual(Buffer.from(sent));
    expect(statSync(file!).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file!)).mode & 0o777).toBe(0o700);
  });

  test('takes JPG, JPEG, PNG and PDF', async () => {
    const server = await startServer(await open());
    const id = await applied(server);
    for (const [name, bytes] of [
      ['a.jpg', starting('ffd8ffe0')],
      ['b.JPEG', starting('ffd8ffe1')],
      ['c.png', starting('89504e470d0a1a0a')],
      ['d.pdf', pdf('d')],
    ] as const) {
      expect(await answerOf(server.upload(id, bytes, name))).toEqual(ok);
    }
    expect(
      filesIn(server.place)
        .map((file) => path.extname(file))
        .sort(),
    ).toEqual(['.jpeg', '.jpg', '.pdf', '.png']);
  });

  test.each([
    ['an .exe named .jpg', starting('4d5a9000'), 'invoice.jpg'],
    ['a page named .pdf', new TextEncoder().encode('<html><script>'), 'invoice.pdf'],
    ['a PNG named .jpg', starting('89504e470d0a1a0a'), 'invoice.jpg'],
    ['a PDF named .exe', pdf('x'), 'invoice.exe'],
    ['a name without an extension', pdf('x'), 'invoice'],
    ['an empty file', new Uint8Array(), 'invoice.png'],
    ['two bytes', starting('ffd8').slice(0, 2), 'invoice.jpg'],
  ])('refuses %s and keeps nothing', async (_what, bytes, name) => {
    const server = await startServer(await open());
    const id = await applied(server);
    expect(await answerOf(server.upload(id, bytes, name))).toEqual({
      status: 415,
      body: { error: expect.stringMatching(/JPG, JPEG, PNG or PDF/) },
    });
    expect(filesIn(server.place)).toEqual([]);
    expect(await server.place.rows('select id from invoice_files')).toEqual([]);
  });

  test('wants an id and a file', async () => {
    const server = await startServer(await open());
    const id = await applied(server);
    const send = (form: FormData) =>
      answerOf(fetch(`${server.url}/api/upload_invoices`, { method: 'POST', body: form }));
    const withoutFile = new FormData();
    withoutFile.append('id', id);
    const missing = { status: 400, body: { error: 'Invoice must be uploaded.' } };
    expect(await send(withoutFile)).toEqual(missing);
    withoutFile.append('file', new Blob([]), '');
    expect(await send(withoutFile)).toEqual(missing);
    expect(await answerOf(server.upload(undefined, pdf('x')))).toEqual({
      status: 400,
      body: { error: '"id" is missing.' },
    });
    const twoFiles = new FormData();
    twoFiles.append('id', id);
    twoFiles.append('file', new Blob([pdf(1)]), '1.pdf');
    twoFiles.append('file', new Blob([pdf(2)]), '2.pdf');
    expect(await send(twoFiles)).toEqual({ status: 400, body: { error: 'Send one file at a time.' } });
    expect((await server.post('/api/upload_invoices', {})).status).toBe(415);
    expect(filesIn(server.place)).toEqual([]);
  });

  test('takes the id after the file too', async () => {
    const server = await startServer(await open());
    const form = new FormData();
    form.append('file', new Blob([pdf('x')]), 'x.pdf');
    form.append('id', await applied(server));
    expect(
      await answerOf(fetch(`${server.url}/api/upload_invoices`, { method: 'POST', body: form })),
    ).toEqual(ok);
    const stranger = new FormData();
    stranger.append('file', new Blob([pdf('y')]), 'y.pdf');
    stranger.append('id', 'nobody');
    const refused = fetch(`${server.url}/api/upload_invoices`, { method: 'POST', body: stranger });
    expect(await answerOf(refused)).toEqual(nothing);
    expect(filesIn(server.place)).toHaveLength(1);
  });

  test('takes place and author out of a photo', async () => {
    const server = await startServer(await open());
    const id = await applied(server);
    const exif = Buffer.from(
      'ffe1001a457869660000 4d4d002a00000008 0000 4750533133 2e3435'.replaceAll(' ', ''),
      'hex',
    );
    const picture = Buffer.from('ffdb0004aabb ffda0004aabb 1234ff0056 ffd9'.replaceAll(' ', ''), 'hex');
    const photo = Buffer.concat([Buffer.from('ffd8', 'hex'), exif, picture]);
    expect(await answerOf(server.upload(id, new Uint8Array(photo), 'photo.jpg'))).toEqual(ok);
    const [file] = filesIn(server.place);
    expect(readFileSync(file!)).toEqual(Buffer.concat([Buffer.from('ffd8', 'hex'), picture]));
  });
});
