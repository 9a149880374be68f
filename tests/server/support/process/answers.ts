import { expect } from 'vitest';

/** An HTTP response. Vitest's `toEqual` compares only its status and body. */
export class Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  readonly #response: Response;

  constructor(response: Response, text: string) {
    this.#response = response;
    this.status = response.status;
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    this.body = text && isJson ? JSON.parse(text) : text;
  }

  get headers() {
    return this.#response.headers;
  }

  get ok() {
    return this.#response.ok;
  }

  get url() {
    return this.#response.url;
  }

  /** Leaves out the headers that differ with every response. */
  get whole() {
    const { 'x-request-id': _, date, ...headers } = Object.fromEntries(this.headers);
    return { status: this.status, headers, body: this.body };
  }
}

export async function answerOf<Body = unknown>(sent: Promise<Response>): Promise<Answer<Body>> {
  const response = await sent;
  return new Answer<Body>(response, await response.text());
}

export const refusal = (status: number, error: string | RegExp) => ({
  status,
  body: { error: error instanceof RegExp ? expect.stringMatching(error) : error },
});

export const accepted = { status: 200, body: { status: 'ok' } };
export const yes = { status: 200, body: true };
export const no = { status: 200, body: false };
export const unreadable = refusal(400, 'The request cannot be read.');
export const pleaseLogIn = refusal(401, 'Please log in.');
export const wrongLogIn = refusal(401, 'The phone number or the password is wrong.');
export const wrongCode = refusal(403, 'That code is wrong or has expired. Ask for a new one.');
export const notFound = refusal(404, 'There is nothing at this address.');
export const wrongKind = refusal(415, 'This call does not take that kind of content.');
export const unavailable = refusal(503, "We can't save anything right now. Try again.");

export async function expectUnavailable(call: Promise<Answer>): Promise<void> {
  const answer = await call;
  expect(answer).toEqual(unavailable);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

/** Returns the statuses in ascending order, because concurrent calls may be handled in any order. */
export async function statusesOf(calls: readonly Promise<Answer>[]): Promise<number[]> {
  return (await Promise.all(calls)).map(({ status }) => status).sort();
}

/** Repeats a call that gets 503, as the portal's outbox does: a slow machine may be too busy for a moment. */
export async function retryUntilAccepted<Body>(send: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  const answer = await send();
  return answer.status === 503 ? retryUntilAccepted(send) : answer;
}
