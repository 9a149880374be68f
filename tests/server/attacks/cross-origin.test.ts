import { expect, test } from 'vitest';
import { sampleApplication } from '../sample-application.ts';
import { answerOf } from '../server.ts';
import { sharedServer } from './shared-server.ts';

const given = sharedServer(async () => ({}));

/** What a page of another origin can make a browser send without asking first. */
const simpleBodies = [
  ['application/x-www-form-urlencoded', 'student_number=3012345&phone_number=3012345&verification_code=1'],
  ['text/plain', '{"student_number":"3012345"}'],
  [
    'multipart/form-data; boundary=B',
    '--B\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--B--\r\n',
  ],
] as const;

test.each([
  '/api/applications/submission',
  '/api/messaging/pay_invoice_reminder',
  '/api/messaging/forgot_password',
  '/api/forgotpassword/generate_forgot_password_entry',
  '/api/surveys/freelance',
  '/api/business-loan',
])('V3.5.2: makes visitors of another page post a form to %s', async (address) => {
  const { server } = given();
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  for (const [type, body] of simpleBodies) {
    const answer = await answerOf(server.post(address, body, { ...headers, 'content-type': type }));
    expect(answer, type).toEqual({
      status: 415,
      body: { error: 'This call does not take that kind of content.' },
    });
  }
  const { university: _, ...answers } = sampleApplication;
  const form = new URLSearchParams(answers as Record<string, string>);
  expect((await fetch(server.url + address, { method: 'POST', headers, body: form })).status).toBe(415);
  expect(await server.place.rows('select id from students')).toEqual([]);
});
