import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { WhatsAppConfig } from '#server/config.ts';

interface Call {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Answer = (response: ServerResponse, id: string) => void;

/** Starts a WhatsApp Cloud API that accepts every message unless the test sets another response. */
export async function startWhatsApp() {
  const calls: Call[] = [];
  const script: Answer[] = [];
  const api = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const number = calls.push({ method, url, headers, body: await text(request) });
    (script.shift() ?? taken)(response, `wamid.${number}`);
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  onTestFinished(() => {
    api.closeAllConnections();
    api.close();
  });
  const baseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}/v25.0`;
  const config: WhatsAppConfig = {
    baseUrl,
    phoneId: '109876543210',
    token: 'a-secret-token',
    language: 'en_US',
    resetTemplate: 'reset_code',
    reminderTemplate: 'pay_invoice_reminder',
    phoneChangedTemplate: 'phone_changed',
  };
  return {
    config,
    environment: {
      WHATSAPP_BASE_URL: baseUrl,
      WHATSAPP_PHONE_ID: config.phoneId,
      WHATSAPP_TOKEN: config.token,
    },
    calls,
    answerWith: (...answers: Answer[]) => void script.push(...answers),
    sentTo: () => calls.map(({ body }) => (JSON.parse(body) as { to: string }).to),
  };
}

function json(status: number, body: object, headers: Record<string, string> = {}): Answer {
  return (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
}

export const taken: Answer = (response, id) =>
  json(200, {
    messaging_product: 'whatsapp',
    contacts: [{ input: '2203012345', wa_id: '2203012345' }],
    messages: [{ id }],
  })(response, id);

/** Meta's error text contains the recipient's phone number, which the server must not log. */
export const refused = (status: number, code: number, headers: Record<string, string> = {}): Answer =>
  json(
    status,
    { error: { message: `(#${code}) 2203012345`, type: 'OAuthException', code, fbtrace_id: 'Az8or2' } },
    headers,
  );

export const raw =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body);

export const silence: Answer = () => {};

export const reset: Answer = (response) => void response.socket?.resetAndDestroy();

export const half: Answer = (response) =>
  void response.writeHead(200, { 'content-length': '200' }).write('{"messages":[{"id":"wam');

export function held(then: Answer = taken) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const answer: Answer = (response, id) => void promise.then(() => then(response, id));
  return { answer, release };
}
