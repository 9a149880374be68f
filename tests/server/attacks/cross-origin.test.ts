import { expect, test } from 'vitest';
import { sampleApplication } from '../support/data/sample-application.ts';
import { wrongKind } from '../support/process/answers.ts';
import { sharedServer } from '../support/process/server.ts';

const given = sharedServer(async () => ({}));
const configured = sharedServer(async () => ({}), { corsOrigins: ['https://portal.example'] });

const formless = [
  '/api/applications/submission',
  '/api/messaging/pay_invoice_reminder',
  '/api/messaging/forgot_password',
  '/api/forgotpassword/generate_forgot_password_entry',
  '/api/surveys/freelance',
  '/api/business-loan',
  '/api/questionnaires/exit-survey',
  '/api/questionnaires/feedback',
];

/** A page of another origin can make a browser send these bodies without a CORS preflight. */
const simpleBodies = [
  ['application/x-www-form-urlencoded', 'student_number=3012345&phone_number=3012345&verification_code=1'],
  ['text/plain', '{"student_number":"3012345"}'],
  [
    'multipart/form-data; boundary=B',
    '--B\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--B--\r\n',
  ],
] as const;

test.each(formless)('V3.5.2: makes visitors of another page post a form to %s', async (address) => {
  const { server } = given();
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  for (const [type, body] of simpleBodies) {
    const answer = await server.post(address, body, { ...headers, 'content-type': type });
    expect(answer, type).toEqual(wrongKind);
  }
  const { university: _, ...answers } = sampleApplication;
  const form = new URLSearchParams(answers as Record<string, string>);
  expect((await server.send(address, { method: 'POST', headers, body: form })).status).toBe(415);
  expect(await server.place.rows('select id from students')).toEqual([]);
});

test('V3.5.1: logs visitors of another page in as the attacker', async () => {
  const { server } = given();
  await server.submit();
  const headers = {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
  };
  const answer = await server.logIn(undefined, undefined, headers);
  // The response sets no cookie, and browsers do not let pages of another origin read its token.
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect((await server.application(answer.body.user, headers)).status).toBe(401);
});

test.each([
  'null',
  'https://evil.example',
  'https://portal.example.evil.example',
  'https://evilportal.example',
  'https://portal.exampl',
  'https://evil.portal.example',
  'http://portal.example',
  'https://portal.example:444',
  'https://portal.example/',
  'https://portal.example@evil.example',
  'https://PORTAL.example',
  'https://portal.example, https://evil.example',
  'https://portal.example%00.evil.example',
  'https://portalxexample',
  'file://',
  '*',
])('V3.4.2: reads responses from the origin %s', async (origin) => {
  const { server } = configured();
  for (const [method, headers] of [
    [
      'OPTIONS',
      { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'phone' },
    ],
    ['GET', { origin }],
    ['POST', { origin, 'content-type': 'application/json' }],
  ] as const) {
    const answer = await server.send('/api/universities/', { method, headers });
    const names = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
    expect(names).toEqual([]);
    expect(answer.headers.get('vary')).toBe('Origin');
  }
});

test('V3.4.2: makes the allowed origin send cookies, or read more than responses', async () => {
  const { server } = configured();
  const headers = { origin: 'https://portal.example', 'access-control-request-method': 'PUT' };
  const preflight = await server.send('/api/student_login', { method: 'OPTIONS', headers });
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  expect(preflight.headers.get('access-control-expose-headers')).toBeNull();
  expect(preflight.headers.get('access-control-allow-methods')).not.toMatch(/\*|DELETE|PATCH/);
  const elsewhere = await server.get('/', headers);
  expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  ...formless,
  '/api/student_login',
  '/api/logout',
  '/api/upload_invoices',
  '/api/forgotpassword/update_password',
])('V3.5.3: makes an image or a link call %s', async (address) => {
  const query = 'username=3012345&password=correct+horse&student_number=3012345&phone=3012345';
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    const answer = await given().server.send(`${address}?${query}`, { method });
    expect([401, 404], method).toContain(answer.status);
  }
});

test('V3.5.6: requests a response as a script', async () => {
  const { server } = given();
  for (const query of ['callback=alert', 'jsonp=alert', 'cb=alert', 'format=js']) {
    const answer = await server.get(`/api/universities/?${query}`, { accept: 'application/javascript' });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.body).not.toContain('alert');
  }
});
