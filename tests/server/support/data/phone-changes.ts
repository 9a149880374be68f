import { responseOf, type TestServer } from '../process/server.ts';
import { sampleApplication } from './sample-application.ts';

/** Of requests that change the phone: the header in which the password travels. */
export const passwordHeader = (password: string = sampleApplication.password) => ({
  password: encodeURIComponent(password),
});

/** PUT /applications/{user} with another phone, and with whatever headers. */
export const changePhone = (
  server: TestServer,
  id: string,
  phone_number: string,
  headers: Record<string, string>,
) => responseOf(server.put(`/api/applications/${id}`, { phone_number, email: 'a@example.com' }, headers));

/** The code that Forgot Password has sent to a phone; undefined where none is. */
export async function codeSentTo(server: TestServer, phone: string): Promise<string | undefined> {
  const entry = { phone_number: phone, verification_code: '111111', created_at: '2026-11-20' };
  await server.post('/api/forgotpassword/generate_forgot_password_entry', entry);
  await server.post('/api/messaging/forgot_password', { student_number: phone });
  const waiting = await server.place.rows(
    `select parameters from messages where kind = 'reset-code' and phone = '${phone}' and state = 'waiting' order by created_at`,
  );
  return waiting.map(({ parameters }) => JSON.parse(String(parameters)).code as string).at(-1);
}

export const updatePassword = (server: TestServer, phone: string, code: string, newPassword: string) =>
  responseOf(
    fetch(`${server.url}/api/forgotpassword/update_password`, {
      method: 'POST',
      headers: { phone, code, newPassword },
    }),
  );

/** Forgot Password from beginning to end, by who has that phone. */
export async function resetBy(server: TestServer, phone: string, newPassword: string) {
  return updatePassword(server, phone, (await codeSentTo(server, phone)) ?? '000000', newPassword);
}

/** Whom the server has told that a phone was changed, the first first. */
export async function changeNotices(server: TestServer) {
  const messages = await server.place.rows(
    "select phone from messages where kind = 'phone-changed' order by created_at, id",
  );
  return messages.map(({ phone }) => phone);
}
