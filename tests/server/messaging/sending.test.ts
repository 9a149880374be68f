import { expect, test } from 'vitest';
import { openMessageQueue } from '../support/data/message-queue.ts';
import { requestCode } from '../support/data/password-resets.ts';
import { held, raw, startWhatsApp, taken } from '../support/data/whatsapp.ts';
import { accepted } from '../support/process/answers.ts';
import { startServer } from '../support/process/server.ts';
import { openEmbedded } from '../support/storage/test-storage.ts';

const minute = 60_000;

test('responds without waiting for WhatsApp, whether that is silent, failing or working', async () => {
  const place = await openEmbedded();
  const whatsapp = await startWhatsApp();
  const server = await startServer(place, { whatsapp: whatsapp.config });
  await server.enrolStudent();
  const { answer, release } = held();
  for (const [calls, how] of [answer, raw(500, ''), taken].entries()) {
    whatsapp.answerWith(how);
    expect(await requestCode(server)).toEqual(accepted);
    await expect.poll(() => whatsapp.calls.length).toBe(calls + 1);
    server.clock.at += 21 * minute;
  }
  release();
  const states = () => place.rows('select state from messages order by created_at');
  const over = [{ state: 'withdrawn' }, { state: 'withdrawn' }, { state: 'sent' }];
  await expect.poll(states).toEqual(over);
});

test('finishes the message in flight when the server closes', async () => {
  const place = await openEmbedded();
  const line = await openMessageQueue(place);
  const server = await startServer(place, { whatsapp: line.whatsapp.config });
  await line.queue();
  const { answer, release } = held();
  line.whatsapp.answerWith(answer);
  await line.calls(1);
  const closed = server.app.close();
  await expect.poll(() => server.app.server.listening).toBe(false);
  release();
  await closed;
  expect(await line.states()).toEqual(['sent']);
});
