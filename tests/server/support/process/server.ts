import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import type { ErrorResponse } from '#contract/errors.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { newPassword, resetEntry, sampleApplication } from '../data/sample-application.ts';
import type { OnEnd, OpenStorage, TestStorage } from '../storage/test-storage.ts';

export type TestServer = Awaited<ReturnType<typeof startServer>>;
export type Calls = ReturnType<typeof callsTo>;
export type RequestHeaders = Readonly<Record<string, string>>;

interface StartOptions extends AppOptions {
  readonly atEnd?: OnEnd;
  /** Where the clock begins. */
  readonly at?: number;
}

/** A real server on a port of its own, with a clock that only the test moves. It closes itself. */
export async function startServer(
  place: TestStorage,
  changes: Partial<Config> = {},
  { atEnd = onTestFinished, at = Date.UTC(2026, 10, 20, 12), ...options }: StartOptions = {},
) {
  const clock = { at };
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
    changes,
    clock,
    log,
    /** The delays that logins were made to wait, in ms. */
    waits,
    place,
  };
}

/** The same server, stopped and started again so many ms later. */
export async function restart({ app, place, changes, clock }: TestServer, later = 0): Promise<TestServer> {
  await app.close();
  return startServer(place, changes, { at: clock.at + later });
}

/** What a call was answered with. Compared as a whole, it is its status and its body. */
export class Answer<Body = unknown> {
  readonly status: number;
  /** JSON is read; anything else is text. */
  readonly body: Body;
  readonly #response: Response;

  constructor(response: Response, text: string) {
    this.#response = response;
    this.status = response.status;
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    this.body = text && isJson ? JSON.parse(text) : text;
  }

  get headers() {
    return this.#response.headers;
  }

  get ok() {
    return this.#response.ok;
  }

  get url() {
    return this.#response.url;
  }

  /** Everything that it tells. Some headers differ from one answer to the next, and tell nothing. */
  get whole() {
    const { 'x-request-id': _, date, ...headers } = Object.fromEntries(this.headers);
    return { status: this.status, headers, body: this.body };
  }
}

export async function answerOf<Body = unknown>(sent: Promise<Response>): Promise<Answer<Body>> {
  const response = await sent;
  return new Answer<Body>(response, await response.text());
}

/** The portal's calls to a server, wherever it runs. */
export function callsTo(url: string) {
  const send = <Body = unknown>(address: string, request?: RequestInit) =>
    answerOf<Body>(fetch(url + address, request));
  const sending =
    (method: string) =>
    <Body = unknown>(address: string, body: unknown, headers: RequestHeaders = {}) =>
      send<Body>(address, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
  const post = sending('POST');
  const put = sending('PUT');
  const get = <Body = unknown>(address: string, headers: RequestHeaders = {}) =>
    send<Body>(address, { headers });

  function sendForm(
    entries: readonly (readonly [name: string, value: string | File])[],
    headers: RequestHeaders = {},
  ) {
    const body = new FormData();
    for (const [name, value] of entries) body.append(name, value);
    return send('/api/upload_invoices', { method: 'POST', body, headers });
  }

  return {
    send,
    post,
    put,
    get,
    /** An upload of an invoice with whatever fields. */
    sendForm,

    submit: (answers: object = {}, headers: RequestHeaders = {}) =>
      post<{ id: string } & Partial<ErrorResponse>>(
        '/api/applications/submission',
        { ...sampleApplication, ...answers },
        headers,
      ),

    logIn: (
      username: string = sampleApplication.mobileNumber,
      password: string = sampleApplication.password,
      headers: RequestHeaders = {},
    ) =>
      send<{ user: string; access_token: string }>('/api/student_login', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ username, password }),
      }),

    upload: (
      id: string,
      bytes: Uint8Array<ArrayBuffer>,
      name = 'invoice.pdf',
      headers: RequestHeaders = {},
    ) =>
      sendForm(
        [
          ['id', id],
          ['file', new File([bytes], name)],
        ],
        headers,
      ),

    invoiceExists: (id: string, headers: RequestHeaders = {}) =>
      get<{ status: string; file_path: string | null }>(`/api/upload_invoices/exists?id=${id}`, headers),

    application: (id: string, headers: RequestHeaders = {}) => get(`/api/applications/${id}`, headers),

    editAccount: (id: string, answers: object | string, headers: RequestHeaders = {}) =>
      put(`/api/applications/${id}`, answers, headers),

    changePhone: (id: string, phone_number: string, headers: RequestHeaders = {}) =>
      put(`/api/applications/${id}`, { phone_number, email: 'a@example.com' }, headers),

    remind: (student_number: string, headers: RequestHeaders = {}) =>
      post('/api/messaging/pay_invoice_reminder', { student_number }, headers),

    verifyPhone: (phone: string, headers: RequestHeaders = {}) =>
      get('/api/forgotpassword/verify_phone', { phone, ...headers }),

    enterReset: (phone_number: unknown, headers: RequestHeaders = {}) =>
      post('/api/forgotpassword/generate_forgot_password_entry', resetEntry(phone_number), headers),

    sendCode: (student_number: unknown, headers: RequestHeaders = {}) =>
      post('/api/messaging/forgot_password', { student_number, one_time_code: '111111' }, headers),

    verifyCode: (
      code: string,
      phone: string = sampleApplication.mobileNumber,
      headers: RequestHeaders = {},
    ) => get('/api/forgotpassword/verify_code', { phone, code, ...headers }),

    updatePassword: (headers: RequestHeaders) =>
      send('/api/forgotpassword/update_password', {
        method: 'POST',
        headers: { phone: sampleApplication.mobileNumber, newPassword, ...headers },
      }),
  };
}

