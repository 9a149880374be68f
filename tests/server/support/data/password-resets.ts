import type { Config } from '#server/config.ts';
import type { RequestHeaders } from '../process/calls.ts';
import { startServer, type TestServer } from '../process/server.ts';
import type { OpenStorage } from '../storage/test-storage.ts';
import { sampleApplication } from './sample-application.ts';

const phone = sampleApplication.mobileNumber;

/** Returns the codes in messages that wait to be sent. The newest code is last. */
export async function waitingCodes({ place }: TestServer, number = phone): Promise<string[]> {
  const waiting = await place.rows(
    `select parameters from messages where kind = 'reset-code' and phone = '${number}' and state = 'waiting' order by created_at`,
  );
  return waiting.map(({ parameters }) => JSON.parse(String(parameters)).code);
}

export const changeNotices = ({ place }: TestServer) =>
  place.values("select phone from messages where kind = 'phone-changed' order by created_at, id");

export async function requestCode(server: TestServer, number = phone, headers: RequestHeaders = {}) {
  await server.enterReset(number, headers);
  return server.sendCode(number, headers);
}

export async function codeSentTo(server: TestServer, number = phone, headers: RequestHeaders = {}) {
  await requestCode(server, number, headers);
  return (await waitingCodes(server, number)).at(-1);
}

export const askForCode = async (...asked: Parameters<typeof codeSentTo>) => (await codeSentTo(...asked))!;

export async function resetBy(server: TestServer, phone: string, newPassword: string) {
  const code = (await codeSentTo(server, phone)) ?? '000000';
  return server.updatePassword({ phone, code, newPassword });
}

export async function startWithCode(open: OpenStorage, config: Partial<Config> = {}) {
  const server = await startServer(await open(), config);
  const student = await server.enrolStudent();
  return { server, ...student, code: await askForCode(server) };
}

export function otherCodes(code: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'));
}
