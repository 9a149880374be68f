import { expect, test } from 'vitest';
import { openMessageQueue } from '../support/data/message-queue.ts';
import { requestCode } from '../support/data/password-resets.ts';
import { held, raw, silence, startWhatsApp, taken } from '../support/data/whatsapp.ts';
import { accepted } from '../support/process/answers.ts';
import { exitOf, runServerProcess } from '../support/process/process.ts';
import { startServer } from '../support/process/server.ts';
import { describeOnEachDatabase, openEmbedded } from '../support/storage/test-storage.ts';

const minute = 60_000;
test('the answer does not wait for WhatsApp, be it silent, out of order or well', async () => {
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

describeOnEachDatabase('two processes on one outbox', (open) => {
  test('send each of forty messages once', async () => {
    const place = await open();
    const line = await openMessageQueue(place, Date.now());
    for (let count = 0; count < 40; count += 1) await line.queue();
    // Neither takes more than five at a time: with ten under way, both are at it.
    const first = Array.from({ length: 10 }, () => held());
    line.whatsapp.answerWith(...first.map(({ answer }) => answer));
    const { environment } = line.whatsapp;
    await Promise.all([runServerProcess(place, environment), runServerProcess(place, environment)]);
    await line.calls(10);
    for (const { release } of first) release();
    await expect.poll(line.states).toEqual(Array(40).fill('sent'));
    expect(new Set(line.whatsapp.sentTo()).size).toBe(40);
    expect(line.whatsapp.calls).toHaveLength(40);
  });
});

test('killed while it sends, it leaves a message that the next process sends', async () => {
  const place = await openEmbedded();
  const line = await openMessageQueue(place, Date.now());
  await line.queue();
  line.whatsapp.answerWith(silence);
  const { child } = await runServerProcess(place, line.whatsapp.environment);
  await line.calls(1);
  await exitOf(child, 'SIGKILL');
  expect(await line.states()).toEqual(['waiting']);
  // Once it is certain that the first is not at it any more.
  await startServer(place, { whatsapp: line.whatsapp.config }, { now: () => Date.now() + minute });
  await expect.poll(line.states).toEqual(['sent']);
  expect(line.whatsapp.calls).toHaveLength(2);
});

test('on SIGTERM it finishes the message that is under way, and ends with 0', async () => {
  const place = await openEmbedded();
  const line = await openMessageQueue(place, Date.now());
  await line.queue();
  const { answer, release } = held();
  line.whatsapp.answerWith(answer);
  const { child, url, output } = await runServerProcess(place, line.whatsapp.environment);
  await line.calls(1);
  const exited = exitOf(child, 'SIGTERM');
  const isGone = () =>
    fetch(`${url}/health/live`).then(
      () => false,
      () => true,
    );
  await expect.poll(isGone).toBe(true);
  release();
  expect(await exited).toEqual([0, null]);
  expect(await line.states()).toEqual(['sent']);
  expect(output()).not.toContain('No message sender is configured');
});
