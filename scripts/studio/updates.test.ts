import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { product } from '#product';
import { copySchemas } from '#scripts/schemas/testing/copy-schemas.ts';
import { temporaryFolder } from '#scripts/schemas/testing/temporary-folder.ts';
import { putBack, undoAll } from '#studio/changes/put-back.ts';
import { sidesOf } from '#studio/changes/sides.ts';
import { withChoice } from '#studio/notices/with-choice.ts';
import type { Json, Operation } from '#studio/operations/files.ts';
import { kindsFor } from '#studio/operations/question-kinds.ts';
import { addQuestion, removeWithNamings, setRequired } from '#studio/operations/questions.ts';
import { selectionOf, type Thing } from '#studio/outline.ts';
import { openHandlers } from './handlers.ts';
import { gitIn } from './testing/git-in.ts';

function open() {
  const repository = temporaryFolder();
  const schemas = join(repository, 'schemas');
  copySchemas(schemas);
  const git = gitIn(repository);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Forms');
  const handlers = openHandlers({ ...product, schemas });
  const texts = new Map(Object.entries(handlers.open({}).texts));
  const keep = (files: { readonly texts: Readonly<Record<string, string | null>> }) => {
    for (const [file, text] of Object.entries(files.texts)) texts.set(file, text);
    return files;
  };
  const present = () => new Map([...texts].filter((each): each is [string, string] => each[1] !== null));
  return {
    text: (file: string) => texts.get(file) ?? undefined,
    read: (file: string) => parse(texts.get(file) ?? 'null') as Json,
    run: ({ label, changes }: Operation) => keep(handlers.change({ label, changes })),
    complete: () => keep(handlers.fix({ isPartOfLast: true })),
    fix: () => handlers.fix({}),
    sides: () => sidesOf(present(), handlers.base({})!.texts, {}),
    differing: () => Object.keys(handlers.base({})?.texts ?? {}),
    undo: () => keep(handlers.undo({})),
    git,
    base: () => handlers.base({})!,
    send: (message: string) => handlers.send({ message }),
    report: () => handlers.report({}),
    summary: async () => (await handlers.report({})).summary,
    problems: async () => (await handlers.report({})).notices.filter(({ level }) => level !== 'safe'),
  };
}

test('updates the example answers within the change that made this necessary, so that one undo reverts both', async () => {
  const studio = open();
  const sample = 'application/samples/valid.json';
  const before = studio.text(sample);
  studio.run(setRequired(studio.read, { form: 'application', step: 'basic' }, 'ethnicity', true));
  const behind = (await studio.problems()).filter(({ level }) => level === 'wrong');
  expect(behind.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The example answers of “.*” do not fit your changes yet\.$/),
  ]);
  expect(behind[0]!.remedies).toEqual([{ words: 'Update the example answers', isUpdate: true }]);
  studio.complete();
  expect((await studio.problems()).map(({ level }) => level)).toEqual(['warning']);
  expect(studio.undo()).toMatchObject({ undo: [] });
  expect(studio.text(sample)).toBe(before);
});

test('accepts an update right after another, as when a click on the update button also ends the typing', () => {
  const studio = open();
  studio.run(setRequired(studio.read, { form: 'application', step: 'basic' }, 'ethnicity', true));
  studio.complete();
  expect(studio.fix()).not.toHaveProperty('refused');
});

test('a renamed option of a plain list is one problem, which one button solves', async () => {
  const studio = open();
  const file = 'options/student-status.json';
  studio.run({ label: 'Reword', changes: [{ file, do: 'set', path: ['enum', 0], value: 'Full time' }] });
  const [problem, ...others] = await studio.problems();
  expect(others).toEqual([]);
  expect(problem!.message).toMatch(/^You removed "Full-time Student", or renamed it to "Full time"\./);
  expect(problem!.path).toEqual(['enum', 0]);
  const { refused } = studio.fix();
  expect(refused).toMatch(/^Nothing was updated\. First choose/);
  const [first] = problem!.remedies;
  expect(first).toMatchObject({ words: 'Rename stored answers to "Full time"' });
  studio.run({ label: '', changes: withChoice(first!.changes!, undefined) });
  studio.complete();
  expect(await studio.problems()).toEqual([]);
});

test('asks which option takes the answers to a removed one', async () => {
  const studio = open();
  const file = 'options/student-status.json';
  studio.run({ label: 'Remove', changes: [{ file, do: 'remove', path: ['enum', 2] }] });
  const remedies = (await studio.problems()).flatMap((each) => each.remedies);
  const change = remedies.find(({ choices }) => choices);
  expect(change?.choices).toEqual(['Full-time Student', 'Part-time Student']);
  studio.run({ label: '', changes: withChoice(change!.changes!, 'Part-time Student') });
  studio.complete();
  expect(await studio.problems()).toEqual([]);
});

