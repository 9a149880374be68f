import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { hash, verify } from '@node-rs/argon2';
import pg from 'pg';
import { argon2Cost } from '#server/auth/passwords.ts';

/*
 * What no server can do without, and nothing else, as a bare node:http handler: the same bytes from memory, the
 * same password hash, as many durable commits, the same file on the disk. No checks, no limits, no log. The
 * difference to the portal's server is what that one costs.
 */

const { ORIGIN = '', DATA_DIR = '.', DATABASE_URL } = process.env;
const commit = DATABASE_URL
  ? commitToPostgres(DATABASE_URL)
  : commitToFile(path.join(DATA_DIR, 'floor.sqlite'));
const somebodysHash = hash('correct horse', argon2Cost);

const work: Readonly<Record<string, (request: IncomingMessage) => Promise<unknown>>> = {
  /** Proves a password and stores a session. */
  async '/api/student_login'(request) {
    await buffer(request);
    await verify(await somebodysHash, 'correct horse');
    await commit();
  },
  /** Counts the phone, hashes the password, stores the application. */
  async '/api/applications/submission'(request) {
    await buffer(request);
    await commit();
    await hash('correct horse', argon2Cost);
    await commit();
  },
  async '/api/upload_invoices'(request) {
    await pipeline(request, createWriteStream(path.join(DATA_DIR, newName()), { flush: true }));
    await commit();
  },
};

const server = createServer(async (request, response) => {
  const act = request.method === 'POST' && work[request.url ?? ''];
  if (!act) return giveFromMemory(request, response);
  await act(request);
  response.end('{"status":"ok"}');
});
// As long as the portal's keeps an idle connection: none is to close just when it is used again.
server.keepAliveTimeout = 72_000;
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

/** What the portal's server answered to the same request once. */
async function giveFromMemory(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '';
  const known = memory.get(url) ?? askPortal(request);
  memory.set(url, known);
  const { status, headers, body } = await known;
  response.writeHead(status, headers).end(body);
}

function askPortal({ url, headers }: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${ORIGIN}${url}`, { headers }, async (answer) => {
      const { date: _, connection: __, 'keep-alive': ___, ...own } = answer.headers;
      resolve({ status: answer.statusCode!, headers: own, body: await buffer(answer) });
    }).on('error', reject);
  });
}

function commitToFile(file: string): () => Promise<unknown> {
  const database = new DatabaseSync(file);
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table facts (fact text primary key)',
  );
  const insert = database.prepare('insert into facts values (?)');
  return async () => insert.run(newName());
}

function commitToPostgres(connectionString: string): () => Promise<unknown> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const created = pool.query('create table facts (fact text primary key)');
  return async () => {
    await created;
    return pool.query('insert into facts values ($1)', [newName()]);
  };
}

function newName(): string {
  return randomBytes(16).toString('base64url');
}
