import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { pdf } from '../support/data/invoices.ts';
import { refusal } from '../support/process/answers.ts';
import { sharedServer, startWithStudent } from '../support/process/server.ts';
import { openDatabaseIn, openEmbedded } from '../support/storage/test-storage.ts';

const given = sharedServer((server) => server.enrolStudent(), { logLevel: 'trace' });

test('V16.4.1: forges lines in the log', async () => {
  const { server, id } = given();
  const line = '\r\n{"level":60,"msg":"forged"}\r\n';
  const encoded = encodeURIComponent(line);
  await server.rawResponse(
    `GET /x${encoded} HTTP/1.1\r\nhost: a${encoded}\r\nuser-agent: ${encoded}\r\nreferer: ${encoded}`,
  );
  await server.rawResponse(
    `GET /forged HTTP/1.1\r\nhost: x\r\nx-request-id: forged\r\nx-forwarded-for: forged`,
  );
  await server.rawResponse(`FORGED /forged\x1b[31m HTTP/1.1\r\nhost: x`);
  await server.logIn(line, line);
  await server.post(`/api/logout?x=${encoded}`, `{"a":"${line}`);
  await server.upload(id, pdf(line), `forged${line}.pdf`);
  await server.submit({ firstName: line, mobileNumber: line });
  await server.sendCode(line);
  for (const written of server.log) {
    expect(written).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(written)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
  }
  expect(server.log.join('')).not.toMatch(/forged|\\r|\\n\{/);
});

test('V16.2.5: leaves secrets where a log could pick them up', async () => {
  const { server, id, token, bearer } = given();
  const secret = 'a-very-secret-horse';
  await server.get(`/api/applications/${id}?access_token=${secret}&phone=3012345#${secret}`, bearer);
  await server.get(`/${secret}/3012345/${token}`, { accept: 'text/html', cookie: `token=${secret}` });
  await server.application(secret, { authorization: `Basic ${btoa(`3012345:${secret}`)}` });
  await server.rawResponse(`GET http://3012345:${secret}@portal/api/nothing HTTP/1.1\r\nhost: portal`);
  await server.rawResponse(
    `GET /%zz${secret} HTTP/1.1\r\nhost: portal\r\nreferer: https://portal/?code=${secret}`,
  );
  await server.rawResponse(`${secret} ${token} 3012345`);
  await server.post('/api/student_login', `{"password":"${secret}",`, {});
  await server.post('/api/student_login', `username=3012345&password=${secret}&%`, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  await server.post('/api/upload_invoices', `--B\r\n${secret}`, {
    'content-type': `multipart/form-data; boundary=${secret}`,
  });
  await server.get('/api/forgotpassword/verify_code', { phone: '3012345', code: secret });
  const log = server.log.join('');
  for (const each of [secret, btoa(`3012345:${secret}`), '3012345', token, id]) {
    expect(log, each).not.toContain(each);
  }
});

test('V16.5.1: makes the server fail, to learn how it is built', async () => {
  const { server, id, bearer } = await startWithStudent(openEmbedded);
  const database = await openDatabaseIn(server.place);
  for (const table of ['invoice_files', 'transactions', 'submissions', 'reset_entries', 'reset_lookups']) {
    await sql`drop table ${sql.table(table)}`.execute(database);
  }
  const failures = [
    server.invoiceExists(id, bearer),
    server.deposits(id, bearer),
    server.finances(id, bearer),
    server.verifyPhone('3012345'),
    server.upload(id, pdf('x')),
  ];
  for (const failure of failures) {
    expect(await failure).toEqual(refusal(500, 'Something went wrong on our side. Try again later.'));
  }
  expect(server.log.join('')).toContain('"level":50');
  expect(server.log.join('')).not.toMatch(new RegExp(`3012345|${id}|horse`));
});

test('V16.5.3: removes the table that tokens are checked with, so that none is checked', async () => {
  const { server, id, bearer } = await startWithStudent(openEmbedded);
  const database = await openDatabaseIn(server.place);
  await sql`alter table sessions rename to gone`.execute(database);
  for (const headers of [bearer, { authorization: `Bearer ${'A'.repeat(43)}` }]) {
    expect((await server.application(id, headers)).status).toBe(500);
    expect((await server.upload(id, pdf('x'), 'a.pdf', headers)).status).toBe(500);
  }
  expect((await server.application(id)).status).toBe(401);
  expect((await server.logIn()).status).toBe(500);
});

test('V13.4.6: sends invalid requests of every kind, to learn what software answers', async () => {
  const { server, bearer } = given();
  const answers = await Promise.all([
    server.get('/%zz'),
    server.get('/api/nothing', bearer),
    server.universities(bearer),
    server.get('/api/applications/x', bearer),
    server.get('/api/deposits', bearer),
    server.post('/api/applications/submission', '{'),
    server.post('/api/applications/submission', '{"__proto__":1}'),
    server.post('/api/upload_invoices', '{}'),
    server.post('/api/student_login', 'x'.repeat(10_000)),
    server.send('/api/student_login', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }),
    server.send('/api/student_login', { method: 'PUT' }),
  ]);
  for (const answer of answers) {
    const exposed = JSON.stringify([...answer.headers]) + answer.body;
    expect(exposed, answer.url).not.toMatch(
      /fastify|FST_|node|express|sqlite|kysely|postgres|\.ts\b|\.js\b|stack| {4}at /i,
    );
    for (const name of ['server', 'x-powered-by', 'via', 'x-runtime', 'x-aspnet-version']) {
      expect(answer.headers.get(name), name).toBeNull();
    }
  }
});

test('V4.1.1: looks for a response without a type or a charset', async () => {
  const { server, id, bearer } = given();
  const answers = await Promise.all([
    server.application(id, { ...bearer, accept: 'text/html' }),
    server.application(id, { ...bearer, accept: 'application/xml' }),
    server.get('/api/forgotpassword/verify_phone', { phone: '3012345', accept: 'text/html' }),
    server.get('/api/<script>alert(1)</script>', { accept: 'text/html' }),
    server.enterReset('<script>alert(1)</script>'),
    server.logIn('<script>', 'x', { accept: 'text/html' }),
  ]);
  for (const { headers } of answers) {
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});
