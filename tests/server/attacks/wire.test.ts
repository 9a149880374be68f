import { expect, test } from 'vitest';
import { sharedServer } from '../support/process/server.ts';

const given = sharedServer((server) => server.enrolStudent());

const end = 'host: portal\r\nconnection: close\r\n';

function answersIn(received: string): { status: number; head: string; body: string }[] {
  return received.split(/(?=HTTP\/1\.1 \d{3} )/).map((answer) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { status: Number(head.slice(9, 12)), head, body };
  });
}

const refused = (status: number) => [
  {
    status,
    head: expect.stringMatching(
      /^(?=.*\r\ncache-control: no-store\r\n).*\r\ncontent-security-policy: .*\r\nx-content-type-options: nosniff/s,
    ),
    body: expect.stringMatching(/^\{"error":"[A-Z].*\."\}$/),
  },
];

/** Request smuggling: one program may read this as part of the first body, another as a second request. */
const smuggled = `GET /health/live HTTP/1.1\r\n${end}\r\n`;

const post = (lines: string) => `POST /api/logout HTTP/1.1\r\nhost: portal\r\n${lines}\r\n\r\n`;
const chunked =
  'POST /api/student_login HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';

test.each([
  ['both a length and chunks', post('content-length: 4\r\ntransfer-encoding: chunked'), '0\r\n\r\n'],
  ['both chunks and a length', post('transfer-encoding: chunked\r\ncontent-length: 4'), '0\r\n\r\n'],
  ['two lengths', post('content-length: 0\r\ncontent-length: 5'), ''],
  ['the same length twice', post('content-length: 0\r\ncontent-length: 0'), ''],
  ['a list of lengths', post('content-length: 0, 0'), ''],
  ['a signed length', post('content-length: +0'), ''],
  ['a negative length', post('content-length: -1'), ''],
  ['a length that is not a number', post('content-length: abc'), ''],
  ['a length in hexadecimal', post('content-length: 0x0'), ''],
  ['a length of forty digits', post(`content-length: ${'9'.repeat(40)}`), ''],
  ['chunks under a wrong name', post('transfer-encoding: xchunked'), '0\r\n\r\n'],
  ['chunks that are not the last coding', post('transfer-encoding: chunked, identity'), '0\r\n\r\n'],
  ['two codings', post('transfer-encoding: chunked\r\ntransfer-encoding: identity'), '0\r\n\r\n'],
  ['chunks after a control character', post('transfer-encoding: \x0bchunked'), '0\r\n\r\n'],
  ['a space before the colon', post('content-length : 0'), ''],
  ['a space before the name', post(' content-length: 0'), ''],
  ['a header on two lines', post('x-a: b\r\n content-length: 0'), ''],
  ['NUL in a header', post('x-a: b\0c\r\ncontent-length: 0'), ''],
  ['a bare carriage return', post('x-a: b\rcontent-length: 5\r\ncontent-length: 0'), ''],
  ['a bare line feed', post('x-a: b\ncontent-length: 5\r\ncontent-length: 0'), ''],
  ['line feeds alone', 'POST /api/logout HTTP/1.1\nhost: portal\ncontent-length: 0\n\n', ''],
  ['a line break in the address', 'GET /health/live\r\nx: y HTTP/1.1\r\nhost: portal\r\n\r\n', ''],
  ['a space in the address', 'GET /health/live HTTP/1.1 HTTP/1.1\r\nhost: portal\r\n\r\n', ''],
  ['a future version', 'GET /health/live HTTP/1.2\r\nhost: portal\r\n\r\n', ''],
  ['no request line', 'hello\r\n\r\n', ''],
  ['no version', 'GET /health/live\r\n\r\n', ''],
  ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', ''],
  ['an unknown method', 'PWN /health/live HTTP/1.1\r\nhost: portal\r\n\r\n', ''],
  ['a method in lower case', 'get /health/live HTTP/1.1\r\nhost: portal\r\n\r\n', ''],
  [
    'chunks in HTTP/1.0',
    'POST /api/logout HTTP/1.0\r\nhost: portal\r\ntransfer-encoding: chunked\r\n\r\n',
    '',
  ],
  ['a chunk without a size', chunked, 'x\r\n{}\r\n0\r\n\r\n'],
  ['a chunk of a signed size', chunked, '+2\r\n{}\r\n0\r\n\r\n'],
  ['a chunk of a negative size', chunked, '-2\r\n{}\r\n0\r\n\r\n'],
  ['a chunk of a size that overflows', chunked, '10000000000000002\r\n{}\r\n0\r\n\r\n'],
  ['a chunk of a size with a hexadecimal prefix', chunked, '0x2\r\n{}\r\n0\r\n\r\n'],
  ['a chunk larger than it says', chunked, '2\r\n{}{}\r\n0\r\n\r\n'],
  ['a chunk that ends in a line feed', chunked, '2\n{}\r\n0\r\n\r\n'],
  ['a chunk with extensions of twenty kilobytes', chunked, `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
])('V4.2.1: hides a request behind one with %s', async (_what, first, body) => {
  const answers = answersIn(await given().server.exchange(first + body + smuggled));
  expect(answers).toEqual(refused(400));
});

test('V4.2.1: sends a log-in of megabytes in chunks, without a length', async () => {
  const head = `POST /api/student_login HTTP/1.1\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n${end}`;
  const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
  const received = await given().server.exchange(`${head}\r\n${chunk.repeat(20)}0\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
});

test('V4.2.1: adds a token in the trailers, after the body', async () => {
  const { server, id, token } = given();
  const body = JSON.stringify({ student_id: id });
  const bytes =
    `POST /api/surveys/freelance HTTP/1.1\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n` +
    `trailer: authorization\r\n${end}\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\nauthorization: Bearer ${token}\r\n\r\n`;
  expect(await server.exchange(bytes)).toMatch(/^HTTP\/1\.1 401 /);
});

test('V7.2.1: sends a request without a token after one with a token, on one connection', async () => {
  const { server, id, token } = given();
  const address = `GET /api/applications/${id} HTTP/1.1\r\n`;
  const bytes = `${address}host: portal\r\nauthorization: Bearer ${token}\r\n\r\n${address}${end}\r\n`;
  const answers = answersIn(await server.exchange(bytes));
  expect(answers.map(({ status }) => status)).toEqual([200, 401]);
  expect(answers[1]!.body).not.toContain('Isatou');
});

test('V15.3.7: sends two Authorization headers, the wrong one first', async () => {
  const { server, id, token } = given();
  const head = `GET /api/applications/${id} HTTP/1.1\r\nauthorization: Bearer ${'A'.repeat(43)}\r\n`;
  const received = await server.exchange(`${head}authorization: Bearer ${token}\r\n${end}\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 401 /);
});

test.each([
  ['CONNECT evil.example:443', /^$/],
  ['TRACE /', /^HTTP\/1\.1 404 /],
  ['TRACK /', /^HTTP\/1\.1 400 /],
  ['DELETE /api/applications/x', /^HTTP\/1\.1 404 /],
  ['PATCH /api/applications/x', /^HTTP\/1\.1 404 /],
  ['PROPFIND /', /^HTTP\/1\.1 404 /],
  ['PURGE /', /^HTTP\/1\.1 404 /],
  ['OPTIONS *', /^HTTP\/1\.1 404 /],
  ['GET http://evil.example/', /^HTTP\/1\.1 404 /],
])('V13.4.4: uses %s', async (line, answer) => {
  const secret = 'cookie: secret-of-the-victim';
  const received = await given().server.exchange(`${line} HTTP/1.1\r\n${secret}\r\n${end}\r\n`);
  expect(received).toMatch(answer);
  expect(received).not.toContain('secret-of-the-victim');
});

test.each([
  ['websocket', 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13'],
  ['h2c', 'connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__'],
])('V4.2.1: upgrades from HTTP to %s, to bypass the checks', async (_what, lines) => {
  const { server, id } = given();
  const first = `GET /api/applications/${id} HTTP/1.1\r\nhost: portal\r\n${lines}\r\n\r\n`;
  const answers = answersIn(await server.exchange(first + smuggled));
  expect(answers.map(({ status }) => status)).toEqual([401]);
});

test.each([
  ['one header of twenty kilobytes', `x-a: ${'x'.repeat(20_000)}\r\n`],
  ['three thousand headers', Array.from({ length: 3000 }, (_, n) => `x-${n}: y\r\n`).join('')],
  ['three thousand cookies', `cookie: ${'a=b; '.repeat(4000)}\r\n`],
])('V15.2.2: sends %s', async (_what, lines) => {
  const received = await given().server.exchange(`GET /health/live HTTP/1.1\r\n${lines}${end}\r\n`);
  expect(answersIn(received)).toEqual(refused(431));
});

test('V4.2.1: sends a request without a host, and one with two', async () => {
  for (const head of ['connection: close\r\n', `host: other\r\n${end}`]) {
    const received = await given().server.exchange(`GET /health/live HTTP/1.1\r\n${head}\r\n`);
    expect(answersIn(received)).toEqual(refused(400));
  }
});

test('V3.4.4: sends an unsupported Expect header, to get a response without the security headers', async () => {
  const head = `GET /health/live HTTP/1.1\r\nexpect: the-unexpected\r\n${end}`;
  expect(answersIn(await given().server.exchange(`${head}\r\n`))).toEqual(refused(417));
});
