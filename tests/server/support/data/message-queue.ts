import { fastify } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { transaction } from '#server/database/transaction.ts';
import { loggerOptions } from '#server/http/request-log.ts';
import { createMessageQueue, enqueue, enqueueReminder } from '#server/messaging/messages-repository.ts';
import { createSender } from '#server/messaging/sender.ts';
import { whatsAppTransport } from '#server/messaging/whatsapp/whatsapp-transport.ts';
import { createPasswordResets } from '#server/password-reset/password-resets-repository.ts';
import { createResetCodes } from '#server/password-reset/reset-codes.ts';
import { openDatabaseIn, type TestStorage } from '../storage/test-storage.ts';
import { sampleApplication } from './sample-application.ts';
import { seedStudents } from './seed-students.ts';
import { startWhatsApp } from './whatsapp.ts';

const minute = 60_000;
const phone = sampleApplication.mobileNumber;

export async function openMessageQueue(place: TestStorage, at = Date.UTC(2026, 10, 20, 12)) {
  const clock = { at };
  const now = () => clock.at;
  const database = await openDatabaseIn(place);
  const whatsapp = await startWhatsApp();
  const messageQueue = createMessageQueue(database, now);
  const [applicationId] = (await seedStudents(place, [{ phone }])) as [string];
  const log: string[] = [];
  const { log: logger } = fastify({
    logger: loggerOptions('trace', { write: (line) => void log.push(line) }),
  });
  let queued = 0;

  return {
    clock,
    database,
    messageQueue,
    whatsapp,
    log,
    logger,
    resets: createPasswordResets(database, now, createResetCodes(Buffer.alloc(32))),

    async queue({ phone = String(7_000_000 + queued), code = '012345', lifetime = 10 * minute } = {}) {
      queued += 1;
      const message = { kind: 'reset-code', applicationId, phone } as const;
      const expiresAt = clock.at + lifetime + queued;
      await transaction(database, (trx) =>
        enqueue(trx, message, { at: clock.at, expiresAt, parameters: { code } }),
      );
    },

    async remind() {
      clock.at += minute;
      return enqueueReminder(database, { applicationId, phone }, clock.at);
    },

    startSender({ transport = whatsAppTransport(whatsapp.config), ...changes }: Partial<Needs> = {}) {
      const sender = createSender({ messageQueue, transport, now, log: logger, pollEvery: 20, ...changes });
      onTestFinished(() => sender.stop());
      sender.start();
      return sender;
    },

    rows: () =>
      place.rows(
        'select phone, state, tries, next_at, parameters, reference, error from messages order by expires_at',
      ),

    states: () => place.values('select state from messages order by expires_at'),

    calls: (count: number) => expect.poll(() => whatsapp.calls.length).toBe(count),
  };
}

type Needs = Parameters<typeof createSender>[0];
