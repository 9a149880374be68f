import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';
import type { Answer, Read, Write } from './writes.ts';

export function send(url: string, write: Write | Read): Promise<Response> {
  return fetch(requestOf(url, write));
}

export function requestOf(url: string, { method, address, body, token }: Write | Read): Request {
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && !isForm && { 'content-type': 'application/json' }),
  };
  return new Request(url + address, { method, headers, body: isForm ? body : JSON.stringify(body) });
}

/** Sends a call once. Throws unless the server accepts it. */
export async function answered(url: string, call: Write | Read): Promise<Answer> {
  const answer = await send(url, call);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call.method} ${call.address}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

/** Repeats each write until the server acknowledges it, as the portal's outbox does. */
export function createRetryingClient(url: string, ledger: Ledger, stopped: AbortSignal) {
  const tally = { cutOff: 0, unavailable: 0 };

  async function attempt(call: Write | Read): Promise<Answer | undefined> {
    let status: number;
    let text: string;
    try {
      const response = await send(url, call);
      status = response.status;
      text = await response.text();
    } catch {
      tally.cutOff += 1;
      return undefined;
    }
    if (status >= 200 && status < 300) return JSON.parse(text) as Answer;
    if (status !== 503 && status !== 429)
      throw new Error(`${call.method} ${call.address} returned ${status}: ${text}`);
    tally.unavailable += 1;
    return undefined;
  }

  async function untilAnswered(call: Write | Read): Promise<Answer> {
    for (;;) {
      stopped.throwIfAborted();
      const answer = await attempt(call);
      if (answer) return answer;
      await sleep(100);
    }
  }

  return {
    tally,

    async deliver(write: Write): Promise<Answer> {
      const answer = await untilAnswered(write);
      ledger.note(write.findings(answer));
      return answer;
    },

    async readBack(read: Read): Promise<void> {
      ledger.check(read.findings(await untilAnswered(read)));
    },
  };
}
