import { expect, test } from 'vitest';
import type { Sender } from './outbox-item.ts';
import { openOutboxStore } from './outbox-store.ts';
import {
  addApplication,
  addFailing,
  application,
  type Behaviour,
  invoice,
  outboxWith,
  pause,
  post,
  reaches,
  senders,
  serve,
  stateOf,
} from './testing/test-outbox.ts';

test('sends an application once, followed by its reminder', async () => {
  const began = Math.floor(Date.now() / 1000) * 1000; // in whole seconds, like the `Date` header
  const { posts } = await serve();
  const outbox = outboxWith();
  await outbox.add(application);
  await reaches(outbox, 'sent', 'reminder');
  expect(posts).toEqual(['/submission {"firstName":"Awa"}', '/reminder {"student_number":"3012345"}']);
  const [sent] = outbox.snapshot().items;
  expect(sent).toMatchObject({ state: 'sent', answer: { id: 'id-0' }, tries: 1 });
  expect(sent?.payload).toBeUndefined();
  expect(sent?.sentAt).toBeGreaterThanOrEqual(began);
});

test.each<Behaviour>([408, 425, 429, 500, 502, 503, 'reset before', 'reset after'])(
  'retries after %s, and the server stores one row',
  async (behaviour) => {
    const { rows, posts } = await serve(behaviour, behaviour);
    const outbox = outboxWith();
    await addApplication(outbox, 'sent');
    await reaches(outbox, 'sent', 'reminder');
    expect(posts).toHaveLength(4);
    expect(rows.filter((row) => row.includes('Awa'))).toHaveLength(1);
  },
);

test.each([400, 403, 404, 409, 413, 422])(
  'treats %s as a refusal with its reason and fields, never retries, and lets a newer version replace it',
  async (status) => {
    const { posts } = await serve(status);
    const outbox = outboxWith();
    await addApplication(outbox, 'refused');
    expect(outbox.snapshot().items[0]).toMatchObject({
      problem: `No: ${status}.`,
      status,
      fields: ['firstName'],
      payload: { firstName: 'Awa' },
    });
    await outbox.tryAgain();
    expect(posts).toHaveLength(1);
    expect(stateOf(outbox, 'reminder')).toBeUndefined();
    await outbox.add({ ...application, payload: { firstName: 'Binta' } });
    await reaches(outbox, 'sent');
    expect(outbox.snapshot().items.filter(({ kind }) => kind === 'application')).toHaveLength(1);
  },
);

test('waits as long as Retry-After says, unless the student tries again', async () => {
  const { posts } = await serve({ status: 429, retryAfter: 3600 });
  const outbox = outboxWith();
  await addFailing(outbox);
  outbox.wake('visible');
  outbox.wake('network');
  await outbox.start();
  await pause(100);
  expect(posts).toHaveLength(1);
  await outbox.tryAgain();
  expect(stateOf(outbox)).toBe('sent');
});

test('tries at once, and only once, when a tab is both shown and focused', async () => {
  const { posts } = await serve(503, 503, 503, 503);
  const outbox = outboxWith({ waits: [3_600_000] });
  await addFailing(outbox);
  outbox.wake('visible');
  outbox.wake('visible');
  await expect.poll(() => outbox.snapshot().items[0]?.tries).toBe(2);
  await pause(100);
  expect(posts).toHaveLength(2);
});

test('sends nothing that needs the password until the student enters it', async () => {
  const { posts } = await serve();
  let password = '';
  const application_: Sender = {
    blockedBy: () => (password ? undefined : 'needs-password'),
    send: (payload) => post('/submission')({ ...(payload as object), password }),
  };
  const store = openOutboxStore();
  const outbox = outboxWith({ store, senders: { application: application_ } });
  await addApplication(outbox, 'needs-password');
  expect(posts).toEqual([]);
  password = 'secret-word';
  await outbox.tryAgain();
  expect(posts).toEqual(['/submission {"firstName":"Awa","password":"secret-word"}']);
  expect(JSON.stringify(await store.all())).not.toContain('secret-word');
});

