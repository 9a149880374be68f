import { expect, test } from 'vitest';
import { openEmbedded } from '../databases.ts';
import { answerOf, enrolled, startServer } from '../server.ts';

test('V6.3.8: tries number after number as the own one, to learn from the 409 who is a student', async () => {
  const server = await startServer(await openEmbedded());
  const { id, bearer } = await enrolled(server);
  await enrolled(server, { mobileNumber: '3999999' });
  const edit = (phone_number: string) =>
    answerOf(server.put(`/api/applications/${id}`, { phone_number, email: 'a@example.com' }, bearer));
  for (const number of ['3100001', '3100002', '3100003', '3100004']) {
    expect((await edit(number)).status).toBe(200);
  }
  expect((await edit('3999999')).status).toBe(409);
  const tooMany = { status: 429, body: { error: 'Too many phone numbers. Try again later.' } };
  for (const number of ['3012345', '3100005']) expect(await edit(number)).toEqual(tooMany);
  expect((await edit('3100004')).status).toBe(200);
  expect((await server.get('/api/forgotpassword/verify_phone', { phone: '3100006' })).status).toBe(429);
});
