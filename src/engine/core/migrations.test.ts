import { expect, test } from 'vitest';
import type { Answers } from './answers.ts';
import type { Migration } from './definition.ts';
import { migrate } from './migrations.ts';
import { flowOf, formStep } from './testing/form.ts';

/** Answers of a version in version 3 of a form that asked for a surname and a town, and has a quiz. */
function migrated(version: number, answers: Answers, migrations: readonly Migration[] = []) {
  const cities = { enum: ['Banjul', 'Serekunda', 'Soma'] };
  const renamed = { Serrekunda: 'Serekunda' };
  const steps = [
    formStep('person', { familyName: [] }),
    formStep('home', { city: [cities, { widget: 'select', renamed, deprecated: ['Soma'] }], street: [] }),
    formStep('quiz', { due: [{ enum: ['the 5th'] }, { widget: 'radios' }] }, { kind: 'quiz' }),
  ];
  return migrate(flowOf(steps, { version: 3, migrations }), { version, answers });
}

test('keeps answers of the current version, including blank ones', () => {
  const answers = { person: { familyName: '' }, home: { city: 'Banjul', street: ' 1 Road ' } };
  expect(migrated(3, answers)).toEqual({ answers, orphaned: [] });
});

test('applies every migration since the version, in order', () => {
  const changes: Migration[] = [
    { version: 2, rename: 'surname', to: 'lastName' },
    { version: 3, rename: 'lastName', to: 'familyName' },
    { version: 3, mapOption: 'city', option: 'Lamin', to: 'Banjul' },
    { version: 3, drop: 'nickname' },
    { version: 3, drop: 'city', option: 'Nowhere' },
  ];
  const first = { person: { surname: 'Njie', nickname: 'Awi' }, home: { city: 'Lamin' } };
  expect(migrated(1, first, changes)).toEqual({
    answers: { person: { familyName: 'Njie' }, home: { city: 'Banjul' } },
    orphaned: [],
  });
  const second = { person: { lastName: 'Njie' }, home: { city: 'Nowhere' } };
  const answers = { person: { familyName: 'Njie' } };
  expect(migrated(2, second, changes)).toEqual({ answers, orphaned: [] });
});

test('skips migrations up to the draft’s version', () => {
  const changes: Migration[] = [{ version: 3, mapOption: 'city', option: 'Banjul', to: 'Soma' }];
  const answers = { home: { city: 'Banjul' } };
  expect(migrated(3, answers, changes).answers).toEqual(answers);
  expect(migrated(2, answers, changes).answers).toEqual({ home: { city: 'Soma' } });
});

test('maps a renamed option in every version, and accepts a deprecated one', () => {
  expect(migrated(3, { home: { city: 'Serrekunda' } }).answers).toEqual({ home: { city: 'Serekunda' } });
  const answers = { home: { city: 'Soma' } };
  expect(migrated(1, answers)).toEqual({ answers, orphaned: [] });
});

test('moves an answer to the step that asks for it today', () => {
  const answers = { home: { street: '1 Road' } };
  expect(migrated(1, { person: answers.home })).toEqual({ answers, orphaned: [] });
});

test('returns orphaned answers', () => {
  const answers = {
    person: { surname: 'Njie' },
    home: { city: 'Lamin' },
    gone: { colour: 'blue', size: ' ' },
  };
  expect(migrated(1, answers)).toEqual({
    answers: {},
    orphaned: [
      { step: 'person', field: 'surname', value: 'Njie' },
      { step: 'home', field: 'city', value: 'Lamin' },
      { step: 'gone', field: 'colour', value: 'blue' },
    ],
  });
});

test('returns the second of two answers to the same question', () => {
  const given = { person: { familyName: 'Njie', surname: 'Jallow' } };
  expect(migrated(1, given, [{ version: 2, rename: 'surname', to: 'familyName' }])).toEqual({
    answers: { person: { familyName: 'Njie' } },
    orphaned: [{ step: 'person', field: 'familyName', value: 'Jallow' }],
  });
});

test('drops orphaned quiz answers', () => {
  expect(migrated(1, { quiz: { due: 'the 1st', old: 'x' } })).toEqual({ answers: {}, orphaned: [] });
});

test('migrates questions with the names of inherited properties', () => {
  const fields = Object.fromEntries(['constructor', 'valueOf'].map((name) => [name, [] as const]));
  const flow = flowOf([formStep('constructor', fields)]);
  const answers = { constructor: { constructor: 'x', valueOf: 'y' } };
  expect(migrate(flow, { version: 1, answers })).toEqual({ answers, orphaned: [] });
});
