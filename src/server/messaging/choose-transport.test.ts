import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { chooseTransport } from './choose-transport.ts';
import type { ClaimedMessage } from './messages-repository.ts';

const whatsapp = { WHATSAPP_TOKEN: 'a', WHATSAPP_PHONE_ID: '1', WHATSAPP_BASE_URL: 'http://127.0.0.1:1' };
const code: ClaimedMessage = {
  id: '1',
  kind: 'reset-code',
  applicationId: '2',
  phone: '3012345',
  parameters: { code: '012345' },
  tries: 1,
  expiresAt: 0,
};

test('prints messages in demo mode, whatever else is configured', async () => {
  const printed: string[] = [];
  const carry = chooseTransport(readConfig({ ...whatsapp, DEMO: '1' }), (line) => printed.push(line))!;
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
  const carry = chooseTransport(readConfig({ ...whatsapp, DEMO: '0' }), print)!;
  expect(await carry(code)).toMatchObject({ result: 'retry' });
  expect(chooseTransport(readConfig({ DEMO: '0' }), print)).toBeUndefined();
});
