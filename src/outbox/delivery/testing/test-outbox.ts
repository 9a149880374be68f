import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import type { ApiError } from '#api/http/api-error.ts';
import { call } from '#api/http/client.ts';
import { isRecord } from '#api/http/response.ts';
import { stubHost } from '#api/http/testing/stub-host.ts';
import { createOutbox, type Outbox, type OutboxOptions, type Wake } from '../outbox.ts';
import { createItem, type ItemState, type OutboxItem, type Sender } from '../outbox-item.ts';
import { openOutboxStore } from '../outbox-store.ts';

/**
 * Says what the test server does with a POST request: it responds with a status, or it closes the connection
 * before or after it stores the body.
 */
export type Behaviour = number | 'reset before' | 'reset after' | { status: number; retryAfter: number };

/**
 * Handles the first requests as `plan` specifies, and responds to all later ones with 200. Like the real
 * server, stores equal bodies only once.
 */
export async function serve(...plan: Behaviour[]) {
  const rows: string[] = [];
  const posts: string[] = [];
  await stubHost(async (request, response) => {
    const body = await text(request);
    const next = plan.shift() ?? 200;
    posts.push(`${request.url} ${body}`);
    if (next === 'reset before') return void request.socket.destroy();
    const { status, retryAfter } = typeof next === 'object' ? next : { status: Number(next), retryAfter: 0 };
    if (status === 200 || next === 'reset after') {
      if (!rows.includes(body)) rows.push(body);
    }
    if (next === 'reset after') return void request.socket.destroy();
    if (retryAfter) response.setHeader('retry-after', String(retryAfter));
    response.writeHead(status, { 'content-type': 'application/json' });
    const no = { error: `No: ${status}.`, problems: [{ field: 'firstName', message: 'No.' }] };
    response.end(JSON.stringify(status === 200 ? { id: `id-${rows.indexOf(body)}` } : no));
  });
  return { rows, posts };
}

export const post = (path: string) => (payload: unknown) =>
  call(path, { method: 'POST', json: payload, check: isRecord });

export const senders: Record<string, Sender> = {
  application: {
    send: post('/submission'),
    followUps: ({ owner }) => [{ kind: 'reminder', owner, payload: { student_number: owner } }],
  },
  reminder: { send: post('/reminder') },
};

/**
 * Creates an outbox that retries within milliseconds. `wake` simulates events of the browser, such as a new
 * network.
 */
export function outboxWith(options: Partial<OutboxOptions> = {}) {
  let wake: Wake = () => {};
  const outbox = createOutbox({
    store: openOutboxStore(),
    senders,
    waits: [5, 10, 20],
    random: () => 0.5,
    wakeUps: (given) => (wake = given),
    ...options,
  });
  onTestFinished(() => outbox.stop());
  return Object.assign(outbox, { wake: (...why: Parameters<Wake>) => wake(...why) });
}

export const application = { kind: 'application', owner: '3012345', payload: { firstName: 'Awa' } };

export const itemWith = (facts: Partial<OutboxItem>): OutboxItem => ({
  ...createItem(application),
  ...facts,
});

export async function addApplication(outbox: Outbox, state: ItemState): Promise<void> {
  await outbox.add(application);
  await reaches(outbox, state);
}

export async function addFailing(outbox: Outbox): Promise<void> {
  await outbox.add(application);
  await expect.poll(() => outbox.snapshot().items[0]).toMatchObject({ state: 'waiting', tries: 1 });
}

export const reaches = (outbox: Outbox, state: ItemState, kind?: string) =>
  expect.poll(() => stateOf(outbox, kind)).toBe(state);

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export const stateOf = (outbox: Outbox, kind = 'application') =>
  outbox.snapshot().items.findLast((item) => item.kind === kind)?.state;

/**
 * Creates a sender whose first attempts fail with `failures`. Later attempts hang until an abort, or until
 * `end` is called.
 */
export function hanging(...failures: ApiError[]) {
  const tries: AbortSignal[] = [];
  let move: (percent: number) => void = () => {};
  let end = () => {};
  const send: Sender['send'] = (_payload, { signal, onProgress }) => {
    tries.push(signal);
    move = onProgress;
    const failure = failures.shift();
    if (failure) return Promise.reject(failure);
    return new Promise((done, fail) => {
      end = () => done({ id: 'id-0' });
      signal.addEventListener('abort', () => fail(signal.reason));
    });
  };
  return { tries, send, move: (percent: number) => move(percent), end: () => end() };
}

export async function uploading() {
  const upload = hanging();
  const options = { store: openOutboxStore(), senders: { invoice: { send: upload.send } } };
  const outbox = outboxWith(options);
  await outbox.add(invoice);
  await reaches(outbox, 'sending', 'invoice');
  await expect.poll(() => upload.tries).toHaveLength(1);
  return { ...upload, ...options, outbox };
}

export const invoice = { kind: 'invoice', owner: '3012345', payload: { file: 'one' } };
export const invoiceOf = (outbox: Outbox) => outbox.snapshot().items.find((item) => item.kind === 'invoice');