test('a tab without the password does not block one that has it', async () => {
  const { posts } = await serve();
  const store = openOutboxStore();
  const bare = outboxWith({
    store,
    senders: { application: { blockedBy: () => 'needs-password', send: post('/x') } },
  });
  const able = outboxWith({ store });
  await addApplication(bare, 'needs-password');
  await able.start();
  await reaches(bare, 'sent');
  expect(posts[0]).toBe('/submission {"firstName":"Awa"}');
});

test('adds one item for a double click', async () => {
  const { rows } = await serve();
  const outbox = outboxWith();
  await Promise.all([outbox.add(application), outbox.add(application)]);
  await reaches(outbox, 'sent', 'reminder');
  expect(rows).toHaveLength(2);
  expect(outbox.snapshot().items.filter((item) => item.kind === 'application')).toHaveLength(1);
});

const waiting: Sender = { send: async () => ({}), blockedBy: () => 'needs-login' };
const formOf = (id: string, isAnonymous = false) => ({
  ...{ id, isAnonymous, version: 1, noun: 'survey', path: '/survey' },
});

test.each([
  ['keeps the answers to another form', [formOf('poll'), formOf('survey')], ['A', 'A'], ['A', 'A']],
  ['replaces older answers to the same form', [formOf('poll'), formOf('poll')], ['A', 'B'], ['B']],
  ['keeps anonymous answers', [formOf('poll', true), formOf('poll', true)], ['A', 'B'], ['A', 'B']],
  ['keeps equal anonymous answers', [formOf('poll', true), formOf('poll', true)], ['A', 'A'], ['A', 'A']],
])('%s when unsent answers are followed by others', async (_what, forms, words, left) => {
  const outbox = outboxWith({ senders: { questionnaire: waiting } });
  for (const [index, form] of forms.entries())
    await outbox.add({ kind: 'questionnaire', owner: 'u1', form, payload: { words: words[index] } });
  const kept = await outbox.refresh();
  expect(kept.map(({ payload }) => payload)).toEqual(left.map((words) => ({ words })));
});

test('keeps the id of an unchanged repeat, so that the server recognizes it', async () => {
  const outbox = outboxWith({ senders: { questionnaire: waiting } });
  const order = { kind: 'questionnaire', owner: 'u1', form: formOf('poll'), payload: { words: 'A' } };
  const { id } = await outbox.add(order);
  expect(await outbox.add(order)).toMatchObject({ id });
  expect((await outbox.add({ ...order, payload: { words: 'B' } })).id).not.toBe(id);
});

const day = 86_400_000;

test('sends what a closed tab left, unless it is older than a week', async () => {
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
  'a phone’s clock that is %i days off neither loses unsent items nor delays them for years',
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
    await outbox.add({ ...application, kind: 'reminder' });
    await expect.poll(() => posts.join()).toContain('/submission');
  },
);

test.each(['log-in', 'next press'])(
  'keeps an item after 401 until the %s, not until a wake-up',
  async (what) => {
    const { posts } = await serve(401);
    const outbox = outboxWith();
    await addApplication(outbox, 'needs-login');
    outbox.wake('visible');
    await pause(50);
    expect(posts).toHaveLength(1);
    if (what === 'log-in') outbox.wake('login');
    else void outbox.tryAgain();
    await reaches(outbox, 'sent', 'reminder');
    expect(posts).toHaveLength(3);
  },
);

test('sends an invoice once the response to its application has arrived', async () => {
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
  await reaches(outbox, 'needs-application', 'invoice');
  isOpen = true;
  void outbox.tryAgain();
  await reaches(outbox, 'sent', 'invoice');
  expect(answered).toEqual([{ id: 'id-0' }]);
});

test('works in memory, and reports this, if the phone cannot store anything', async () => {
  await serve();
  const store = openOutboxStore(() => Promise.reject(new Error('blocked')));
  const outbox = outboxWith({ store });
  await addApplication(outbox, 'sent');
  expect(outbox.snapshot().isPersisted).toBe(false);
});
