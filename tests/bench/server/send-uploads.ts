import { request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { workerData } from 'node:worker_threads';

/** Run as a worker: sends a PDF of so many bytes for each application, all at once. */
export interface Uploads {
  readonly url: string;
  readonly ids: readonly string[];
  readonly bytes: number;
}

const { url, ids, bytes }: Uploads = workerData;
const chunk = Buffer.alloc(65_536, ' ');
const start = Buffer.from('%PDF-1.4 ');
const end = Buffer.from('\r\n--B--\r\n');

await Promise.all(ids.map(upload));

async function upload(id: string): Promise<void> {
  const head = Buffer.from(
    `--B\r\ncontent-disposition: form-data; name="id"\r\n\r\n${id}\r\n` +
      '--B\r\ncontent-disposition: form-data; name="file"; filename="invoice.pdf"\r\n\r\n',
  );
  const outgoing = request(`${url}/api/upload_invoices`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=B',
      'content-length': head.length + bytes + end.length,
    },
  });
  const answered = new Promise<void>((resolve, reject) => {
    outgoing.once('error', (cause) => reject(new Error('An upload got no answer.', { cause })));
    outgoing.once('response', async (answer) => {
      const body = await text(answer);
      if (answer.statusCode === 200) resolve();
      else reject(new Error(`An upload was answered with ${answer.statusCode}: ${body}`));
    });
  });
  // What is refused may be cut off before its end: then the answer says why.
  await Promise.all([pipeline(Readable.from(pieces(head)), outgoing).catch(() => {}), answered]);
}

function* pieces(head: Buffer): Generator<Buffer> {
  yield head;
  yield start;
  for (let left = bytes - start.length; left > 0; left -= chunk.length) yield chunk.subarray(0, left);
  yield end;
}
