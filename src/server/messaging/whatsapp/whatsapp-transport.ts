import type { WhatsAppConfig } from '../../config.ts';
import type { SendResult, Transport } from '../transport.ts';
import { payloadOf } from './whatsapp-payload.ts';
import { sendResultOf } from './whatsapp-result.ts';

/** Shorter than the ten seconds in which the server ends, so that a stop loses no answer. */
const defaultTimeoutMs = 8_000;

/** Messages through Meta's WhatsApp Cloud API. That it took one does not mean that the phone has it yet. */
export function whatsAppTransport(config: WhatsAppConfig, timeoutMs = defaultTimeoutMs): Transport {
  const address = `${config.baseUrl}/${encodeURIComponent(config.phoneId)}/messages`;
  const headers = { authorization: `Bearer ${config.token}`, 'content-type': 'application/json' };
  return async (message): Promise<SendResult> => {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers,
        body: JSON.stringify(payloadOf(message, config)),
        // The token and the code are for this address alone.
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
