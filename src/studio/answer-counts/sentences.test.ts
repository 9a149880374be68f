import { expect, test } from 'vitest';
import type { AnswerShapes } from '#contract/answer-shapes.ts';
import { diffSchemas } from '../../../scripts/schemas/diff/compare.ts';
import { type Changes, changed, sourceOfTexts, tripTexts } from '../../../scripts/schemas/testing/fixture.ts';
import { listUses } from '../../../scripts/studio/report/list-uses.ts';
import { optionSentence, sentencesOf } from './sentences.ts';
import { shapesIn } from './shapes.ts';

const version2: [string, string] = ['"version": 1', '"version": 2'];
const migrations = (line: string) =>
  `{ "$schema": "../meta/migrations.schema.json", "changes": [{ "version": 2, ${line} }] }\n`;

const question = (name: string, answered: number, chosen?: { [option: string]: number }) => ({
  ...{ step: 'person', question: name, answered },
  ...(chosen && { chosen }),
});
const shapes: AnswerShapes = {
  kind: 'shapes of answers',
  day: '2026-11-20',
  forms: [
    {
      ...{ form: 'trip', version: 1, submissions: 1300 },
      questions: [
        question('country', 1240, { Ghana: 10, Senegal: 30 }),
        question('gradYear', 900),
        question('region', 800, { Banjul: 7 }),
      ],
    },
    {
      ...{ form: 'trip', version: 2, submissions: 4 },
      questions: [question('country', 3, { Ghana: 2 }), question('gradYear', 1)],
    },
  ],
};

function said(changes: Changes, counts = shapes): string[] {
  const verdicts = diffSchemas(sourceOfTexts(tripTexts()), sourceOfTexts(changed(tripTexts(), changes)));
  return verdicts.flatMap(({ answers = [] }) => sentencesOf(answers, counts));
}

const withoutGhana: Changes = { 'options/country.json': ['"Ghana", ', ''] };

test('counts answers lost with a removed option, over all versions', () => {
  expect(said(withoutGhana)).toEqual(['12 of 1,243 saved answers would be lost.']);
});

test('counts answers of an option that is mapped or renamed', () => {
  const line = '"mapOption": "country", "option": "Ghana", "to": "Senegal"';
  const mapped = { ...withoutGhana, 'trip/flow.json': version2, 'trip/migrations.json': migrations(line) };
  expect(said(mapped)).toEqual(['12 of 1,243 saved answers would become "Senegal".']);
  const renamed: Changes = {
    'options/country.json': (text) =>
      text.replace(
        /"enum": \[[^\]]*\]/,
        '"oneOf": [{ "const": "The Gambia", "title": "The Gambia" }, { "const": "Accra", "title": "Accra", "renamedFrom": ["Ghana"] }, { "const": "Senegal", "title": "Senegal" }]',
      ),
  };
  expect(said(renamed)).toContain('12 of 1,243 saved answers would become "Accra".');
});

test('counts the people who chose an option that is no longer offered', () => {
  const retired: Changes = {
    'options/region.json': (text) =>
      text.replace(/"enum": \[[^\]]*\]/, (list) => {
        const options: string[] = JSON.parse(`{${list}}`).enum;
        const entries = options.map((each) => ({ const: each, title: each, deprecated: each === 'Banjul' }));
        return `"oneOf": ${JSON.stringify(entries)}`;
      }),
  };
  expect(said(retired)).toContain('7 of 800 people chose this option.');
});

test('counts answers to a removed question, and missing answers to a newly required one', () => {
  const gone: Changes = {
    'trip/person.schema.json': [',\n    "gradYear": { "type": "string", "maxLength": 4 }', ''],
    'trip/person.ui.json': (text) => text.replace(/,\n {2}"gradYear": [^\n]*/, ''),
  };
  expect(said(gone)).toEqual(['901 of 1,304 saved forms would lose this answer.']);
  const asked: Changes = { 'trip/person.schema.json': ['"city"]', '"city", "gradYear"]'] };
  expect(said(asked)).toEqual(['403 of 1,304 people left it out, or were not asked.']);
  const shorter: Changes = { 'trip/person.schema.json': ['"maxLength": 4 ', '"maxLength": 3 '] };
  expect(said(shorter)).toEqual(['901 of 1,304 people answered it.']);
});

test('says nothing about a question without counts, nor about an added option', () => {
  expect(said(withoutGhana, { ...shapes, forms: [] })).toEqual([]);
  expect(said({ 'options/country.json': ['"Senegal"', '"Senegal", "Mali"'] })).toEqual([]);
});

test('counts each option of a list, former names included', () => {
  const uses = listUses(sourceOfTexts(tripTexts()));
  const inFile = (option: object | string, file: string, list: readonly (string | number)[]) =>
    optionSentence(option as never, { file, list }, uses, shapes);
  expect(inFile('Ghana', 'options/country.json', ['enum'])).toBe('12 of 1,243 people chose this option.');
  expect(inFile('constructor', 'options/country.json', ['enum'])).toBe(
    '0 of 1,243 people chose this option.',
  );
  const renamed = { const: 'Accra', title: 'Accra', renamedFrom: ['Ghana'] };
  expect(inFile(renamed, 'options/country.json', ['anyOf', 1, 'oneOf'])).toBe(
    '12 of 1,243 people chose this option.',
  );
  expect(inFile('Ghana', 'options/country.json', ['oneOf', 1, 'renamedFrom'])).toBeUndefined();
  expect(inFile('Ghana', 'options/school.json', ['enum'])).toBeUndefined();
  const own = [
    { form: 'trip', question: 'country', file: 'trip/a.schema.json', path: ['properties', 'country'] },
  ];
  const place = { file: 'trip/a.schema.json', list: ['properties', 'country', 'enum'] };
  expect(optionSentence('Ghana', place, own, shapes)).toBe('12 of 1,243 people chose this option.');
  expect(optionSentence('Ghana', { ...place, list: ['required'] }, own, shapes)).toBeUndefined();
});

test('adds up the answers to two questions with the same list', () => {
  const answers = ['country', 'region'].map((name) => {
    return { form: 'trip', question: name, option: 'Banjul', fate: 'stay' as const };
  });
  expect(sentencesOf(answers, shapes)).toEqual(['7 of 2,043 saved answers have this option.']);
});

test.each(['', 'null', '{"kind":"shapes of answers","forms":[{}]}'])(
  'refuses a file that is not a file of counts: %s',
  (text) => {
    expect(shapesIn(text)).toContain('This is not a file of counts.');
    expect(shapesIn(`\uFEFF${JSON.stringify(shapes)}`)).toEqual(shapes);
  },
);
