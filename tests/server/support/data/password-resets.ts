import type { Config } from '#server/config.ts';
import type { RequestHeaders } from '../process/calls.ts';
import { startServer, type TestServer } from '../process/server.ts';
import type { OpenStorage } from '../storage/test-storage.ts';
import { sampleApplication } from './sample-application.ts';

/* Forgot Password, for the sample student unless another phone is given. */

const phone = sampleApplication.mobileNumber;

/** The codes waiting in the outbox, newest last. */
export async function waitingCodes({ place }: TestServer, number = phone): Promise<string[]> {
  const waiting = await place.rows(
    `select parameters from messages where kind = 'reset-code' and phone = '${number}' and state = 'waiting' order by created_at`,
  );
  return waiting.map(({ parameters }) => JSON.parse(String(parameters)).code);
}

/** The phones notified of a phone change, in order. */
export const changeNotices = ({ place }: TestServer) =>
  place.values("select phone from messages where kind = 'phone-changed' order by created_at, id");

/** Requests a code as the page does; the response does not reveal whether one is sent. */
export async function requestCode(server: TestServer, number = phone, headers: RequestHeaders = {}) {
  await server.enterReset(number, headers);
  return server.sendCode(number, headers);
}

/** The newest code for a phone that requests one; undefined if none waits. */
export async function codeSentTo(server: TestServer, number = phone, headers: RequestHeaders = {}) {
  await requestCode(server, number, headers);
  return (await waitingCodes(server, number)).at(-1);
}

/** The same, if a code is sent. */
export const askForCode = async (...asked: Parameters<typeof codeSentTo>) => (await codeSentTo(...asked))!;

/** Forgot Password from beginning to end, for the owner of that phone. */
export async function resetBy(server: TestServer, phone: string, newPassword: string) {
  const code = (await codeSentTo(server, phone)) ?? '000000';
  return server.updatePassword({ phone, code, newPassword });
}

/** A server with a student who has been sent a code. */
export async function startWithCode(open: OpenStorage, config: Partial<Config> = {}) {
  const server = await startServer(await open(), config);
  const student = await server.enrolStudent();
  return { server, ...student, code: await askForCode(server) };
}

/** Codes that differ from this one. */
export function otherCodes(code: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'));
}
