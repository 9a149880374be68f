import { internationalPhone } from '#domain/phone.ts';
import type { WhatsAppConfig } from '../../config.ts';
import type { MessageKind } from '../../database/tables.ts';
import type { ClaimedMessage } from '../messages-repository.ts';
import type { SendResult, Transport } from '../transport.ts';
import { sendResultOf } from './whatsapp-result.ts';

/**
 * The time in ms after which an attempt is given up. It is shorter than the ten seconds of a shutdown, so
 * that the result of an attempt can still be stored.
 */
const defaultTimeoutMs = 8_000;

/**
 * Returns a transport that sends messages through WhatsApp's API. The result `sent` means that the API has
 * accepted the message, which has not necessarily reached the phone.
 */
export function whatsAppTransport(config: WhatsAppConfig, timeoutMs = defaultTimeoutMs): Transport {
  const address = `${config.baseUrl}/${encodeURIComponent(config.phoneId)}/messages`;
  const headers = { authorization: `Bearer ${config.token}`, 'content-type': 'application/json' };
  return async (message): Promise<SendResult> => {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers,
        body: JSON.stringify(requestBodyOf(message, config)),
        // Does not follow redirects, because the token and the code are for this host only.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body: unknown = await answer.json().catch(() => undefined);
      return sendResultOf(answer, body);
    } catch (error) {
      return { result: 'retry', reason: whyNoAnswer(error) };
    }
  };
}

function whyNoAnswer(error: unknown): string {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') return 'WhatsApp did not answer in time.';
  const { code } = (cause ?? {}) as { code?: unknown };
  return `WhatsApp could not be reached (${code ?? name}).`;
}

/**
 * Returns a request to send a message from a template. WhatsApp requires an approved template for every
 * message that is not a reply to the student.
 */
function requestBodyOf({ kind, phone, parameters }: ClaimedMessage, templates: WhatsAppConfig): object {
  const { resetTemplate, reminderTemplate, phoneChangedTemplate } = templates;
  const templateOf: { readonly [kind in MessageKind]: string } = {
    'reset-code': resetTemplate,
    'phone-changed': phoneChangedTemplate,
    'pay-invoice-reminder': reminderTemplate,
  };
  const language = { code: templates.language };
  const code = [{ type: 'text', text: parameters.code }];
  const components = kind === 'reset-code' && [
    { type: 'body', parameters: code },
    { type: 'button', sub_type: 'url', index: '0', parameters: code },
  ];
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: internationalPhone(phone),
    type: 'template',
    template: { name: templateOf[kind], language, ...(components && { components }) },
  };
}
