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

/** Whom the server has told that a phone was changed, the first first. */
export async function changeNotices(server: TestServer) {
  const messages = await server.place.rows(
    "select phone from messages where kind = 'phone-changed' order by created_at, id",
  );
  return messages.map(({ phone }) => phone);
}
