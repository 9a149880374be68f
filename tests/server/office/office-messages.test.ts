import { expect, test } from 'vitest';
import { createPhoneChanges } from '#server/account/phone-changes-repository.ts';
import { createStudents } from '#server/auth/students-repository.ts';
import { openMessageQueue } from '../support/data/message-queue.ts';
import { sampleApplication } from '../support/data/sample-application.ts';
import { refused } from '../support/data/whatsapp.ts';
import { officeOutput } from '../support/storage/backups.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

const day = 24 * 60 * 60_000;

describeOnDatabase('the office’s "messages"', (open) => {
  test('lists waiting and failed messages, and queues failed reminders again', async () => {
    const place = await open();
    const line = await openMessageQueue(place);
    const { clock, whatsapp } = line;
    const messages = (...more: string[]) =>
      officeOutput({ ...place, now: () => clock.at }, 'messages', ...more);
    expect(await messages()).toBe('No message waits, and none failed.');
    await line.queue({ code: '987654' });
    await line.remind();
    whatsapp.answerWith(refused(400, 131026), refused(400, 131026));
    const sender = line.startSender();
    await expect.poll(line.states).toEqual(['failed', 'failed']);
    await sender.stop();
    await line.queue({ phone: '7654321' });
    const listed = [
      expect.stringMatching(/^Put in line \(UTC\) +To +Kind +State +Tries +Last error$/),
      expect.stringMatching(/^2026-11-20 12:00 +…000 +reset-code +failed +1 +WhatsApp answered 400 /),
      expect.stringMatching(
        /^2026-11-20 12:01 +…345 +pay-invoice-reminder +failed +1 +WhatsApp answered 400 /,
      ),
      expect.stringMatching(/^2026-11-20 12:01 +…321 +reset-code +waiting +0$/),
    ];
    const printed = await messages();
    expect(printed.split('\n')).toEqual(listed);
    expect(printed).not.toMatch(/7000000|3012345|7654321|987654|012345/);

    const [said] = (await messages('--retry')).split('\n');
    expect(said).toBe('1 message put in line again.');
    line.startSender();
    await expect.poll(line.states).toEqual(['failed', 'sent', 'sent']);
    expect(await messages('--retry')).toMatch(/^0 messages put in line again\.\n.*\n2026.*failed.*$/);
    clock.at += 31 * 24 * 60 * 60_000;
    expect(await messages()).toBe('No message waits, and none failed.');
  });

  test('notifies an old phone of its change again, while its owner can still act on it', async () => {
    const place = await open();
    const { clock, database, whatsapp, states, startSender } = await openMessageQueue(place);
    const now = () => clock.at;
    const student = (await createStudents(database).byPhone(sampleApplication.mobileNumber))!;
    const edit = { phone: '3055555', email: 'a@example.com' };
    expect(await createPhoneChanges(database, now).change(student, edit)).toBe('changed');
    startSender();
    const retry = async (after: number) => {
      whatsapp.answerWith(refused(400, 131026));
      await expect.poll(states).toEqual(['failed']);
      clock.at += after;
      return (await officeOutput({ ...place, now }, 'messages', '--retry')).split('\n')[0];
    };
    expect(await retry(6 * day)).toBe('1 message put in line again.');
    expect(await retry(day)).toBe('0 messages put in line again.');
  });
});
