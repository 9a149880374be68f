import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { sampleApplication } from '../data/sample-application.ts';
import type { OnEnd, TestStorage } from '../storage/test-storage.ts';

export type TestServer = Awaited<ReturnType<typeof startServer>>;
export type Calls = ReturnType<typeof callsTo>;

/** A real server on a port of its own, with a clock that only the test moves. It closes itself. */
export async function startServer(
  place: TestStorage,
  changes: Partial<Config> = {},
  { atEnd = onTestFinished, ...options }: AppOptions & { readonly atEnd?: OnEnd } = {},
) {
  const clock = { at: Date.UTC(2026, 10, 20, 12) };
  const log: string[] = [];
  const waits: number[] = [];
  const { dataDir, databaseUrl, store } = place;
  const config = {
    ...readConfig({ DEMO: '0' }),
    ...{ dataDir, databaseUrl, objectStore: store?.config },
    ...changes,
  };
  const app = await buildApp(config, {
    now: () => clock.at,
    wait: async (ms) => waits.push(ms),
    ...options,
    logStream: { write: (line) => void log.push(line) },
  });
  atEnd(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    ...callsTo(url),
    app,
    url,
    clock,
    log,
    /** The delays that logins were made to wait, in ms. */
    waits,
    place,
  };
}

/** The portal's calls to a server, wherever it runs. */
export function callsTo(url: string) {
  const sending =
    (method: string) =>
    (address: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(url + address, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
  const post = sending('POST');

  return {
    post,
    put: sending('PUT'),

    get: (address: string, headers: Record<string, string> = {}) => fetch(url + address, { headers }),

    submit: (answers: object = {}, headers: Record<string, string> = {}) =>
      post('/api/applications/submission', { ...sampleApplication, ...answers }, headers),

    logIn: (
      username: string = sampleApplication.mobileNumber,
      password: string = sampleApplication.password,
      headers: Record<string, string> = {},
    ) =>
      fetch(`${url}/api/student_login`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ username, password }),
      }),

    upload(id: string | undefined, bytes: Uint8Array<ArrayBuffer>, name = 'invoice.pdf', token?: string) {
      const form = new FormData();
      if (id !== undefined) form.append('id', id);
      form.append('file', new Blob([bytes]), name);
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      return fetch(`${url}/api/upload_invoices`, { method: 'POST', body: form, headers });
    },
  };
}

/** A student who has applied and logged in, and the headers of what needs the password as well. */
export async function enrolStudent(server: Calls, answers: object = {}) {
  const { id } = (await (await server.submit(answers)).json()) as { id: string };
  const { mobileNumber, password } = { ...sampleApplication, ...answers };
  const token = await tokenOf(server, mobileNumber, password);
  const bearer = { authorization: `Bearer ${token}` };
  return { id, token, bearer, withPassword: { ...bearer, password: encodeURIComponent(password) } };
}

/** A server on a place of its own, with the sample's student. */
export async function startWithStudent(open: () => Promise<TestStorage>, changes: Partial<Config> = {}) {
  const server = await startServer(await open(), changes);
  return { server, ...(await enrolStudent(server)) };
}

/** The same student with a token of now, for a test that has moved the clock. */
export async function logInAgain(server: TestServer, mobileNumber: string = sampleApplication.mobileNumber) {
  return {
    authorization: `Bearer ${await tokenOf(server, mobileNumber, sampleApplication.password)}`,
  };
}

async function tokenOf(server: Calls, phone: string, password: string): Promise<string> {
  const { access_token } = (await (await server.logIn(phone, password)).json()) as { access_token: string };
  return access_token;
}

/** Status and body, for comparing at once. */
export async function responseOf(response: Promise<Response>): Promise<{ status: number; body: unknown }> {
  const answer = await response;
  return { status: answer.status, body: await answer.json() };
}

/** As the portal's outbox does: a server that is too busy for the moment, as a slow machine may be, is asked again. */
export async function retryUntilAccepted(send: () => Promise<Response>): Promise<Response> {
  const answer = await send();
  return answer.status === 503 ? retryUntilAccepted(send) : answer;
}

/** What comes back on the wire, to the end of the connection: `fetch` would tidy up such a request before it sends it. */
export function rawResponse(server: TestServer, head: string, body = ''): Promise<string> {
  return exchange(server, `${head}\r\nconnection: close\r\n\r\n${body}`);
}

/** The same for bytes that need not be a request, or may be several. */
export function exchange({ url }: TestServer, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
    socket.write(bytes);
  });
}
