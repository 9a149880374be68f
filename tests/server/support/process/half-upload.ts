import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Store } from '../storage/rows.ts';
import { openSocket } from './calls.ts';

export async function beginUpload(url: string, text: string, length = 5_000_000, headers = '') {
  const opened = await openSocket(url);
  const type = 'content-type: multipart/form-data; boundary=B\r\n';
  const head = `POST /api/upload_invoices HTTP/1.1\r\nhost: portal\r\n${headers}${type}`;
  opened.socket.write(`${head}content-length: ${length}\r\n\r\n${text}`);
  return opened;
}

export const idPart = (id: string) => `--B\r\ncontent-disposition: form-data; name="id"\r\n\r\n${id}\r\n`;
export const fileHead = '--B\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
export const filePart = `${fileHead}%PDF-1.4 `;
export const lastPart = '\r\n--B--\r\n';

/** Sends all of an upload except its last 50 bytes. */
export async function startUpload(url: string, id: string, text = '') {
  const body = `${idPart(id)}${filePart}${text}${'x'.repeat(100_000)}${lastPart}`;
  const { socket, received } = await beginUpload(url, body.slice(0, -50), body.length);
  return { finish: () => socket.write(body.slice(-50)), received };
}

export function incoming({ dataDir }: Store): string[] {
  return readdirSync(path.join(dataDir, 'files', 'incoming'));
}
