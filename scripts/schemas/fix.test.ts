import { expect, test } from 'vitest';
import { diffSchemas } from './diff/compare.ts';
import { fixedAfter } from './testing/fixed-after.ts';
import { type Changes, portalTexts, sourceOfTexts } from './testing/fixture.ts';

const clean = portalTexts();

const fixed = (changes: Changes) => fixedAfter(clean, changes);

test('answers a new required question in valid samples only', () => {
  const { said, files } = fixed({
    'application/loan.schema.json': [
      [
        '"properties": {',
        '"properties": {\n    "goal": { "type": "string", "maxLength": 40, "pattern": "\\\\S" },',
      ],
      ['"required": [', '"required": ["goal", '],
    ],
    'application/loan.ui.json': [
      '"loanQuestion": {',
      '"goal": { "ui:title": "Goal", "ui:widget": "text", "noun": "your goal" },\n  "loanQuestion": {',
    ],
  });
  expect(said).toHaveLength(4);
  expect(said[0]).toMatch(/^application\/samples\/valid-born-abroad\.json: "goal" is answered with "/);
  const before = clean.get('application/samples/valid.json')!.split('\n');
  const now = files.get('application/samples/valid.json')!.split('\n');
  expect(now.filter((line) => !before.includes(line)).map((line) => line.trim())).toEqual([
    expect.stringMatching(/^"loanQuestion": ".*",$/),
    expect.stringMatching(/^"goal": ".*"$/),
  ]);
});

test('answers a question that depends on a relative day', () => {
  const { said } = fixed({
    'dates-and-rules/samples/valid.json': ['"startsOn": "today"', '"startsOn": "today+1y"'],
  });
  expect(said).toContainEqual(
    expect.stringMatching(/^dates-and-rules\/samples\/valid\.json: "whyLate" is answered with "/),
  );
});

test('moves answers to the question’s new step', () => {
  const { said, files } = fixed({
    'application/flow.json': ['"id": "loan"', '"id": "money"'],
    'application/loan.schema.json': null,
    'application/loan.ui.json': null,
    'application/money.schema.json': clean.get('application/loan.schema.json')!,
    'application/money.ui.json': clean.get('application/loan.ui.json')!,
  });
  expect(said).toContain('application/samples/valid.json: "loanQuestion" is asked in the step "money" now.');
  const answers = (text: string) => JSON.parse(text).answers;
  const then = answers(clean.get('application/samples/valid.json')!);
  expect(answers(files.get('application/samples/valid.json')!).money).toEqual(then.loan);
});

test('renames an option in samples, raises the version and keeps a sample of the previous one', () => {
  const { said, files } = fixed({
    'options/city.json': [
      '"const": "Serekunda",\n      "title": "Serekunda",',
      '"const": "Serrekunda",\n      "title": "Serrekunda",\n      "renamedFrom": ["Serekunda"],',
    ],
  });
  const verdicts = diffSchemas(sourceOfTexts(clean), sourceOfTexts(files));
  expect(verdicts.filter(({ level }) => level === 'breaking')).toEqual([]);
  expect(said).toContain('application/flow.json: version 1 → 2, because saved answers change.');
  expect(said).toContain('application/samples/valid.json: "Serekunda" is called "Serrekunda" now.');
  const kept = JSON.parse(files.get('application/samples/version-1.json')!);
  expect(kept).toMatchObject({
    version: 1,
    expect: 'valid',
    answers: { basic: { residenceCity: 'Serekunda' } },
  });
});

test('creates a valid sample for a form without one', () => {
  const samples = [...clean.keys()].filter((path) => path.startsWith('business-loan/samples/'));
  const edits = Object.fromEntries(samples.map((path) => [path, null]));
  const { said } = fixed(edits);
  expect(said).toEqual([
    'business-loan/samples/valid.json: new, with an answer to every question that must be answered.',
  ]);
});

test('removes expected errors that no longer occur', () => {
  const { said } = fixed({
    'business-loan/plans.schema.json': (text) => text.replace(/"required": \[[^\]]*\]/, '"required": []'),
  });
  expect(said.join('\n')).toMatch(/what it expects is what the form says now/);
});
