import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesStarting, filesIn } from '../support/data/invoices.ts';
import { accepted, refusal } from '../support/process/answers.ts';
import { sharedServer, type TestServer } from '../support/process/server.ts';

const megabyte = 2 ** 20;

let applications = 0;

/** An application accepts only five files, so each test creates a new application. */
function appliedAgain(server: TestServer): Promise<string> {
  applications += 1;
  return server.applyForId({ mobileNumber: String(3_900_000 + applications) });
}

const given = sharedServer(async (server) => ({ id: await server.applyForId() }));
const wrongType = refusal(415, /JPG, JPEG, PNG or PDF/);

/** Sends a multipart body unchanged, whereas `FormData` would correct its errors. */
function sendForm(server: TestServer, ...parts: string[]): Promise<{ status: number; body: unknown }> {
  const body = `${parts.map((part) => `--B\r\n${part}\r\n`).join('')}--B--\r\n`;
  return server.post('/api/upload_invoices', body, { 'content-type': 'multipart/form-data; boundary=B' });
}

const field = (name: string, value: string) =>
  `content-disposition: form-data; name="${name}"\r\n\r\n${value}`;

const file = (disposition: string, content = '%PDF-1.4 x', type = 'application/pdf') =>
  `content-disposition: form-data; name="file"; ${disposition}\r\ncontent-type: ${type}\r\n\r\n${content}`;

test.each([
  ['climbs out of its folder', 'filename="../../../../tmp/x.pdf"'],
  ['is a path on Windows', 'filename="C:\\\\windows\\\\x.pdf"'],
  ['is an absolute path', 'filename="/etc/cron.d/x.pdf"'],
  ['hides the extension of a program', 'filename="x.php.pdf"'],
  ['contains NUL', 'filename="x.php\0.pdf"'],
  ['reverses its reading direction', 'filename="invoice\u202Efdp.php.pdf"'],
  ['is only an extension', 'filename=".pdf"'],
  ['has a second, encoded form', `filename="x.pdf"; filename*=UTF-8''..%2F..%2Fx.pdf`],
  ['is thousands of characters long', `filename="${'x'.repeat(4000)}.pdf"`],
  ['contains a command', 'filename="$(reboot);`id`|x.pdf"'],
  ['is an encoded path', 'filename="..%2f..%2fx.pdf"'],
  ['has a program’s extension after its own', 'filename="invoice.pdf.exe"'],
  ['has an extension that only looks like .pdf', 'filename="invoice\u202Efdp.exe"'],
  ['has an extension after NUL', 'filename="invoice.pdf\0.exe"'],
  ['has a dot after its extension', 'filename="invoice.pdf."'],
  ['names an NTFS stream', 'filename="invoice.pdf::$DATA"'],
  ['has a picture’s extension', 'filename="invoice.jpeg"'],
  ['has an HTML extension', 'filename="invoice.html"'],
  ['is right, with HTML before the PDF', 'filename="invoice.pdf"', '<script>alert(1)</script>%PDF-1.4'],
])(
  'V5.2.2, V5.3.2: sends a PDF whose name %s, which is stored as a PDF',
  async (_what, disposition, content?: string) => {
    const { server } = given();
    const id = await appliedAgain(server);
    expect(await sendForm(server, field('id', id), file(disposition, content))).toEqual(accepted);
    const rows = await server.place.rows(
      `select stored_as from invoice_files where application_id = '${id}'`,
    );
    expect(rows).toEqual([{ stored_as: expect.stringMatching(/^[\w-]{22}\.pdf$/) }]);
    for (const kept of filesIn(server.place)) {
      expect(path.relative(server.place.dataDir, kept)).toMatch(/^files\/[\w-]{22}\.\w+$/);
    }
  },
);

