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
  const { change, fix, undo, base, send, report } = handlers;
  const texts = () => new Map(Object.entries(handlers.open({}).texts) as [string, string][]);
  return {
    texts,
    read: (file: string) => parse(texts().get(file) ?? 'null') as Json,
    run: ({ label, changes }: Operation) => change({ label, changes }),
    complete: () => fix({ isPartOfLast: true }),
    fix: () => fix({}),
    undo: () => undo({}),
    base: () => base({})!,
    differing: () => Object.keys(base({})?.texts ?? {}),
    send: (message: string) => send({ message }),
    report: () => report({}),
    problems: async () => (await report({})).notices.filter(({ level }) => level !== 'safe'),
    git,
  };
}

const basic = { form: 'application', step: 'basic' };
const words = 'application/basic.ui.json';
const titled = (question: string, value: string): Operation => ({
  label: 'Set',
  changes: [{ file: words, do: 'set', path: [question, 'ui:title'], value }],
});

test('updates the example answers within the change that made this necessary, so that one undo reverts both', async () => {
  const studio = open();
  const sample = 'application/samples/valid.json';
  const before = studio.texts().get(sample);
  studio.run(setRequired(studio.read, basic, 'ethnicity', true));
  const behind = (await studio.problems()).filter(({ level }) => level === 'wrong');
  expect(behind.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The example answers of “.*” do not fit your changes yet\.$/),
  ]);
  expect(behind[0]!.remedies).toEqual([{ words: 'Update the example answers', isUpdate: true }]);
  studio.complete();
  // A click on the update button first takes the focus from the text field, which starts the update by itself
  // (`complete`). The click then requests the same update again (`fix`).
  expect(studio.fix()).not.toHaveProperty('refused');
  expect((await studio.problems()).map(({ level }) => level)).toEqual(['warning']);
  expect(studio.undo()).toMatchObject({ undo: [] });
  expect(studio.texts().get(sample)).toBe(before);
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
    studio.run(removeWithNamings(studio.read, basic, 'streetAddress'));
    const remedies = (await studio.problems()).flatMap(({ remedies }) => remedies);
    const { words: label, changes = [] } = remedies.find(({ words }) => words === 'Throw away its answers')!;
    studio.run({ label, changes });
    studio.complete();
    expect((await studio.report()).summary).toMatch(/Students lose saved answers, as you chose\.$/);
    expect(studio.differing()).toContain('application/migrations.json');
    expect(studio.differing()).toContain('application/samples/valid.json');
    const sides = sidesOf(studio.texts(), studio.base().texts, {});
    studio.run({ label: 'Put back', changes: putBack(sides, selectionOf(key) as Thing) });
    studio.complete();
    expect(studio.differing()).toEqual([]);
  },
);

test('counts and undoes only what has not been sent yet', async () => {
  const studio = open();
  studio.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  const told = async () => (await studio.report()).notices.map(({ message }) => message);
  studio.run(titled('surname', 'Family name'));
  studio.run(titled('firstName', 'Given name'));
  expect(await told()).toHaveLength(2);
  const { refused } = await studio.send('Ask for other names');
  expect(refused).toBeUndefined();
  expect((await studio.report()).summary).toBe('Nothing has changed since the last commit.');
  studio.run(titled('surname', 'Last name'));
  expect(await told()).toEqual(['The words of “Last name” changed.']);
  studio.run({ label: 'Undo all', changes: undoAll(studio.base()) });
  expect(studio.read(words)).toMatchObject({
    surname: { 'ui:title': 'Family name' },
    firstName: { 'ui:title': 'Given name' },
  });
});

test('reports an edit that takes back committed changes, each removed question by itself', async () => {
  const studio = open();
  studio.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  const told = async () =>
    (await studio.report()).notices.map(({ level, message, answers }) => [level, message, answers]);
  studio.run(titled('surname', 'Family name'));
  for (const title of ['Middle name', 'Other name'])
    studio.run(addQuestion(studio.read, basic, title, kindsFor(studio.read, basic, '')[0]!));
  studio.complete();
  expect((await studio.send('Ask for other names')).refused).toBeUndefined();
  expect(await told()).toEqual([]);
  studio.run(titled('surname', 'Surname'));
  const reworded = ['safe', 'The words of “Surname” changed.', undefined];
  expect(await told()).toEqual([reworded]);
  for (const name of ['middleName', 'otherName']) studio.run(removeWithNamings(studio.read, basic, name));
  studio.complete();
  expect(await told()).toEqual([
    ['warning', 'You removed the question “Middle name”.', undefined],
    ['warning', 'You removed the question “Other name”.', undefined],
    reworded,
  ]);
});

test('compares with the last commit if nothing has changed since, and names it by its subject', () => {
  const studio = open();
  const base = () => [studio.base().subject, studio.differing().length];
  studio.run(setRequired(studio.read, basic, 'ethnicity', true));
  expect(base()).toEqual(['Forms', expect.any(Number)]);
  studio.undo();
  studio.git('commit', '--quiet', '--allow-empty', '--message', 'Say it better\n\nAs asked.');
  expect(base()).toEqual(['Say it better', 0]);
});
