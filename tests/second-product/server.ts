import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { type Answers, configureLanguage, evaluate, payloadOf } from '#engine/core/index.ts';
import { french } from './french.ts';
import { registry } from './generated/registry.ts';

/* This program, `node server.ts <database>`, serves the built pages and stores sent answers in one table. It
   prints its address. */

configureLanguage(french);

const database = new DatabaseSync(process.argv[2]!);
database.exec('CREATE TABLE IF NOT EXISTS envois (formulaire TEXT, version INTEGER, reponses TEXT) STRICT');

async function store(id: string, request: IncomingMessage): Promise<readonly [number, object]> {
  const known = registry.find((form) => form.id === id && form.who === 'anyone');
  if (!known) return [404, {}];
  const { form } = await known.load();
  const answers: Answers = JSON.parse(await text(request));
  const evaluation = evaluate(form, answers, { today: new Date().toISOString().slice(0, 10) });
  if (!evaluation.isComplete) return [400, { erreurs: evaluation.errors.map(({ message }) => message) }];
  const row = [id, form.definition.version, JSON.stringify(payloadOf(form, evaluation))];
  database.prepare('INSERT INTO envois VALUES (?, ?, ?)').run(...row);
  return [201, {}];
}

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url!, 'http://jardin');
  const id = /^\/api\/([a-z-]+)$/.exec(pathname)?.[1];
  if (id && request.method === 'POST') {
    void store(id, request)
      .catch(() => [400, {}] as const)
      .then(([status, body]) => response.writeHead(status).end(JSON.stringify(body)));
    return;
  }
  const asset = /^\/assets\/[\w-]+\.(js|css)$/.exec(pathname);
  const file = join(import.meta.dirname, 'dist', asset ? pathname : 'index.html');
  const type = types[(asset?.[1] ?? 'html') as keyof typeof types];
  if (!existsSync(file)) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
});

server.listen(0, '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