test.each<[what: string, name: string, content: string | Uint8Array<ArrayBuffer>]>([
  ['HTML with a late PDF header', 'invoice.pdf', `<html>${'x'.repeat(1024)}%PDF-1.4`],
  ['HTML', 'invoice.jpg', '<html><script>alert(1)</script>'],
  ['an SVG with a script', 'invoice.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['an SVG named .png', 'invoice.png', '<svg onload="alert(1)"/>'],
  ['a ZIP archive', 'invoice.pdf', bytesStarting('504b0304')],
  ['an Office file', 'invoice.docx', bytesStarting('504b0304')],
  ['a GIF', 'invoice.gif', 'GIF89a'],
  ['a WebP', 'invoice.png', 'RIFF____WEBPVP8 '],
  ['a shortcut', 'invoice.lnk', bytesStarting('4c000000')],
  ['the configuration of a web server', '.htaccess', 'AddType application/x-httpd-php .pdf'],
])('V5.2.2: sends %s as an invoice', async (_what, name, content) => {
  const { server, id } = given();
  const before = filesIn(server.place).length;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  expect(await server.upload(id, bytes, name)).toEqual(wrongType);
  expect(filesIn(server.place)).toHaveLength(before);
});

test('V5.2.2: declares a program to be a picture', async () => {
  const { server, id } = given();
  for (const type of ['image/jpeg', 'application/pdf', 'image/png']) {
    expect(await sendForm(server, field('id', id), file('filename="a.exe"', 'MZ', type))).toEqual(wrongType);
    expect(await sendForm(server, field('id', id), file('filename="a.pdf"', 'MZ', type))).toEqual(wrongType);
  }
});

test('V5.2.3: sends a small PDF that unpacks to gigabytes, which nothing here unpacks', async () => {
  const { server } = given();
  const id = await appliedAgain(server);
  const packed = deflateSync(deflateSync(Buffer.alloc(50 * megabyte)));
  const head = `%PDF-1.4\n1 0 obj<</Filter[/FlateDecode/FlateDecode]/Length ${packed.length}>>stream\n`;
  const bomb = new Uint8Array(Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream endobj')]));
  expect(await server.upload(id, bomb)).toEqual(accepted);
  const [row] = await server.place.rows(`select bytes from invoice_files where application_id = '${id}'`);
  expect(row).toEqual({ bytes: bomb.length });
});

test.each<[what: string, parts: (id: string) => string[], status: number]>([
  ['of a thousand fields', () => Array.from({ length: 1000 }, (_, n) => field(`f${n}`, 'x')), 400],
  ['of a thousand files', (id) => [field('id', id), ...Array(1000).fill(file('filename="a.pdf"'))], 400],
  ['with a field of a megabyte', () => [field('id', 'x'.repeat(megabyte))], 400],
  ['with a name of a megabyte', () => [field('x'.repeat(megabyte), 'x')], 400],
  ['with headers of a megabyte', (id) => [`x-a: ${'x'.repeat(megabyte)}\r\n${field('id', id)}`], 400],
  ['with a thousand headers', (id) => [`${'x-a: x\r\n'.repeat(1000)}${field('id', id)}`], 400],
  ['with a field named __proto__', (id) => [field('__proto__', 'x'), field('id', id)], 400],
  ['with a field named constructor', (id) => [field('constructor', 'x'), field('id', id)], 400],
  [
    'whose file is encoded in base64',
    (id) => [
      field('id', id),
      `content-transfer-encoding: base64\r\n${file('filename="a.pdf"', btoa('%PDF-1.4'))}`,
    ],
    415,
  ],
  [
    'whose id is a file',
    () => ['content-disposition: form-data; name="id"; filename="a.pdf"\r\n\r\n%PDF-1.4'],
    400,
  ],
  ['without names', (id) => [`content-disposition: form-data\r\n\r\n${id}`], 400],
  [
    'with a nested form',
    (id) => [`content-type: multipart/mixed; boundary=C\r\n${field('id', `--C\r\n\r\n${id}\r\n--C--`)}`],
    404,
  ],
])('V5.2.4: sends a form %s', async (_what, parts, status) => {
  const { server, id } = given();
  const before = filesIn(server.place).length;
  const answer = await sendForm(server, ...parts(id));
  expect(answer).toEqual(refusal(status, /^[A-Z"].*\.?$/));
  expect(filesIn(server.place)).toHaveLength(before);
});

test('V5.2.1: declares a boundary that never comes, or one of thousands of characters', async () => {
  const { server } = given();
  for (const boundary of ['B'.repeat(8000), '', '"', 'B; boundary=C', '%42']) {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await server.post('/api/upload_invoices', 'x'.repeat(megabyte), headers);
    expect([400, 415], boundary.slice(0, 20)).toContain(answer.status);
  }
});
