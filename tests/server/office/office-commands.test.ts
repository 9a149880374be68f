import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folders } from '#folders';
import { createPhoneChanges } from '#server/account/phone-changes-repository.ts';
import { createStudents } from '#server/auth/students-repository.ts';
import { openMessageQueue } from '../support/data/message-queue.ts';
import { office } from '../support/data/office.ts';
import { sampleApplication } from '../support/data/sample-application.ts';
import { seedStudents } from '../support/data/seed-students.ts';
import { refused } from '../support/data/whatsapp.ts';
import { makeTables, officeOutput } from '../support/storage/backups.ts';
import { describeOnDatabase, openEmbedded, temporaryFolder } from '../support/storage/test-storage.ts';

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

test('resolves a path from the folder in which it is typed', async () => {
  const place = await openEmbedded();
  await makeTables(place);
  const here = temporaryFolder();
  // npm runs a script in the project's folder, and passes the folder in which npm was called as INIT_CWD.
  vi.stubEnv('INIT_CWD', here);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await officeOutput(place, 'export', 'freelance', '--out', 'answers.csv')).toContain(
    `in ${here}/answers.csv`,
  );
  expect(await officeOutput(place, 'backup', '--out', './backup')).toContain(`in ${here}/backup:`);
  expect(readdirSync(here).sort()).toEqual(['answers.csv', 'backup']);
  expect(await officeOutput(place, 'check-backup', 'backup')).toContain('can be restored');
  const elsewhere = await openEmbedded();
  expect(await officeOutput(elsewhere, 'restore', path.join('..', path.basename(here), 'backup'))).toContain(
    'Restored',
  );

  await seedStudents(place, [{ phone: '3500001' }]);
  writeFileSync(path.join(here, 'bank.csv'), 'phone,date,amount\n3500001,2026-11-01,500');
  expect(await officeOutput(place, 'import-deposits', 'bank.csv')).toContain('1 new deposit');
  await expect(officeOutput(place, 'import-deposits', 'bonk.csv')).rejects.toThrow(
    `There is no file ${here}/bonk.csv.`,
  );
  const absolute = path.join(temporaryFolder(), 'answers.csv');
  expect(await officeOutput(place, 'export', 'freelance', '--out', absolute)).toContain(`in ${absolute}`);
});

const portal = readFileSync(path.join(folders.schemas, 'portal.json'), 'utf8');
const given = portal.replaceAll('"placeholder": true', '"placeholder": false').replaceAll('null', '"given"');

async function check(text: string) {
  const file = path.join(temporaryFolder(), 'portal.json');
  writeFileSync(file, text);
  return office(await openEmbedded(), 'check-portal', file);
}

const listedIn = (out: string) => {
  const [, ...rows] = out.trimEnd().split('\n');
  return rows.map((row) => row.split(/ {2,}/));
};

test('lists each missing detail in words, with its key, and fails', async () => {
  const { code, out, error } = await office(await openEmbedded(), 'check-portal');
  const listed = listedIn(out);
  expect([code, error]).toEqual([1, `${listed.length} details are still to be given.\n`]);
  expect(listed).toContainEqual(['The WhatsApp group of University of The Gambia', 'groupLinks[0]']);
  for (const [words] of listed) expect(words).toMatch(/^[A-Z].*[a-z0-9)]$/);
});

test('lists placeholders, and empty values that are not marked as placeholders', async () => {
  const details = JSON.parse(given);
  const { bankAccounts, universities, contract, faq } = details;
  for (const detail of [bankAccounts[1], universities[0], contract]) detail.placeholder = true;
  faq.value = null;
  const { out } = await check(JSON.stringify({ ...details, mobileMoney: [{ placeholder: true }] }));
  const keys = ['bankAccounts[1]', 'mobileMoney[0]', 'universities[0]', 'faq', 'contract'];
  expect(listedIn(out).map(([, key]) => key)).toEqual(keys);
});

test('succeeds only if all details are given, in a readable file', async () => {
  const nothing = 'Nothing is missing: the lender has given every detail.\n';
  expect(await check(given)).toEqual({ code: 0, out: nothing, error: '' });
  expect(await check(given.replace('"placeholder": false', '"placeholder": true'))).toMatchObject({
    code: 1,
    error: '1 detail is still to be given.\n',
  });
  expect(await check('{')).toMatchObject({
    code: 1,
    error: expect.stringMatching(/portal\.json cannot be read\. "npm run schemas:check" says why\.\n$/),
  });
});
