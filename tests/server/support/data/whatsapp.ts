import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';

export type Answer = (response: ServerResponse, id: string) => void;

/** Simulates the WhatsApp Cloud API. Accepts every message unless the test sets another response. */
export async function startWhatsApp() {
  const calls: { method?: string; url?: string; headers: object; body: string }[] = [];
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
  const { whatsapp } = readConfig({
    WHATSAPP_BASE_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}/v25.0`,
    WHATSAPP_PHONE_ID: '109876543210',
    WHATSAPP_TOKEN: 'a-secret-token',
  });
  return {
    config: whatsapp!,
    calls,
    answerWith: (...answers: Answer[]) => void script.push(...answers),
    sentTo: () => calls.map(({ body }) => (JSON.parse(body) as { to: string }).to),
  };
}

export const raw =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body);

export const taken: Answer = (response, id) =>
  raw(200, JSON.stringify({ messaging_product: 'whatsapp', messages: [{ id }] }))(response, id);

/** Meta's error text contains the recipient's phone number, which the server must not log. */
export const refused = (status: number, code: number, headers: Record<string, string> = {}): Answer =>
  raw(status, JSON.stringify({ error: { message: `(#${code}) 2203012345`, code } }), headers);

export const silence: Answer = () => {};

export const reset: Answer = (response) => void response.socket?.resetAndDestroy();

export const half: Answer = (response) =>
  void response.writeHead(200, { 'content-length': '200' }).write('{"messages":[{"id":"wam');

export function held(then: Answer = taken) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const answer: Answer = (response, id) => void promise.then(() => then(response, id));
  return { answer, release };
}
