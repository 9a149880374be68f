import { expect, test } from 'vitest';
import { checkSource } from '#scripts/schemas/check.ts';
import { diffSchemas } from '#scripts/schemas/diff/compare.ts';
import { formatVerdict } from '#scripts/schemas/diff/verdict.ts';
import { fixSchemas } from '#scripts/schemas/fix.ts';
import { generate } from '#scripts/schemas/generate.ts';
import { retire } from '#scripts/schemas/retire.ts';
import { formatFinding } from '#scripts/schemas/source/finding.ts';
import type { Source } from '#scripts/schemas/source/source.ts';
import { portalTexts, sourceOfTexts } from '#scripts/schemas/testing/fixture.ts';
import { type RightEdit, withChanges } from '#scripts/schemas/testing/right-edits/edit.ts';
import { replaced } from './edits/edit.ts';
import { guideSlips } from './edits/guide-slips.ts';
import { guideTasks } from './edits/guide-tasks.ts';
import { setSlips } from './edits/set-slips.ts';
import { blocksOf, newForm, saysOf, slipsBesides } from './guide.ts';

const clean = portalTexts();
const before = sourceOfTexts(clean);
const today = '2026-11-22';

type Changes = RightEdit['changes'];

function fixed(changes: Changes) {
  const edited = withChanges(clean, Object.entries(changes));
  const { files } = fixSchemas(sourceOfTexts(edited), before, today);
  return { source: sourceOfTexts(withChanges(edited, files)), files: [...files.keys()] };
}

const check = (source: Source) => checkSource(source, { today }).map((finding) => formatFinding(finding));

function diffOf(source: Source): string {
  expect(check(source)).toEqual([]);
  const said = diffSchemas(before, source).map(({ level, message }) => `${level}: ${message}`);
  return said.join(' ') || 'Nothing changed.';
}

test.each(guideTasks)('$task: $what', async ({ what, changes }) => {
  const { source } = fixed(changes);
  expect(diffOf(source)).toBe(what);
  await generate(source);
});

const basic = (rule: string, words: string): Changes => ({
  'application/basic.schema.json': replaced(['"surname": {', `${rule}\n    "surname": {`]),
  'application/basic.ui.json': replaced(
    ['"surname": {', `${words}\n  "surname": {`],
    ['["firstName", "surname"]', '["firstName", "guardianPhone", "surname"]'],
  ),
});

const others: readonly (readonly [heading: string, said: string, changes: Changes])[] = [
  [
    'Add a question',
    'safe: The question "guardianPhone" (A parent’s phone) is new.',
    basic(
      blocksOf('Add a question')[4]!,
      '"guardianPhone": { "ui:title": "A parent’s phone", "ui:widget": "phone", "noun": "the number" },',
    ),
  ],
  [
    'Add a form',
    'warning: Answers are taken from 2027-01-15 until 2027-02-28 now, not always. Those that come on other days are refused.',
    { 'exit-survey/flow.json': replaced(['"steps"', `${blocksOf('Add a form').at(-1)}\n  "steps"`]) },
  ],
  [
    'Let one answer decide about another',
    'warning: Other people than before must answer "loan_amount" (Loan amount requested). Try every branch: npm run forms',
    {
      'business-loan/amounts.schema.json': replaced([
        '"required": [',
        `${blocksOf('Let one answer decide about another')[1]},\n  "then": { "required": ["loan_amount"] },\n  "required": [`,
      ]),
    },
  ],
];

test.each(others)('%s: %s', (_heading, said, changes) => {
  expect(diffOf(fixed(changes).source)).toBe(said);
});

test('retires an option with the command', () => {
  const [command] = blocksOf('Retire an option');
  const [, list, option] = /^npm run schemas:retire (\S+) "(.+)"$/.exec(command!)!;
  const file = `options/${list}.json`;
  const retired = retire(file, clean.get(file)!, option!);
  const after = sourceOfTexts(new Map([...clean, [file, 'text' in retired ? retired.text : '']]));
  expect(diffOf(after)).toBe('safe: "Journalism" is no longer offered. Answers with it stay right.');
});

