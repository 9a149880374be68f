import type { Config } from '#server/config.ts';
import { enrolStudent, responseOf, startServer, type TestServer } from '../process/server.ts';
import type { OpenStorage } from '../storage/test-storage.ts';
import { sampleApplication } from './sample-application.ts';

/* The calls of Forgot Password, as the portal sends them, by the sample's student where no other phone is given. */

type Headers = Record<string, string>;

const phone = sampleApplication.mobileNumber;

export const newPassword = 'another good horse';

export const ok = { status: 200, body: { status: 'ok' } };
export const yes = { status: 200, body: true };
export const no = { status: 200, body: false };
export const wrongCode = {
  status: 403,
  body: { error: 'The code is wrong or has run out. Ask for a new one.' },
};

export const resetEntry = (phone_number: string) => ({
  phone_number,
  verification_code: '111111',
  created_at: '2026-11-20T12:00:00.000Z',
});

export const verifyPhone = (server: TestServer, number: string, headers: Headers = {}) =>
  responseOf(server.get('/api/forgotpassword/verify_phone', { phone: number, ...headers }));

export const enterReset = (server: TestServer, number: string, headers: Headers = {}) =>
  responseOf(server.post('/api/forgotpassword/generate_forgot_password_entry', resetEntry(number), headers));

export const sendCode = (server: TestServer, student_number: string, headers: Headers = {}) =>
  responseOf(
    server.post('/api/messaging/forgot_password', { student_number, one_time_code: '111111' }, headers),
  );

export const verifyCode = (server: TestServer, code: string, number = phone, headers: Headers = {}) =>
  responseOf(server.get('/api/forgotpassword/verify_code', { phone: number, code, ...headers }));

export const updatePassword = (server: TestServer, headers: Headers) =>
  responseOf(
    fetch(`${server.url}/api/forgotpassword/update_password`, {
      method: 'POST',
      headers: { phone, newPassword, ...headers },
    }),
  );

/** The codes that wait in the outbox, the newest last. */
export async function waitingCodes({ place }: TestServer, number = phone): Promise<string[]> {
  const waiting = await place.rows(
    `select parameters from messages where kind = 'reset-code' and phone = '${number}' and state = 'waiting' order by created_at`,
  );
  return waiting.map(({ parameters }) => JSON.parse(String(parameters)).code);
}

/** Asks for a code as a page does; what is answered says nothing of whether one is sent. */
export async function requestCode(server: TestServer, number = phone, headers: Headers = {}) {
  await enterReset(server, number, headers);
  return sendCode(server, number, headers);
}

/** The newest code of a phone that has asked for one; undefined where none waits. */
export async function codeSentTo(server: TestServer, number = phone, headers: Headers = {}) {
  await requestCode(server, number, headers);
  return (await waitingCodes(server, number)).at(-1);
}

/** The same, where a code is sent. */
export const askForCode = async (...asked: Parameters<typeof codeSentTo>) => (await codeSentTo(...asked))!;

/** Forgot Password from beginning to end, by who has that phone. */
export async function resetBy(server: TestServer, phone: string, newPassword: string) {
  const code = (await codeSentTo(server, phone)) ?? '000000';
  return updatePassword(server, { phone, code, newPassword });
}

/** A server with a student who has been sent a code. */
export async function startWithCode(open: OpenStorage, config: Partial<Config> = {}) {
  const server = await startServer(await open(), config);
  const student = await enrolStudent(server);
  return { server, ...student, code: await askForCode(server) };
}

/** Codes that are not this one. */
export function otherCodes(code: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'));
}
