import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Store } from '../storage/rows.ts';
import { openSocket } from './calls.ts';

/** An upload whose last bytes are still to come. */
export async function startUpload(url: string, id: string, text = '') {
  const file = `%PDF-1.4 ${text}${'x'.repeat(100_000)}`;
  const body =
    `--B\r\ncontent-disposition: form-data; name="id"\r\n\r\n${id}\r\n` +
    `--B\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${file}\r\n--B--\r\n`;
  const { socket, received } = await openSocket(url);
  socket.write(
    `POST /api/upload_invoices HTTP/1.1\r\nhost: portal\r\ncontent-type: multipart/form-data; boundary=B\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, -50));
  return { finish: () => socket.write(body.slice(-50)), received };
}

/** The files that are still arriving. */
export function incoming({ dataDir }: Store): string[] {
  return readdirSync(path.join(dataDir, 'files', 'incoming'));
}