const migrations = 'application/migrations.json';
const migrated = guideTasks.filter(({ changes }) => migrations in changes);

test.each(migrated)('$task, without a migration: prints the file to write', ({ changes, what }) => {
  const { [migrations]: migration, ...rest } = changes;
  const { source } = fixed(rest);
  // Until the migration exists, samples still answer the removed question, which the check may report.
  expect(check(source).filter((each) => !each.includes('keeps the answers'))).toEqual([]);
  const breaking = formatVerdict(diffSchemas(before, source)[0]!);
  expect(breaking).toContain('breaking: ');
  const printed = [...breaking.matchAll(/\{\n {10}"\$schema".*?\n {8}\}/gs)].map(([file]) =>
    file.replaceAll('\n        ', '\n'),
  );
  const { changes: lines } = JSON.parse((migration as () => string)());
  const file = printed.find((text) => JSON.stringify(JSON.parse(text).changes) === JSON.stringify(lines));
  const after = fixed({ ...rest, [migrations]: file! });
  expect(after.files).toEqual(
    expect.arrayContaining(['application/flow.json', 'application/samples/version-1.json']),
  );
  expect(diffOf(after.source)).toBe(what);
});

const withNewForm = new Map([...clean, ...Object.entries(newForm.files)]);

function edited(file: string, from: string | RegExp, to: string): Source {
  const text = withNewForm.get(file)!;
  const changes = [[file, (whole: string) => whole.replace(from, () => to)]] as const;
  expect(text).toBeDefined();
  return sourceOfTexts(withChanges(withNewForm, changes));
}

function expectReported(
  heading: string,
  words: string,
  found: readonly { readonly message: string }[],
): void {
  expect(found.map(({ message }) => message).join('\n')).toContain(words);
  expect(saysOf(heading)).toContain(words);
}

test.each(guideSlips)('the check reports: %s, in %s, %s → %s', (heading, file, from, to, words) => {
  expectReported(heading, words, checkSource(edited(file, from, to), { today }));
});

test.each(setSlips)('the check reports, after the task %s: %s', (heading, words, changes) => {
  const done = guideTasks.filter(({ task }) => task === heading).map((task) => task.changes);
  const all = [...done, changes].flatMap((each) => Object.entries(each));
  expectReported(heading, words, checkSource(sourceOfTexts(withChanges(withNewForm, all)), { today }));
});

const [wasNoOption, hasDrafts, rightAnswer, noOption, lastOption] = slipsBesides;

test.each([
  [
    'Rename an option',
    wasNoOption,
    edited('options/city.json', '"const": "Serekunda"', '"const": "Serrekunda", "renamedFrom": ["Serekund"]'),
  ],
  [
    'Remove or rename a question',
    hasDrafts,
    edited('application/basic.schema.json', /"ethnicity": .*\n\s*/, ''),
  ],
  [
    'Change the quiz',
    rightAnswer,
    edited('information/learning-check.ui.json', '"answer": 3', '"answer": 2'),
  ],
])('the diff: %s: %s', (heading, words, after) => {
  expectReported(heading, words, diffSchemas(sourceOfTexts(withNewForm), after));
});

test('the retire command reports what it cannot retire', () => {
  const list = 'options/yes-no.json';
  const onlyNo = retire(list, clean.get(list)!, 'Yes') as { text: string };
  const problems = [
    [noOption, retire('options/major.json', clean.get('options/major.json')!, 'Journalist')],
    [lastOption, retire(list, onlyNo.text, 'No')],
  ] as const;
  for (const [words, retired] of problems)
    expectReported('Retire an option', words, [{ message: 'problem' in retired ? retired.problem : '' }]);
});
