import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/http/api-error.ts';
import { call } from '#api/http/client.ts';
import { isRecord } from '#api/http/response.ts';
import { createOutbox, type Outbox, type OutboxOptions, type Wake } from './outbox.ts';
import { openOutboxStore } from './outbox-store.ts';
import type { Sender } from './sender.ts';

/** What the server does with the next posts; 200 once the list is used up. */
type Behaviour = number | 'reset before' | 'reset after' | { status: number; retryAfter: number };

const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** A server that keeps what it is sent, once by its content, as the real one does. */
async function serve(...plan: Behaviour[]) {
  const rows: string[] = [];
  const posts: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
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
    response.end(
      JSON.stringify(status === 200 ? { id: `id-${rows.indexOf(body)}` } : { error: `No: ${status}.` }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  vi.stubEnv('VITE_API_HOST', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { rows, posts };
}

const post = (path: string) => (payload: unknown) =>
  call(path, { method: 'POST', json: payload, check: isRecord });

const senders: Record<string, Sender> = {
  application: {
    send: post('/submission'),
    followUps: ({ owner }) => [{ kind: 'reminder', owner, payload: { student_number: owner } }],
  },
  reminder: { send: post('/reminder') },
};

function outboxWith(options: Partial<OutboxOptions> = {}): Outbox {
  const outbox = createOutbox({
    store: openOutboxStore(),
    senders,
    waits: [5, 10, 20],
    random: () => 0.5,
    ...options,
  });
  closers.push(() => outbox.stop());
  return outbox;
}

const application = { kind: 'application', owner: '3012345', payload: { firstName: 'Awa' } };

const stateOf = (outbox: Outbox, kind = 'application') =>
  outbox.snapshot().items.findLast((item) => item.kind === kind)?.state;

test('an application is sent once, and its reminder follows', async () => {
  const began = Math.floor(Date.now() / 1000) * 1000; // a server's date has no milliseconds
  const { posts } = await serve();
  const outbox = outboxWith();
  await outbox.add(application);
  await vi.waitFor(() => expect(stateOf(outbox, 'reminder')).toBe('sent'));
  expect(posts).toEqual(['/submission {"firstName":"Awa"}', '/reminder {"student_number":"3012345"}']);
  const [sent] = outbox.snapshot().items;
  expect(sent).toMatchObject({ state: 'sent', answer: { id: 'id-0' }, tries: 1 });
  expect(sent?.payload).toBeUndefined();
  expect(sent?.sentAt).toBeGreaterThanOrEqual(began);
});

test.each<Behaviour>([408, 425, 429, 500, 502, 503, 'reset before', 'reset after'])(
  'after %s it is tried again, and there is one row',
  async (behaviour) => {
    const { rows, posts } = await serve(behaviour, behaviour);
    const outbox = outboxWith();
    await outbox.add(application);
    await vi.waitFor(() => expect(stateOf(outbox)).toBe('sent'));
    await vi.waitFor(() => expect(stateOf(outbox, 'reminder')).toBe('sent'));
    expect(posts).toHaveLength(4);
    expect(rows.filter((row) => row.includes('Awa'))).toHaveLength(1);
  },
);

test.each([400, 403, 404, 409, 413, 422])('after %s it is refused, and never tried again', async (status) => {
  const { posts } = await serve(status);
  const outbox = outboxWith();
  await outbox.add(application);
  await vi.waitFor(() => expect(stateOf(outbox)).toBe('refused'));
  expect(outbox.snapshot().items[0]).toMatchObject({
    problem: `No: ${status}.`,
    status,
    payload: { firstName: 'Awa' },
  });
  await outbox.tryAgain();
  expect(posts).toHaveLength(1);
  expect(stateOf(outbox, 'reminder')).toBeUndefined();
});

test('Retry-After is kept to, whatever wakes the outbox, unless the student asks', async () => {
  const { posts } = await serve({ status: 429, retryAfter: 3600 });
  let wake: Wake = () => {};
  const outbox = outboxWith({ wakeUps: (given) => (wake = given) });
  await outbox.add(application);
  await vi.waitFor(() => expect(outbox.snapshot().items[0]?.tries).toBe(1));
  wake('look');
  wake('network');
  await outbox.start();
  await new Promise((done) => setTimeout(done, 100));
  expect(posts).toHaveLength(1);
  await outbox.tryAgain();
  expect(stateOf(outbox)).toBe('sent');
});

test('a wake-up, as when the phone is online again, sends at once', async () => {
  await serve('reset before');
  let wake: Wake = () => {};
  const outbox = outboxWith({ waits: [3_600_000], wakeUps: (given) => (wake = given) });
  await outbox.add(application);
  await vi.waitFor(() => expect(outbox.snapshot().items[0]).toMatchObject({ state: 'waiting', tries: 1 }));
  wake('look');
  await vi.waitFor(() => expect(stateOf(outbox)).toBe('sent'));
});

test('a tab that is shown and focused tries once', async () => {
  const { posts } = await serve(503, 503, 503, 503);
  let wake: Wake = () => {};
  const outbox = outboxWith({ waits: [3_600_000], wakeUps: (given) => (wake = given) });
  await outbox.add(application);
  await vi.waitFor(() => expect(outbox.snapshot().items[0]?.tries).toBe(1));
  wake('look');
  wake('look');
  await vi.waitFor(() => expect(outbox.snapshot().items[0]?.tries).toBe(2));
  await new Promise((done) => setTimeout(done, 100));
  expect(posts).toHaveLength(2);
});

test('without the password nothing is sent until it is given', async () => {
  const { posts } = await serve();
  let password = '';
  const application_: Sender = {
    blockedBy: () => (password ? undefined : 'needs-password'),
    send: (payload) => post('/submission')({ ...(payload as object), password }),
  };
  const store = openOutboxStore();
  const outbox = outboxWith({ store, senders: { application: application_ } });
  await outbox.add(application);
  await vi.waitFor(() => expect(stateOf(outbox)).toBe('needs-password'));
  expect(posts).toEqual([]);
  password = 'secret-word';
  await outbox.tryAgain();
  expect(posts).toEqual(['/submission {"firstName":"Awa","password":"secret-word"}']);
  expect(JSON.stringify(await store.all())).not.toContain('secret-word');
});

test('a tab without the password does not hinder the one that has it', async () => {
  const { posts } = await serve();
  const store = openOutboxStore();
  const bare = outboxWith({
    store,
    senders: { application: { blockedBy: () => 'needs-password', send: post('/x') } },
  });
  const able = outboxWith({ store });
  await bare.add(application);
  await vi.waitFor(() => expect(stateOf(bare)).toBe('needs-password'));
  await able.start();
  await vi.waitFor(() => expect(stateOf(bare)).toBe('sent'));
  expect(posts[0]).toBe('/submission {"firstName":"Awa"}');
});

test('two tabs that start at once send one thing once', async () => {
  const { posts } = await serve();
  const store = openOutboxStore();
  await store.put([{ ...application, id: '1', createdAt: Date.now(), tries: 0, state: 'waiting' }]);
  const tabs = [outboxWith({ store }), outboxWith({ store })];
  await Promise.all(tabs.map((tab) => tab.start()));
  await vi.waitFor(() => expect(tabs.map((tab) => stateOf(tab, 'reminder'))).toEqual(['sent', 'sent']));
  expect(posts).toHaveLength(2);
});

test('a double press is one item', async () => {
  const { rows } = await serve();
  const outbox = outboxWith();
  await Promise.all([outbox.add(application), outbox.add(application)]);
  await vi.waitFor(() => expect(stateOf(outbox, 'reminder')).toBe('sent'));
  expect(rows).toHaveLength(2);
  expect(outbox.snapshot().items.filter((item) => item.kind === 'application')).toHaveLength(1);
});

test('a newer version takes the place of what was refused', async () => {
  await serve(400);
  const outbox = outboxWith();
  await outbox.add(application);
  await vi.waitFor(() => expect(stateOf(outbox)).toBe('refused'));
  await outbox.add({ ...application, payload: { firstName: 'Binta' } });
  await vi.waitFor(() => expect(stateOf(outbox)).toBe('sent'));
  expect(outbox.snapshot().items.filter((item) => item.kind === 'application')).toHaveLength(1);
});

test('what was refused keeps why, and for which fields', async () => {
  const refuse: Sender = {
    send: async () => {
      throw new ApiError('status', { status: 400, serverMessage: 'Choose another.', fields: ['password'] });
    },
  };
  const outbox = outboxWith({ senders: { application: refuse } });
  await outbox.add(application);
  await vi.waitFor(() => expect(stateOf(outbox)).toBe('refused'));
  const [item] = outbox.snapshot().items;
  expect(item).toMatchObject({ problem: 'Choose another.', status: 400, fields: ['password'] });
  expect(item!.payload).toEqual(application.payload);
});

const day = 86_400_000;

test('what a closed tab left is sent by the next one; what is older than a week is not', async () => {
  const { posts } = await serve();
  const store = openOutboxStore();
  const left = {
    ...application,
    createdAt: 1,
    tries: 3,
    state: 'waiting' as const,
    notBefore: Date.now() - 1,
  };
  await store.put([
    { ...left, id: 'old', countedFrom: Date.now() - 8 * day },
    { ...left, id: 'new', countedFrom: Date.now() - day, payload: { firstName: 'Binta' } },
  ]);
  const outbox = outboxWith({ store, time: Date.now });
  await outbox.start();
  expect(posts[0]).toBe('/submission {"firstName":"Binta"}');
  expect((await store.all()).some((item) => item.id === 'old')).toBe(false);
});

test.each([-5 * 365, -30, 8, 30, 5 * 365])(
  'a clock that is wrong by %i days loses nothing unsent, and makes nothing wait for years',
  async (days) => {
    const { posts } = await serve();
    const store = openOutboxStore();
    const createdAt = Date.now() + days * day;
    const noted = { createdAt, notBefore: createdAt + 30_000, tries: 1, state: 'waiting' as const };
    await store.put([{ ...application, ...noted, id: 'kept' }]);
    let time: number | undefined;
    const outbox = outboxWith({ store, time: () => time });
    expect(await outbox.refresh()).toMatchObject([{ id: 'kept', createdAt }]);
    expect((await store.all())[0]!.countedFrom).toBeUndefined();
    time = Date.now();
    expect(await outbox.refresh()).toMatchObject([{ id: 'kept', createdAt, countedFrom: time }]);
    time += 8 * day;
    if (days > 0) return expect(await outbox.refresh()).toEqual([]);
    time = undefined;
    // Something else is sent, and with it what is due.
    await outbox.add({ ...application, kind: 'reminder' });
    await vi.waitFor(() => expect(posts.join()).toContain('/submission'));
  },
);

test('401 asks for the log-in and keeps the item; what wakes the outbox does not repeat the call', async () => {
  const { posts } = await serve(401);
  let wake: Wake = () => {};
  const outbox = outboxWith({ wakeUps: (given) => (wake = given) });
  await outbox.add(application);
  await vi.waitFor(() => expect(stateOf(outbox)).toBe('needs-login'));
  wake('look');
  await new Promise((done) => setTimeout(done, 50));
  expect(posts).toHaveLength(1);
  await outbox.tryAgain();
  expect(stateOf(outbox)).toBe('sent');
});

test('a log-in sends what waited for one', async () => {
  const { posts } = await serve(401);
  let wake: Wake = () => {};
  const outbox = outboxWith({ wakeUps: (given) => (wake = given) });
  await outbox.add(application);
  await vi.waitFor(() => expect(stateOf(outbox)).toBe('needs-login'));
  wake('login');
  await vi.waitFor(() => expect(stateOf(outbox, 'reminder')).toBe('sent'));
  expect(posts).toHaveLength(3);
});

/** The first tries fail as told, the one after them hangs until it is released or given up. */
function hanging(...failures: ApiError[]) {
  const tries: AbortSignal[] = [];
  let release = () => {};
  const send: Sender['send'] = (_payload, { signal }) => {
    tries.push(signal);
    const failure = failures.shift();
    if (failure) return Promise.reject(failure);
    if (tries.some((tried) => tried.aborted)) return Promise.resolve({ id: 'id-0' });
    return new Promise((done, fail) => {
      release = () => done({ id: 'id-0' });
      signal.addEventListener('abort', () => fail(signal.reason));
    });
  };
  return { tries, sender: { ...senders.application, send }, release: () => release() };
}

test('a wake-up during a try writes nothing, and the success stands', async () => {
  const { posts } = await serve();
  const store = openOutboxStore();
  const { sender, release, tries } = hanging(new ApiError('offline'));
  const outbox = outboxWith({
    store,
    waits: [3_600_000],
    senders: { ...senders, application: sender },
  });
  await outbox.add(application);
  await vi.waitFor(() => expect(outbox.snapshot().items[0]?.tries).toBe(1));
  void outbox.start();
  await vi.waitFor(() => expect(stateOf(outbox)).toBe('sending'));
  void outbox.start();
  await new Promise((done) => setTimeout(done, 20));
  expect(await store.all()).toMatchObject([{ state: 'waiting', tries: 1, notBefore: expect.any(Number) }]);
  release();
  void outbox.start();
  await vi.waitFor(() => expect(stateOf(outbox, 'reminder')).toBe('sent'));
  expect(tries).toHaveLength(2);
  expect(posts).toHaveLength(1);
  expect((await store.all()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

test.each(['the student', 'the network', 'another tab'])(
  'a try that hangs is given up when %s asks',
  async (who) => {
    await serve();
    let wake: Wake = () => {};
    const store = openOutboxStore();
    const { sender, tries } = hanging();
    const sending = { store, senders: { ...senders, application: sender } };
    const outbox = outboxWith({ ...sending, wakeUps: (given) => (wake = given) });
    await outbox.add(application);
    await vi.waitFor(() => expect(stateOf(outbox)).toBe('sending'));
    wake('look');
    await new Promise((done) => setTimeout(done, 20));
    expect(tries[0]?.aborted).toBe(false);
    // Who asks at once has only pressed twice.
    void outbox.tryAgain();
    await new Promise((done) => setTimeout(done, 20));
    expect(tries[0]?.aborted).toBe(false);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    if (who === 'the student') void outbox.tryAgain();
    else if (who === 'the network') wake('network');
    else void outboxWith(sending).tryAgain();
    await vi.waitFor(() => expect(stateOf(outbox)).toBe('sent'));
    expect(tries).toHaveLength(2);
    // That we gave it up is no failure of it.
    expect(outbox.snapshot().items[0]).toMatchObject({ tries: 1 });
  },
);

test('what is forgotten while its success is written stays forgotten', async () => {
  const store = openOutboxStore();
  const outbox = outboxWith({
    store: {
      ...store,
      // The sign-out of another tab comes at the last moment.
      replace: async (id, items) => {
        await store.remove([id]);
        return store.replace(id, items);
      },
    },
    senders: { application: { send: async () => ({ id: 'id-0' }) } },
  });
  await outbox.add(application);
  await vi.waitFor(() => expect(outbox.snapshot().items).toEqual([]));
  expect(await store.all()).toEqual([]);
});

test('what is forgotten while it is being sent stays forgotten', async () => {
  await serve();
  let release = () => {};
  const slow: Sender = { send: () => new Promise((done) => (release = () => done({ id: 'late' }))) };
  const outbox = outboxWith({ senders: { application: slow } });
  await outbox.add(application);
  await vi.waitFor(() => expect(stateOf(outbox)).toBe('sending'));
  await outbox.forget(() => true);
  release();
  await new Promise((done) => setTimeout(done, 20));
  expect(outbox.snapshot().items).toEqual([]);
});

/** An upload that a test moves on and ends as it likes. */
function upload() {
  const tries: AbortSignal[] = [];
  let move: (percent: number) => void = () => {};
  let end = () => {};
  const sender: Sender = {
    send: (_payload, { signal, onProgress }) => {
      tries.push(signal);
      move = onProgress;
      return new Promise((done, fail) => {
        end = () => done({});
        signal.addEventListener('abort', () => fail(signal.reason));
      });
    },
  };
  return { tries, sender, move: (percent: number) => move(percent), end: () => end() };
}

const invoice = { kind: 'invoice', owner: '3012345', payload: { file: 'one' } };
const invoiceOf = (outbox: Outbox) => outbox.snapshot().items.find((item) => item.kind === 'invoice');

test('an upload tells how far it is, and has ended only with the answer', async () => {
  const store = openOutboxStore();
  const { sender, move, end } = upload();
  const outbox = outboxWith({ store, senders: { invoice: sender } });
  await outbox.add(invoice);
  await vi.waitFor(() => expect(stateOf(outbox, 'invoice')).toBe('sending'));
  for (const percent of [40, 100]) {
    move(percent);
    expect(invoiceOf(outbox)).toMatchObject({ state: 'sending', progress: percent });
  }
  expect(await store.all()).toMatchObject([{ state: 'waiting' }]);
  end();
  await vi.waitFor(() => expect(stateOf(outbox, 'invoice')).toBe('sent'));
  expect(invoiceOf(outbox)?.progress).toBeUndefined();
});

test('a browser that tells of every few bytes does not have the page drawn for each of them', async () => {
  const { sender, move, end } = upload();
  const outbox = outboxWith({ senders: { invoice: sender } });
  await outbox.add(invoice);
  await vi.waitFor(() => expect(stateOf(outbox, 'invoice')).toBe('sending'));
  const shown: (number | undefined)[] = [];
  outbox.subscribe(() => shown.push(invoiceOf(outbox)?.progress));
  for (let percent = 1; percent <= 100; percent += 1) move(percent);
  expect(shown).toEqual([1, 100]);
  end();
});

test('an upload that is getting on is not given up because the student asks for something else', async () => {
  const { sender, tries, move, end } = upload();
  const outbox = outboxWith({ senders: { invoice: sender } });
  await outbox.add(invoice);
  await vi.waitFor(() => expect(stateOf(outbox, 'invoice')).toBe('sending'));
  move(1);
  const asked = outbox.tryAgain();
  expect(tries[0]?.aborted).toBe(false);
  end();
  await asked;
  expect(tries).toHaveLength(1);
  expect(stateOf(outbox, 'invoice')).toBe('sent');
});

test('a few words do not wait for a file, and files go one after the other', async () => {
  await serve();
  const { sender, tries, end } = upload();
  const outbox = outboxWith({ senders: { ...senders, invoice: { ...sender, isUpload: true } } });
  await outbox.add(invoice);
  await outbox.add({ ...invoice, owner: '3054321' });
  await vi.waitFor(() => expect(tries).toHaveLength(1));
  await outbox.add(application);
  await vi.waitFor(() => expect(stateOf(outbox, 'reminder')).toBe('sent'));
  expect(invoiceOf(outbox)?.state).toBe('sending');
  expect(tries).toHaveLength(1);
  end();
  await vi.waitFor(() => expect(tries).toHaveLength(2));
  end();
});

test('what is taken back while it is being sent is given up, in whichever tab', async () => {
  const store = openOutboxStore();
  const { sender, tries } = upload();
  const [sending, other] = [1, 2].map(() => outboxWith({ store, senders: { invoice: sender } })) as [
    Outbox,
    Outbox,
  ];
  await sending.add(invoice);
  await vi.waitFor(() => expect(tries).toHaveLength(1));
  await other.forget(() => true);
  await vi.waitFor(() => expect(tries[0]?.aborted).toBe(true));
  expect(sending.snapshot().items).toEqual([]);
  expect(await store.all()).toEqual([]);
});

test('another tab says that it is being sent elsewhere, until it was', async () => {
  const store = openOutboxStore();
  const { sender, tries, end } = upload();
  const sending = outboxWith({ store, senders: { invoice: sender } });
  await sending.add(invoice);
  await vi.waitFor(() => expect(tries).toHaveLength(1));
  const opened = outboxWith({ store, senders: { invoice: sender } });
  void opened.start();
  await vi.waitFor(() => expect(stateOf(opened, 'invoice')).toBe('sending-in-other-tab'));
  expect(stateOf(sending, 'invoice')).toBe('sending');
  end();
  await vi.waitFor(() => expect(stateOf(opened, 'invoice')).toBe('sent'));
  expect(tries).toHaveLength(1);
});

test('what needs the answer to something else waits for it, and then goes', async () => {
  await serve();
  let isOpen = false;
  const answered: unknown[] = [];
  const outbox = outboxWith({
    senders: {
      application: { ...senders.application!, blockedBy: () => (isOpen ? undefined : 'needs-password') },
      reminder: senders.reminder!,
      invoice: {
        blockedBy: (_payload, { items }) =>
          items.some((item) => item.answer) ? undefined : 'needs-application',
        send: async (_payload, { items }) =>
          answered.push(items.find(({ kind }) => kind === 'application')?.answer),
      },
    },
  });
  await outbox.add(application);
  await outbox.add(invoice);
  await vi.waitFor(() => expect(stateOf(outbox, 'invoice')).toBe('needs-application'));
  isOpen = true;
  void outbox.tryAgain();
  await vi.waitFor(() => expect(stateOf(outbox, 'invoice')).toBe('sent'));
  expect(answered).toEqual([{ id: 'id-0' }]);
});

test('a phone that keeps nothing is told of, and the outbox works in memory', async () => {
  await serve();
  const store = openOutboxStore(() => Promise.reject(new Error('blocked')));
  const outbox = outboxWith({ store });
  await outbox.add(application);
  await vi.waitFor(() => expect(stateOf(outbox)).toBe('sent'));
  expect(outbox.snapshot().isPersisted).toBe(false);
});
