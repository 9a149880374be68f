import { expect, test } from 'vitest';
import { checkSource } from '#scripts/schemas/check.ts';
import { diffSchemas } from '#scripts/schemas/diff/compare.ts';
import { retire } from '#scripts/schemas/retire.ts';
import { portalTexts, sourceOfTexts } from '#scripts/schemas/testing/fixture.ts';
import { withChanges } from '#scripts/schemas/testing/right-edits/edit.ts';
import { guideSlips } from './edits/guide-slips.ts';
import { guideTasks } from './edits/guide-tasks.ts';
import { setSlips } from './edits/set-slips.ts';
import { newForm, sectionOf, tasks } from './guide.ts';

/* What schemas/README.md says can go wrong with each task, done on purpose. */

const clean = new Map([...portalTexts(), ...Object.entries(newForm.files)]);

function edited(file: string, from: string | RegExp, to: string) {
  const before = clean.get(file)!;
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} has nowhere: ${from}`);
  return sourceOfTexts(new Map([...clean, [file, after]]));
}

/** The folder once staff have done what the guide tells under a heading. */
const done = (heading: string) =>
  guideTasks
    .filter(({ task }) => task === heading)
    .reduce((files, { changes }) => withChanges(files, Object.entries(changes)), clean);

const saysOf = (heading: string) => sectionOf(heading).replaceAll(/\s+/g, ' ');

test.each(guideSlips)('the check: %s, in %s, %s → %s', (heading, file, from, to, words) => {
  const found = checkSource(edited(file, from, to), { today: '2026-11-22' });
  expect(found.map(({ message }) => message).join('\n')).toContain(words);
  expect(saysOf(heading)).toContain(words);
});

test.each(setSlips)('the check: %s, done, and then: %s', (heading, words, changes) => {
  const source = sourceOfTexts(withChanges(done(heading), Object.entries(changes)));
  const found = checkSource(source, { today: '2026-11-22' });
  expect(found.map(({ message }) => message).join('\n')).toContain(words);
  expect(saysOf(heading)).toContain(words);
});

const changes = [
  [
    'Rename an option',
    edited('options/city.json', '"const": "Serekunda"', '"const": "Serrekunda", "renamedFrom": ["Serekund"]'),
    'was no option, so that no answer becomes',
  ],
  [
    'Take a question away, or give it another name',
    edited('application/basic.schema.json', /"ethnicity": .*\n\s*/, ''),
    'People have drafts with answers to it',
  ],
  [
    'Change the quiz',
    edited('information/learning-check.ui.json', '"answer": 3', '"answer": 2'),
    'The right answer to "dueDate"',
  ],
] as const;

test.each(changes)('the diff: %s', (heading, after, words) => {
  const verdicts = diffSchemas(sourceOfTexts(clean), after);
  expect(verdicts.map(({ message }) => message).join('\n')).toContain(words);
  expect(saysOf(heading)).toContain(words);
});

const unretired = ['There is no option "Journalist"', 'is the last option that can be chosen'];

test('the command that retires', () => {
  const yesNo = clean.get('options/yes-no.json')!;
  const onlyNo = retire('options/yes-no.json', yesNo, 'Yes');
  const problems = [
    retire('options/major.json', clean.get('options/major.json')!, 'Journalist'),
    'text' in onlyNo ? retire('options/yes-no.json', onlyNo.text, 'No') : onlyNo,
  ].map((retired) => ('problem' in retired ? retired.problem : ''));
  for (const [index, words] of unretired.entries()) {
    expect(problems[index]).toContain(words);
    expect(saysOf('Retire an option')).toContain(words);
  }
});

/** The words of the check that a section quotes. */
function quoted(task: string): string[] {
  const [, ...wrong] = saysOf(task).split('What can go wrong:');
  return [...wrong.join(' ').matchAll(/“(\S.*?)”/g)].map(([, words]) => words!);
}

test('what can go wrong is said in the section of each task, and all of it is tried here', () => {
  expect(tasks().filter((task) => quoted(task).length === 0)).toEqual([]);
  const tried = [
    guideSlips.map((slip) => slip[4]),
    setSlips.map((slip) => slip[1]),
    changes.map((each) => each[2]),
  ];
  const all = [...tried.flat(), ...unretired];
  expect(tasks().flatMap((task) => quoted(task).filter((words) => !all.includes(words)))).toEqual([]);
});
