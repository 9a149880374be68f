import { expect, test } from 'vitest';
import { printingCarrier } from './send-message.ts';

test('demo mode prints the messages it has words for, and says that it could not send another', async () => {
  const printed: string[] = [];
  const carry = printingCarrier((line) => printed.push(line));
  const message = { id: '1', applicationId: '2', phone: '3012345', parameters: {} };
  await carry({ ...message, kind: 'reset-code', parameters: { code: '012345' } });
  await expect(carry({ ...message, kind: 'pay-invoice-reminder' })).rejects.toThrow('pay-invoice-reminder');
  expect(printed).toEqual(['WhatsApp message to 3012345: your code is 012345']);
});
