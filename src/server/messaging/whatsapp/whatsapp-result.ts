import type { SendResult } from '../transport.ts';

/**
 * These are WhatsApp's error codes for a phone that is the sender's own, is not on WhatsApp, has opted out,
 * or is abroad.
 */
const unreachable = new Set([131021, 131026, 131049, 130472, 130497]);

/** These are WhatsApp's error codes for rate limits and temporary failures. */
const busy = new Set([2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057]);

/** The delay (in ms) after a configuration error, which nobody corrects within seconds. */
const fiveMinutes = 5 * 60_000;

interface Body {
  readonly messages?: readonly ({ readonly id?: unknown } | null)[];
  readonly error?: { readonly code?: unknown } | null;
}

/**
 * Returns what to do after a response. A 200 without a message id comes from a proxy or was cut off, so the
 * message is retried, at the risk of sending it twice. Configuration errors (token, permission, template,
 * address) are retried slowly, because the same request succeeds once the operator has corrected the
 * configuration.
 */
export function sendResultOf({ status, headers }: Response, body: unknown): SendResult {
  const { messages, error } = (body ?? {}) as Body;
  const reference = messages?.[0]?.id;
  const isOk = status >= 200 && status < 300;
  if (isOk && typeof reference === 'string') return { result: 'sent', reference };

  const code = typeof error?.code === 'number' ? error.code : undefined;
  const summary = `WhatsApp answered ${status}${code === undefined ? '' : ` with code ${code}`}.`;
  if (code !== undefined && unreachable.has(code)) {
    return { result: 'refused', reason: `${summary} It does not carry messages to this phone.` };
  }
  const isBusy = code !== undefined && busy.has(code);
  if (isOk || isBusy || status === 429 || status >= 500) {
    return { result: 'retry', reason: summary, afterMs: retryAfterMs(headers) };
  }
  return {
    result: 'retry',
    reason: `${summary} ${whatToMend(status, code)}`,
    afterMs: fiveMinutes,
    misconfigured: true,
  };
}

function whatToMend(status: number, code = 0): string {
  if (status === 401 || code === 190) return 'Renew WHATSAPP_TOKEN.';
  if (status === 403) return 'Give the token of WHATSAPP_TOKEN the permission to send messages.';
  if (code >= 132_000 && code < 133_000)
    return 'Check that Meta has approved the template in WHATSAPP_LANGUAGE.';
  return 'Check WHATSAPP_BASE_URL, WHATSAPP_PHONE_ID and the templates.';
}

function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : undefined;
}
