import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { hash, verify } from '@node-rs/argon2';
import { argon2Cost } from '#server/auth/passwords.ts';

/*
 * This bare node:http server is the "floor", with which the benchmark compares the portal's server. It does
 * only the work that no server can avoid: it sends the same bytes from memory, verifies the same password
 * hash, commits as often to a durable database and writes the same file.
 */

const { ORIGIN = '', DATA_DIR = '.' } = process.env;
const sampleHash = hash('correct horse', argon2Cost);

const database = new DatabaseSync(path.join(DATA_DIR, 'floor.sqlite'));
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; create table facts (fact text primary key)',
);
const insert = database.prepare('insert into facts values (?)');
const newName = () => randomBytes(16).toString('base64url');

const work: Readonly<Record<string, (request: IncomingMessage) => Promise<unknown>>> = {
  async '/api/student_login'(request) {
    await buffer(request);
    await verify(await sampleHash, 'correct horse');
    insert.run(newName());
  },
  async '/api/upload_invoices'(request) {
    await pipeline(request, createWriteStream(path.join(DATA_DIR, newName()), { flush: true }));
    insert.run(newName());
  },
};

const server = createServer(async (request, response) => {
  const act = request.method === 'POST' && work[request.url ?? ''];
  if (!act) return respondFromMemory(request, response);
  await act(request);
  response.end('{"status":"ok"}');
});
server.listen(0, '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

const memory = new Map<string, Promise<Answer>>();

async function respondFromMemory(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '';
  const known = memory.get(url) ?? fetchFromPortal(request);
  memory.set(url, known);
  const { status, headers, body } = await known;
  response.writeHead(status, headers).end(body);
}

function fetchFromPortal({ url, headers }: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${ORIGIN}${url}`, { headers }, async (answer) => {
      const { date: _, connection: __, 'keep-alive': ___, ...own } = answer.headers;
      resolve({ status: answer.statusCode!, headers: own, body: await buffer(answer) });
    }).on('error', reject);
  });
}
