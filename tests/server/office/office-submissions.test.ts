import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { AnswerShapes } from '#contract/answer-shapes.ts';
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

  test('exports the rows of each list to a file beside the answers', async () => {
    const place = await open();
    await makeTables(place);
    const members = [{ firstName: 'Awa', age: 34 }, { firstName: 'Lamin' }];
    await store(place, 'rows', 1, [{ household: { members } }]);
    const [{ Reference }] = (await exported(place, 'rows')) as [Record<string, string>];
    const beside = readFileSync(path.join(place.dataDir, 'rows-members.csv'), 'utf8');
    expect(parse(beside, { bom: true, columns: true })).toMatchObject([
      { Reference, 'First name': 'Awa', Age: '34' },
      { Reference, 'First name': 'Lamin', Age: '' },
    ]);
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

async function store(place: TestStorage, form: string, flowVersion: number, sent: readonly object[]) {
  const { add } = createSubmissions(await openDatabaseIn(place), () => Date.UTC(2026, 10, 20, 12), 5);
  for (const answers of sent) {
    const submission = { form, applicationId: null, flowVersion, answers: answers as never };
    expect(await add(submission, { isOnce: false, isOpen: true })).toMatchObject({ isNew: true });
  }
}

async function shapes(place: TestStorage, ...line: string[]): Promise<AnswerShapes> {
  const { code, out, error } = await office(place, 'drafts-shape', ...line);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return JSON.parse(out);
}

describeOnDatabase('the counts of answers', (open) => {
  test('contain numbers of submissions, answers and choices, but no text or person', async () => {
    const { server, place, id, bearer } = await startWithStudent(open);
    await server.sendExitSurvey({}, bearer);
    await store(place, 'feedback', 1, [
      { about: { rating: 'Good', words: 'Secret words' } },
      { about: { rating: 'Good', words: 'Poor' } },
      // A stored answer may be a text that is none of the form's options.
      { about: { rating: 'Awa from Brikama', words: 'Other words' } },
    ]);
    await store(place, 'feedback', 2, [{ about: { rating: 'Poor', words: ' ' } }]);
    const all = await shapes(place);
    expect(all).toMatchObject({ kind: 'shapes of answers', day: '2026-11-20' });
    expect(all.forms.filter(({ form }) => form === 'feedback')).toEqual([
      {
        ...{ form: 'feedback', version: 1, submissions: 3 },
        questions: [
          { step: 'words', question: 'rating', answered: 2, chosen: { Good: 2 } },
          { step: 'words', question: 'words', answered: 3 },
        ],
      },
      {
        ...{ form: 'feedback', version: 2, submissions: 1 },
        questions: [
          { step: 'words', question: 'rating', answered: 1, chosen: { Poor: 1 } },
          { step: 'words', question: 'words', answered: 0 },
        ],
      },
    ]);
    const [application] = all.forms;
    expect(application).toMatchObject({ form: 'application', submissions: 1 });
    expect(application!.questions).toContainEqual(
      expect.objectContaining({ question: 'workStatus', answered: 1, chosen: { 'Working Part-Time': 1 } }),
    );
    const text = JSON.stringify(all);
    for (const word of ['Isatou', '3012345', 'Basse', 'Secret', 'Brikama', 'awa@example.com', id])
      expect(text).not.toContain(word);
  });

  test('identify questions of groups and rows by path, and include long lists', async () => {
    const place = await open();
    await makeTables(place);
    const member = (gender: string, diseases: string[]) => ({
      firstNameFM: 'Laila',
      gender,
      health: { diseases },
    });
    await store(place, 'household-survey', 1, [
      { members: { familyMembers: [member('2', ['8', '10']), member('2', ['8'])] } },
      { members: { familyMembers: [member('1', [])] } },
    ]);
    const [known] = (JSON.parse(readFileSync(villages, 'utf8')) as { readonly enum: readonly [string] }).enum;
    await store(place, 'home-town', 1, [
      { place: { area: 'Upper Coast', village: known } },
      { place: { village: 'The house of Lamin Ceesay' } },
    ]);
    const { forms } = await shapes(place, 'household');
    expect(forms.map(({ form }) => form)).toEqual(['household-survey']);
    const asked = new Map(forms[0]!.questions.map(({ question, ...each }) => [question, each]));
    expect(asked.get('familyMembers')).toEqual({ step: 'members', answered: 2 });
    expect(asked.get('familyMembers.firstNameFM')).toEqual({ step: 'members', answered: 2 });
    expect(asked.get('familyMembers.gender')).toMatchObject({ answered: 2, chosen: { 1: 1, 2: 1 } });
    const diseases = asked.get('familyMembers.health.diseases');
    expect(diseases).toMatchObject({ answered: 1, chosen: { 8: 1, 10: 1 } });
    const [town] = (await shapes(place, 'home-town')).forms;
    const village = town!.questions.find(({ question }) => question === 'village');
    expect(village?.chosen).toEqual({ [known]: 1 });
    expect(JSON.stringify(town)).not.toContain('Lamin');
  });
});

const villages = path.resolve(import.meta.dirname, '../../fixture/schemas/options/village.json');

test('are written to a file for one form or all; an unknown form is refused with a sentence', async () => {
  const place = await openEmbedded();
  await makeTables(place);
  await store(place, 'feedback', 1, [{ about: { rating: 'Good', words: 'Fine' } }]);
  const out = path.join(place.dataDir, 'shapes.json');
  expect(await office(place, 'drafts-shape', '--out', out)).toEqual({
    code: 0,
    out: `The counts of 1 form are in ${out}.\n`,
    error: '',
  });
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(await shapes(place));
  expect((await shapes(place, 'applications')).forms).toEqual([]);
  expect((await office(place, 'drafts-shape', 'fedback')).error).toMatch(/^There is no form "fedback"/);
});
