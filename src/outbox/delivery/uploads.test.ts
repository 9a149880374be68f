import { expect, test } from 'vitest';
import { openOutboxStore } from './outbox-store.ts';
import {
  application,
  hanging,
  invoice,
  invoiceOf,
  outboxWith,
  reaches,
  senders,
  serve,
  stateOf,
  uploading,
} from './testing/test-outbox.ts';

test('shows an upload’s progress, and ends it only with the response', async () => {
  const { outbox, store, move, end } = await uploading();
  for (const percent of [40, 100]) {
    move(percent);
    expect(invoiceOf(outbox)).toMatchObject({ state: 'sending', progress: percent });
  }
  expect(await store.all()).toMatchObject([{ state: 'waiting' }]);
  end();
  await reaches(outbox, 'sent', 'invoice');
  expect(invoiceOf(outbox)?.progress).toBeUndefined();
});

test('does not update subscribers for every progress event', async () => {
  const { outbox, move, end } = await uploading();
  const shown: (number | undefined)[] = [];
  outbox.subscribe(() => shown.push(invoiceOf(outbox)?.progress));
  for (let percent = 1; percent <= 100; percent += 1) move(percent);
  expect(shown).toEqual([1, 100]);
  end();
});

test('does not abort an upload that makes progress when the student tries again', async () => {
  const { outbox, tries, move, end } = await uploading();
  move(1);
  const asked = outbox.tryAgain();
  expect(tries[0]?.aborted).toBe(false);
  end();
  await asked;
  expect(tries).toHaveLength(1);
  expect(stateOf(outbox, 'invoice')).toBe('sent');
});

test('sends small items during an upload, and files one after the other', async () => {
  await serve();
  const { send, tries, end } = hanging();
  const outbox = outboxWith({ senders: { ...senders, invoice: { send, isUpload: true } } });
  await outbox.add(invoice);
  await outbox.add({ ...invoice, owner: '3054321' });
  await expect.poll(() => tries).toHaveLength(1);
  await outbox.add(application);
  await reaches(outbox, 'sent', 'reminder');
  expect(invoiceOf(outbox)?.state).toBe('sending');
  expect(tries).toHaveLength(1);
  end();
  await expect.poll(() => tries).toHaveLength(2);
  end();
});

test('stops an upload that is forgotten at once, however slow the database is', async () => {
  const device = openOutboxStore();
  let answer: Promise<unknown> = Promise.resolve();
  const all = () => answer.then(device.all);
  const { send, tries } = hanging();
  const outbox = outboxWith({ store: { ...device, all }, senders: { invoice: { send, isUpload: true } } });
  await outbox.add(invoice);
  await reaches(outbox, 'sending', 'invoice');
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = promise;
  const forgotten = outbox.forget(() => true);
  expect(tries[0]?.aborted).toBe(true);
  resolve();
  await forgotten;
  expect(await device.all()).toEqual([]);
  expect(tries).toHaveLength(1);
});
