import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { AnswerShapes } from '#contract/answer-shapes.ts';
import { createSubmissions } from '#server/questionnaires/submissions-repository.ts';
import { office } from '../support/data/office.ts';
import { startWithStudent } from '../support/process/server.ts';
import { makeTables } from '../support/storage/backups.ts';
import {
  describeOnDatabase,
  openDatabaseIn,
  openEmbedded,
  type TestStorage,
} from '../support/storage/test-storage.ts';

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
      // A stored answer may be a text that is not one of the form's options. The counts must not show this
      // text.
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
  expect((await office(place, 'drafts-shape', 'fedback')).error).toMatch(
    /^There is no form "fedback"\. Did you mean "feedback"\?/,
  );
  const { out: help } = await office(place, 'drafts-shape', '--help');
  expect(help).toContain('Drafts are on students’\n');
});
