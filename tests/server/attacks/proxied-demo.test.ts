import { expect, test } from 'vitest';
import { demoStudents } from '#server/demo/demo-students.ts';
import portal from '../../../vite.config.ts';
import { refusal } from '../support/process/answers.ts';
import { startServer, type TestServer } from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

const implied = { demo: true, demoIsGiven: false };
const refused = refusal(503, 'This portal is still being set up. Try again later.');
const errorLines = ({ log }: TestServer) => log.filter((line) => line.includes('"level":50'));

test.each([
  ['X-Forwarded-For', '41.1.1.1'],
  ['x-forwarded-proto', 'https'],
  ['X-Forwarded-Host', 'portal.example.org'],
  ['X-Forwarded-Anything', ''],
  ['Forwarded', 'for=41.1.1.1'],
  ['Via', '1.1 caddy'],
])('V6.3.2: uses a portal that is a demo by default through a proxy that sends %s', async (name, value) => {
  const server = await startServer(await openEmbedded(), implied);
  const { phone, password } = demoStudents[0]!;
  const headers = { [name]: value };
  const page = { ...headers, accept: 'text/html' };
  for (let times = 0; times < 3; times += 1) {
    expect(await server.logIn(phone, password, headers)).toEqual(refused);
    expect(await server.submit({}, headers)).toEqual(refused);
    expect(await server.get('/', page)).toEqual(refused);
    expect(await server.get('/health/ready', headers)).toEqual(refused);
  }
  const [line, ...others] = errorLines(server);
  expect(JSON.parse(line!).msg).toMatch(/^A proxy .* known passwords.* Set DEMO=0 and TRUST_PROXY.* DEMO=1/);
  expect(others).toEqual([]);
  expect((await server.get('/health/ready')).status).toBe(200);
});

test.each([
  ['with an explicit demo', { demo: true, demoIsGiven: true }],
  ['without demo mode', { demo: false }],
])('serves requests through a proxy to a portal %s', async (_what, changes) => {
  const server = await startServer(await openEmbedded(), changes);
  const headers = { 'x-forwarded-for': '41.1.1.1', via: '1.1 caddy', forwarded: 'for=41.1.1.1' };
  expect((await server.get('/health/ready', headers)).status).toBe(200);
  expect(errorLines(server)).toEqual([]);
});

test('Vite’s proxy is configured with only an address, so that it adds no such header and the dev server shows the demo', () => {
  expect(Object.values(portal.server!.proxy!)).toEqual([expect.stringMatching(/^http:/)]);
});
