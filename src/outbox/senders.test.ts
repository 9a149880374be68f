import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { stubHost } from '#api/http/testing/stub-host.ts';
import type { OutboxItem, SentForm } from './delivery/outbox-item.ts';
import { itemWith } from './delivery/testing/test-outbox.ts';
import { anyone } from './ownership.ts';
import { senders } from './senders.ts';

const poll: SentForm = { id: 'poll', version: 3, noun: 'poll', path: '/poll' };
const loan: SentForm = { ...poll, id: 'loan', to: { path: '/loan', student: 'student_id' } };
const answers = { dish: 'Domoda', spoons: 2, note: '' };

function sending(facts: Partial<OutboxItem>) {
  const item = itemWith({ kind: 'questionnaire', id: 'k1', owner: 'u1', payload: answers, ...facts });
  const options = { item, items: [item], signal: new AbortController().signal, onProgress: () => {} };
  return senders.questionnaire.send(item.payload, options);
}

async function host(status: number) {
  const posts: unknown[] = [];
  await stubHost(async (request, response) => {
    posts.push([request.url, JSON.parse(await text(request))]);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? { status: 'ok', id: 's1' } : { error: 'No.' }));
  });
  return posts;
}

test('sends answers with their key and version', async () => {
  const posts = await host(200);
  expect(await sending({ form: poll })).toEqual({ status: 'ok', id: 's1' });
  expect(posts).toEqual([
    [expect.stringMatching(/\/questionnaires\/poll$/), { key: 'k1', version: 3, answers }],
  ]);
});

test('sends flat answers with the student’s id to a form’s own endpoint', async () => {
  const posts = await host(200);
  await sending({ form: loan });
  expect(posts).toEqual([[expect.stringMatching(/\/loan$/), { ...answers, student_id: 'u1' }]]);
});

test.each([
  ['is tried again within a day', Date.now(), 503],
  ['is refused after a day', Date.now() - 25 * 60 * 60_000, 404],
])('a form that is unknown to the server %s', async (_what, createdAt, status) => {
  await host(404);
  await expect(sending({ form: poll, createdAt })).rejects.toMatchObject({ status });
});

test('requires a log-in for a student’s answers, but not for anonymous ones', () => {
  const blockerOf = (owner: string) => {
    const item = itemWith({ form: poll, owner });
    return senders.questionnaire.blockedBy!(answers, { item, items: [item] });
  };
  expect(blockerOf(anyone)).toBeUndefined();
  expect(blockerOf('u1')).toBe('needs-login');
});
