import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';
import type { Answer, Read, Write } from './writes.ts';

export type Outbox = ReturnType<typeof createOutbox>;

/** Sends each write until it is acknowledged, as the portal's outbox does, and notes that it was. */
export function createOutbox(url: string, ledger: Ledger, stopped: AbortSignal) {
  const tally = { cutOff: 0, unavailable: 0 };

  /** Undefined: no answer, or none to its end, or a request to try again later. */
  async function attempt(call: () => Promise<Response>, what: string): Promise<Answer | undefined> {
    let status: number;
    let text: string;
    try {
      const response = await call();
      status = response.status;
      text = await response.text();
    } catch {
      tally.cutOff += 1;
      return undefined;
    }
    if (status >= 200 && status < 300) return JSON.parse(text) as Answer;
    if (status !== 503 && status !== 429) throw new Error(`${what} got ${status}: ${text}`);
    tally.unavailable += 1;
    return undefined;
  }

  async function untilAnswered(call: () => Promise<Response>, what: string): Promise<Answer> {
    for (;;) {
      stopped.throwIfAborted();
      const answer = await attempt(call, what);
      if (answer) return answer;
      await sleep(30);
    }
  }

  return {
    tally,

    async deliver({ method, address, body, token, findings }: Write): Promise<Answer> {
      const isForm = body instanceof FormData || body instanceof URLSearchParams;
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(!isForm && { 'content-type': 'application/json' }),
      };
      const request = { method, headers, body: isForm ? body : JSON.stringify(body) };
      const answer = await untilAnswered(() => fetch(url + address, request), `${method} ${address}`);
      ledger.note(findings(answer));
      return answer;
    },

    async readBack({ address, token, findings }: Read): Promise<void> {
      const headers = { authorization: `Bearer ${token}` };
      ledger.check(findings(await untilAnswered(() => fetch(url + address, { headers }), `GET ${address}`)));
    },
  };
}