/** The header by which a trusted proxy says whose request it is. */
export const from = (client: string) => ({ 'x-forwarded-for': client });

export async function applyForId(server: Calls, answers: object = {}): Promise<string> {
  return (await server.submit(answers)).body.id;
}

/** A student who has applied and logged in, and the headers of what needs the password as well. */
export async function enrolStudent(server: Calls, answers: object = {}) {
  const id = await applyForId(server, answers);
  const { mobileNumber, password } = { ...sampleApplication, ...answers };
  const bearer = await logInAgain(server, mobileNumber, password);
  const token = bearer.authorization.slice('Bearer '.length);
  return { id, token, bearer, withPassword: { ...bearer, ...passwordHeader(password) } };
}

/** A server on a place of its own, on which the sample's student has applied. */
export async function startWithApplication(
  open: OpenStorage,
  changes: Partial<Config> = {},
  options?: StartOptions,
) {
  const server = await startServer(await open(), changes, options);
  return { server, id: await applyForId(server) };
}

/** The same, with the student logged in. */
export async function startWithStudent(
  open: OpenStorage,
  changes: Partial<Config> = {},
  answers: object = {},
) {
  const server = await startServer(await open(), changes);
  return { server, ...(await enrolStudent(server, answers)) };
}

/** The header of a new session, as for a test that has moved the clock. */
export async function logInAgain(server: Calls, ...[phone, password]: Parameters<Calls['logIn']>) {
  return { authorization: `Bearer ${(await server.logIn(phone, password)).body.access_token}` };
}

/** Of requests that change the phone: the header in which the password travels. */
export const passwordHeader = (password: string = sampleApplication.password) => ({
  password: encodeURIComponent(password),
});

/** As the portal's outbox does: a server that is too busy for the moment, as a slow machine may be, is asked again. */
export async function retryUntilAccepted<Body>(send: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  const answer = await send();
  return answer.status === 503 ? retryUntilAccepted(send) : answer;
}

/** Not stored, and the client is told when to try again. */
export async function expectUnavailable(call: Promise<Answer>): Promise<void> {
  const answer = await call;
  expect(answer).toEqual(unavailable);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

export const unavailable = {
  status: 503,
  body: { error: 'We cannot store anything just now. Try again.' },
};

/** A connection to write to as no client would, and what has come back on it. It does not outlive the test. */
export async function openSocket(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.on('error', () => {});
  return { socket, received: () => received };
}

/** What comes back on the wire, to the end of the connection: `fetch` would tidy up such a request before it sends it. */
export function rawResponse(server: TestServer, head: string, body = ''): Promise<string> {
  return exchange(server, `${head}\r\nconnection: close\r\n\r\n${body}`);
}

/** The same for bytes that need not be a request, or may be several. */
export async function exchange({ url }: TestServer, bytes: string): Promise<string> {
  const { socket, received } = await openSocket(url);
  socket.write(bytes);
  await once(socket, 'close');
  return received();
}