test.each(['application/basic/streetAddress', 'application/basic'])(
  'restores a removed question, whose saved answers were thrown away: %s',
  async (key) => {
    const studio = open();
    studio.run(removeWithNamings(studio.read, { form: 'application', step: 'basic' }, 'streetAddress'));
    const remedies = (await studio.problems()).flatMap(({ remedies }) => remedies);
    const { words: label, changes = [] } = remedies.find(({ words }) => words === 'Throw away its answers')!;
    studio.run({ label, changes });
    studio.complete();
    expect(await studio.summary()).toMatch(/Students lose saved answers, as you chose\.$/);
    expect(studio.differing()).toContain('application/migrations.json');
    expect(studio.differing()).toContain('application/samples/valid.json');
    studio.run({ label: 'Put back', changes: putBack(studio.sides(), selectionOf(key) as Thing) });
    studio.complete();
    expect(studio.differing()).toEqual([]);
  },
);

test('counts and undoes only what has not been sent yet', async () => {
  const studio = open();
  studio.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  const file = 'application/basic.ui.json';
  const retitle = (question: string, value: string) =>
    studio.run({ label: 'Set', changes: [{ file, do: 'set', path: [question, 'ui:title'], value }] });
  const words = async () => (await studio.report()).notices.map(({ message }) => message);
  retitle('surname', 'Family name');
  retitle('firstName', 'Given name');
  expect(await words()).toHaveLength(2);
  const { refused } = await studio.send('Ask for other names');
  expect(refused).toBeUndefined();
  expect(await studio.summary()).toBe('Nothing has changed since the last commit.');
  retitle('surname', 'Last name');
  expect(await words()).toEqual(['The words of “Last name” changed.']);
  studio.run({ label: 'Undo all', changes: undoAll(studio.base()) });
  expect(studio.read(file)).toMatchObject({
    surname: { 'ui:title': 'Family name' },
    firstName: { 'ui:title': 'Given name' },
  });
});

test('reports an edit that takes back a committed change', async () => {
  const studio = open();
  studio.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  const [place, file] = [{ form: 'application', step: 'basic' }, 'application/basic.ui.json'];
  const retitle = (value: string) =>
    studio.run({ label: 'Set', changes: [{ file, do: 'set', path: ['surname', 'ui:title'], value }] });
  const told = async () =>
    (await studio.report()).notices.map(({ level, message }) => `${level}: ${message}`);
  const before = (studio.read(file) as { surname: { 'ui:title': string } }).surname['ui:title'];
  retitle('Family name');
  studio.run(addQuestion(studio.read, place, 'Middle name', kindsFor(studio.read, place, '')[0]!));
  studio.complete();
  expect((await studio.send('Ask for other names')).refused).toBeUndefined();
  expect(await told()).toEqual([]);
  retitle(before);
  expect(await told()).toEqual([`safe: The words of “${before}” changed.`]);
  studio.run(removeWithNamings(studio.read, place, 'middleName'));
  studio.complete();
  expect(await told()).toEqual([
    'warning: You removed the question “Middle name”.',
    `safe: The words of “${before}” changed.`,
  ]);
});

test('reports each of two committed questions of a step that an edit removes', async () => {
  const studio = open();
  studio.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  const place = { form: 'application', step: 'basic' };
  for (const title of ['Middle name', 'Other name'])
    studio.run(addQuestion(studio.read, place, title, kindsFor(studio.read, place, '')[0]!));
  studio.complete();
  expect((await studio.send('Ask for more names')).refused).toBeUndefined();
  for (const name of ['middleName', 'otherName']) studio.run(removeWithNamings(studio.read, place, name));
  studio.complete();
  const notices = (await studio.report()).notices.map(({ message, answers }) => [message, answers]);
  expect(notices).toEqual([
    ['You removed the question “Middle name”.', undefined],
    ['You removed the question “Other name”.', undefined],
  ]);
});

test('compares with the last commit if nothing has changed since, and names it by its subject', () => {
  const studio = open();
  const base = () => [studio.base().subject, studio.differing().length];
  studio.run(setRequired(studio.read, { form: 'application', step: 'basic' }, 'ethnicity', true));
  expect(base()).toEqual(['Forms', expect.any(Number)]);
  studio.undo();
  studio.git('commit', '--quiet', '--allow-empty', '--message', 'Say it better\n\nAs asked.');
  expect(base()).toEqual(['Say it better', 0]);
});
