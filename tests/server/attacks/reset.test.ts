import { expect, test } from 'vitest';
import { openEmbedded } from '../databases.ts';
import { enrolled, startServer, type TestServer } from '../server.ts';

const phone = '3012345';
const newPassword = 'a stolen good horse';

/** What the phone is sent, as the outbox has it. */
async function askForCode(server: TestServer, number = phone, headers: Record<string, string> = {}) {
  const entry = { phone_number: number, verification_code: '111111', created_at: '2026-11-20' };
  await server.post('/api/forgotpassword/generate_forgot_password_entry', entry, headers);
  await server.post('/api/messaging/forgot_password', { student_number: number }, headers);
  const [newest] = await server.place.rows(
    `select parameters from messages where kind = 'reset-code' and phone = '${number}' and state = 'waiting'`,
  );
  return newest && (JSON.parse(String(newest.parameters)).code as string);
}

const update = (server: TestServer, headers: Record<string, string>) =>
  fetch(`${server.url}/api/forgotpassword/update_password`, {
    method: 'POST',
    headers: { phone, newPassword, ...headers },
  });

test('V6.6.2: uses the code that a stolen phone was sent, after its owner has changed the number', async () => {
  const server = await startServer(await openEmbedded());
  const { id, bearer } = await enrolled(server);
  const code = (await askForCode(server))!;
  const edit = { phone_number: '3055555', email: 'a@example.com' };
  expect((await server.put(`/api/applications/${id}`, edit, bearer)).status).toBe(200);
  for (const number of [phone, '3055555']) {
    const right = await server.get('/api/forgotpassword/verify_code', { phone: number, code });
    expect(await right.json(), number).toBe(false);
    expect((await update(server, { phone: number, code })).status, number).toBe(403);
  }
  expect((await server.logIn('3055555')).status).toBe(200);
});
