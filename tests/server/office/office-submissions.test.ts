import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { referenceOf } from '#domain/reference.ts';
import { registry } from '#generated/registry.ts';
import { createSubmissions } from '#server/questionnaires/submissions-repository.ts';
import { office } from '../support/data/office.ts';
import { startServer, startWithStudent } from '../support/process/server.ts';
import { makeTables } from '../support/storage/backups.ts';
import {
  describeOnDatabase,
  openDatabaseIn,
  openEmbedded,
  type TestStorage,
} from '../support/storage/test-storage.ts';

async function exported(place: TestStorage, form: string, name = `${form}.csv`) {
  const out = path.join(place.dataDir, name);
  expect(await office(place, 'export', form, '--out', out)).toMatchObject({ code: 0, error: '' });
  return parse(readFileSync(out, 'utf8'), { bom: true, columns: true }) as Record<string, string>[];
}

describeOnDatabase('submissions of a form defined entirely by its folder', (open) => {
  test('exports students’ submissions with their sender, and a column per sent question', async () => {
    const { server, place, id, bearer } = await startWithStudent(open);
    const { body } = await server.sendExitSurvey({}, bearer);
    const shown = referenceOf(body.id);
    expect(await exported(place, 'exit-survey')).toEqual([
      {
        Sent: '2026-11-20 12:00',
        Reference: expect.stringMatching(new RegExp(`^'?${shown}$`)),
        Application: expect.stringContaining(id),
        Student: 'Isatou Ceesay',
        Phone: "'3012345",
        'Email now': 'isatou@example.com',
        'Why did you leave?': 'Other',
        'What was it?': 'I moved to Basse.',
        'When did you leave?': '2026-06-30',
        'Do you have work?': 'Yes',
        'Monthly income in dalasi': '7500.5',
        'What should we do better? (optional)': '',
        'Email address': 'awa@example.com',
        'Other answers': '',
      },
    ]);
    const { out } = await office(place, 'submissions', 'exit-survey');
    expect(out).toMatch(/^ {2}Sent +2026-11-20 12:00\n {2}Reference +\w{6}\n {2}Application +\S+\n/);
    expect(out).toMatch(/\n {2}Student +Isatou Ceesay\n/);
    expect(out).toMatch(/\n {2}What was it\? +I moved to Basse\.\n/);
    expect(out).toMatch(/\n\n1 submission\.\n$/);
    expect(out).not.toContain('do better');
  });

  test('exports anonymous submissions with the reference shown to the sender', async () => {
    const { place, server } = await startWithStudent(open);
    const { body } = await server.sendFeedback({
      answers: { rating: 'Good', words: '=It works\non my phone.' },
    });
    const shown = referenceOf(body.id);
    const rows = await exported(place, 'feedback');
    expect(rows.map(Object.keys)).toEqual([
      ['Sent', 'Reference', 'How is the portal?', 'In your own words', 'Other answers'],
    ]);
    expect(rows).toEqual([
      {
        Sent: '2026-11-20',
        Reference: expect.stringMatching(new RegExp(`^'?${shown}$`)),
        'How is the portal?': 'Good',
        'In your own words': "'=It works\non my phone.",
        'Other answers': '',
      },
    ]);
    await server.sendFeedback();
    const found = await office(place, 'submissions', 'feedback', '--reference', shown.toLowerCase());
    expect(found.out).toMatch(
      new RegExp(`^  Sent +2026-11-20\n  Reference +${shown}\n(.*\n)+\n1 submission.\n$`),
    );
    const other = await office(place, 'submissions', 'feedback', '--reference', '______');
    expect(other.out).toBe('No submission was found.\n');
  });

  test('lists the newest, limited by number and date', async () => {
    const place = await open();
    const server = await startServer(place);
    for (let number = 1; number <= 12; number += 1) {
      server.clock.at += 24 * 60 * 60_000;
      await server.sendFeedback({ answers: { rating: 'Fair', words: `No. ${number}` } });
    }
    const numbers = async (...options: string[]) => {
      const { out } = await office(place, 'submissions', 'feedback', ...options);
      return { numbers: [...out.matchAll(/No\. (\d+)/g)].map(([, number]) => Number(number)), out };
    };
    const newest = await numbers();
    expect(newest.numbers).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(newest.out).toMatch(
      /\nThe newest 10 are shown\. --newest shows more, and "export feedback" writes/,
    );
    expect((await numbers('--newest', '2')).numbers).toEqual([12, 11]);
    const all = await numbers('--newest', '12');
    expect(all.numbers).toHaveLength(12);
    expect(all.out).toMatch(/\n12 submissions\.\n$/);
    expect((await numbers('--since', '2026-12-01')).numbers).toEqual([12, 11]);
    expect((await numbers('--since', '2027-01-01')).out).toBe('No submission was found.\n');
    const { out } = await office(place, 'submissions');
    expect(out).toMatch(/\nfeedback +anyone +12 +2026-12-02\n/);
    expect(out).toMatch(/\nexit-survey +student +0\n/);
  });

  test('can still be read after the form’s folder was deleted', async () => {
    const { place, id } = await startWithStudent(open);
    const { add } = createSubmissions(await openDatabaseIn(place), () => Date.UTC(2026, 10, 20, 12), 5);
    const answers = { about: { 'how many': '3', why: 'Because.' } };
    const submission = { form: 'last-year', applicationId: id, flowVersion: 2, answers };
    await add(submission, { isOnce: false, isOpen: true });
    const { out } = await office(place, 'submissions');
    expect(out).toMatch(/\nlast-year +nobody any more +1 +2026-11-20\n/);
    expect(await exported(place, 'last-year')).toEqual([
      expect.objectContaining({ Student: 'Isatou Ceesay', 'Other answers': 'how many: 3\nwhy: Because.' }),
    ]);
  });
});

test('accepts the first word of a form’s name, and refuses an unknown name with a sentence', async () => {
  const place = await openEmbedded();
  await makeTables(place);
  expect(await exported(place, 'freelance')).toEqual([]);
  const sent = registry.filter(({ who }) => who === 'student' || who === 'anyone');
  const known = `${sent.map(({ id }) => id).join(', ')}.`;
  for (const [form, refusal] of [
    ['fedback', `There is no form "fedback". Did you mean "feedback"? It is one of ${known}`],
    ['exit-', `There is no form "exit-". Did you mean "exit-survey"? It is one of ${known}`],
    ['information', `Nothing is kept of the form "information" as it was sent. It is one of ${known}`],
    ['login', `Nothing is kept of the form "login" as it was sent. It is one of ${known}`],
    ['__proto__', `There is no form "__proto__". It is one of ${known}`],
  ]) {
    expect((await office(place, 'submissions', form!)).error).toBe(`${refusal}\n`);
  }
  const out = path.join(place.dataDir, 'x.csv');
  expect((await office(place, 'export', 'application', '--out', out)).error).toBe(
    `Nothing is kept of the form "application" as it was sent. Did you mean "applications"? It is one of applications, ${known}\n`,
  );
  expect((await office(place, 'submissions', '--newest', '3')).error).toBe(
    'Name a form too: options apply to one form.\n',
  );
  expect((await office(place, 'submissions', 'feedback', '--newest', '0')).error).toMatch(
    /^--newest must be a whole number from 1 to 1000, not "0"\./,
  );
});
