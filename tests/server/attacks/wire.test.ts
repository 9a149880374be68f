import { expect, test } from 'vitest';
import { enrolled, exchange } from '../server.ts';
import { sharedServer } from './shared-server.ts';

const given = sharedServer(async (server) => enrolled(server));

const end = 'host: portal\r\nconnection: close\r\n';

/** The answers on one connection. */
function answersIn(received: string): { status: number; head: string; body: string }[] {
  return received.split(/(?=HTTP\/1\.1 \d{3} )/).map((answer) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { status: Number(head.slice(9, 12)), head, body };
  });
}

const refused = (status: number) => [
  {
    status,
    head: expect.stringMatching(/\r\ncontent-security-policy: [\s\S]*\r\nx-content-type-options: nosniff/),
    body: expect.stringMatching(/^\{"error":"[A-Z].*\."\}$/),
  },
];

test.each([
  ['without a host', 'GET /health/live HTTP/1.1\r\nconnection: close\r\n'],
  ['with two hosts', `GET /health/live HTTP/1.1\r\nhost: other\r\n${end}`],
  [
    'in chunks that HTTP/1.0 does not have',
    `POST /api/logout HTTP/1.0\r\ntransfer-encoding: chunked\r\n${end}`,
  ],
])('V4.2.1: sends a request %s', async (_what, head) => {
  expect(answersIn(await exchange(given().server, `${head}\r\n`))).toEqual(refused(400));
});

test('V3.4.4: expects what no server does, to be answered without the security headers', async () => {
  const head = `GET /health/live HTTP/1.1\r\nexpect: the-unexpected\r\n${end}`;
  expect(answersIn(await exchange(given().server, `${head}\r\n`))).toEqual(refused(417));
});
