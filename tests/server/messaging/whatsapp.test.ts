import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { chooseTransport } from '#server/messaging/choose-transport.ts';
import type { ClaimedMessage } from '#server/messaging/messages-repository.ts';
import { whatsAppTransport } from '#server/messaging/whatsapp/whatsapp-transport.ts';
import { type Answer, half, raw, refused, reset, silence, startWhatsApp } from '../support/data/whatsapp.ts';

const minute = 60_000;

const code: ClaimedMessage = {
  id: '1',
  kind: 'reset-code',
  applicationId: '2',
  phone: '3012345',
  parameters: { code: '012345' },
  tries: 1,
  expiresAt: 10 * minute,
};
const reminder: ClaimedMessage = { ...code, kind: 'pay-invoice-reminder', parameters: {} };

test('sends codes with an authentication template, and all else with utility templates', async () => {
  const whatsapp = await startWhatsApp();
  const carry = whatsAppTransport(whatsapp.config);
  expect(await carry(code)).toEqual({ result: 'sent', reference: 'wamid.1' });
  expect(await carry(reminder)).toEqual({ result: 'sent', reference: 'wamid.2' });
  expect(await carry({ ...reminder, kind: 'phone-changed' })).toMatchObject({ result: 'sent' });
  for (const { method, url, headers } of whatsapp.calls) {
    expect([method, url]).toEqual(['POST', '/v25.0/109876543210/messages']);
    expect(headers).toMatchObject({
      authorization: 'Bearer a-secret-token',
      'content-type': 'application/json',
    });
  }
  expect(whatsapp.calls.map(({ body }) => body)).toEqual([
    '{"messaging_product":"whatsapp","recipient_type":"individual","to":"2203012345","type":"template",' +
      '"template":{"name":"reset_code","language":{"code":"en_US"},"components":[' +
      '{"type":"body","parameters":[{"type":"text","text":"012345"}]},' +
      '{"type":"button","sub_type":"url","index":"0","parameters":[{"type":"text","text":"012345"}]}]}}',
    '{"messaging_product":"whatsapp","recipient_type":"individual","to":"2203012345","type":"template",' +
      '"template":{"name":"pay_invoice_reminder","language":{"code":"en_US"}}}',
    '{"messaging_product":"whatsapp","recipient_type":"individual","to":"2203012345","type":"template",' +
      '"template":{"name":"phone_changed","language":{"code":"en_US"}}}',
  ]);
});

async function outcomeOf(answer: Answer, timeoutMs?: number) {
  const whatsapp = await startWhatsApp();
  whatsapp.answerWith(answer);
  return whatsAppTransport(whatsapp.config, timeoutMs)(code);
}

test.each<[string, Answer, object]>([
  ['429', raw(429, ''), { reason: 'WhatsApp answered 429.' }],
  ['429 with retry-after', raw(429, '', { 'retry-after': '120' }), { afterMs: 2 * minute }],
  ['too many messages', refused(400, 130429), { reason: 'WhatsApp answered 400 with code 130429.' }],
  ['too many to this phone', refused(400, 131056, { 'retry-after': '6' }), { afterMs: 6000 }],
  ['an outage', refused(503, 131016), {}],
  ['503 from a proxy', raw(503, '<h1>Service Unavailable</h1>'), {}],
  ['a captive portal', raw(200, '<h1>Log in to this network</h1>'), { reason: 'WhatsApp answered 200.' }],
  ['200 without an id', raw(200, '{"messages":[null]}'), {}],
  ['200 with null', raw(200, 'null'), {}],
  ['half a response', half, { reason: 'WhatsApp answered 200.' }],
  ['silence', silence, { reason: 'WhatsApp did not answer in time.' }],
  [
    'a reset connection',
    reset,
    { reason: expect.stringMatching(/^WhatsApp could not be reached \(\w+\)\.$/) },
  ],
])('retries after %s', async (_what, answer, expected) => {
  const isSilent = answer === half || answer === silence;
  const outcome = await outcomeOf(answer, isSilent ? 500 : undefined);
  expect(outcome).toMatchObject({ result: 'retry', ...expected });
  expect(outcome).not.toHaveProperty('misconfigured');
  expect(JSON.stringify(outcome)).not.toContain('3012345');
});

test('waits until a given date', async () => {
  const date = new Date(Date.now() + 10 * minute).toUTCString();
  const { afterMs } = (await outcomeOf(raw(503, '', { 'retry-after': date }))) as { afterMs: number };
  expect(afterMs).toBeGreaterThan(5 * minute);
  expect(afterMs).toBeLessThanOrEqual(10 * minute);
});

test('gives up on a phone without WhatsApp', async () => {
  expect(await outcomeOf(refused(400, 131026))).toEqual({
    result: 'refused',
    reason: 'WhatsApp answered 400 with code 131026. It does not carry messages to this phone.',
  });
});

test.each([
  ['an old token', refused(401, 190), 'Renew WHATSAPP_TOKEN.'],
  ['401 without a message', raw(401, 'no'), 'Renew WHATSAPP_TOKEN.'],
  ['no permission', refused(403, 10), 'Give the token of WHATSAPP_TOKEN the permission to send messages.'],
  ['no template', refused(404, 132001), 'Check that Meta has approved the template in WHATSAPP_LANGUAGE.'],
  ['a wrong parameter', refused(400, 100), 'Check WHATSAPP_BASE_URL, WHATSAPP_PHONE_ID and the templates.'],
])('reports %s to the operator and retries slowly', async (_what, answer, advice) => {
  const reason = expect.stringMatching(
    new RegExp(`^WhatsApp answered 4\\d\\d( with code \\d+)?\\. ${advice}$`),
  );
  const outcome = { result: 'retry', misconfigured: true, afterMs: 5 * minute, reason };
  expect(await outcomeOf(answer)).toEqual(outcome);
});

test('does not follow a redirect: token and code are for one address', async () => {
  const [whatsapp, elsewhere] = [await startWhatsApp(), await startWhatsApp()];
  for (const status of [302, 307]) {
    whatsapp.answerWith(raw(status, '', { location: `${elsewhere.config.baseUrl}/messages` }));
    expect(await whatsAppTransport(whatsapp.config)(code)).toMatchObject({ misconfigured: true });
  }
  expect(elsewhere.calls).toEqual([]);
});

const configured = { WHATSAPP_TOKEN: 'a', WHATSAPP_PHONE_ID: '1', WHATSAPP_BASE_URL: 'http://127.0.0.1:1' };

test('prints messages in demo mode, whatever else is configured', async () => {
  const printed: string[] = [];
  const carry = chooseTransport(readConfig({ ...configured, DEMO: '1' }), (line) => printed.push(line))!;
  expect(await carry(code)).toEqual({ result: 'sent', reference: null });
  for (const kind of ['pay-invoice-reminder', 'phone-changed'] as const)
    expect(await carry({ ...code, kind, parameters: {} })).toMatchObject({ result: 'sent' });
  expect(printed).toEqual([
    'WhatsApp message to 3012345: your code is 012345',
    'WhatsApp message to 3012345: remember to pay your invoice',
    'WhatsApp message to 3012345: the phone number of your account was changed; if that was not you, use Forgot Password with this number within seven days',
  ]);
});

test('otherwise sends by WhatsApp if configured, or not at all', async () => {
  const print = () => expect.unreachable();
  const carry = chooseTransport(readConfig({ ...configured, DEMO: '0' }), print)!;
  expect(await carry(code)).toMatchObject({ result: 'retry' });
  expect(chooseTransport(readConfig({ DEMO: '0' }), print)).toBeUndefined();
});
