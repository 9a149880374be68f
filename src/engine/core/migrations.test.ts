import { expect, test } from 'vitest';
import type { Migration } from './definition.ts';
import { migrate } from './migrations.ts';
import { flowOf, formStep } from './testing/form.ts';

/** Version 3 of a form that asked for a surname and a town, and has a quiz. */
function form(migrations: readonly Migration[] = []) {
  const cities = { enum: ['Banjul', 'Serekunda', 'Soma'] };
  const renamed = { Serrekunda: 'Serekunda' };
  const steps = [
    formStep('person', { familyName: [] }),
    formStep('home', { city: [cities, { widget: 'select', renamed, deprecated: ['Soma'] }], street: [] }),
    formStep('quiz', { due: [{ enum: ['the 5th'] }, { widget: 'radios' }] }, { kind: 'quiz' }),
  ];
  return flowOf(steps, { version: 3, migrations });
}

test('answers of the present version stay as they are, blank ones too', () => {
  const answers = { person: { familyName: '' }, home: { city: 'Banjul', street: ' 1 Road ' } };
  expect(migrate(form(), { version: 3, answers })).toEqual({ answers, orphaned: [] });
});

test('a renamed question, option by option, and what is dropped: each change since that version, in order', () => {
  const flow = form([
    { version: 2, rename: 'surname', to: 'lastName' },
    { version: 3, rename: 'lastName', to: 'familyName' },
    { version: 3, mapOption: 'city', option: 'Lamin', to: 'Banjul' },
    { version: 3, drop: 'nickname' },
    { version: 3, drop: 'city', option: 'Nowhere' },
  ]);
  const first = { person: { surname: 'Njie', nickname: 'Awi' }, home: { city: 'Lamin' } };
  expect(migrate(flow, { version: 1, answers: first })).toEqual({
    answers: { person: { familyName: 'Njie' }, home: { city: 'Banjul' } },
    orphaned: [],
  });
  const second = { person: { lastName: 'Njie' }, home: { city: 'Nowhere' } };
  expect(migrate(flow, { version: 2, answers: second })).toEqual({
    answers: { person: { familyName: 'Njie' } },
    orphaned: [],
  });
});

test('a change that led to the version of the draft is not made again', () => {
  const flow = form([{ version: 3, mapOption: 'city', option: 'Banjul', to: 'Soma' }]);
  const answers = { home: { city: 'Banjul' } };
  expect(migrate(flow, { version: 3, answers }).answers).toEqual(answers);
  expect(migrate(flow, { version: 2, answers }).answers).toEqual({ home: { city: 'Soma' } });
});

test('a renamed option is understood in every version, a retired one stays right', () => {
  expect(migrate(form(), { version: 3, answers: { home: { city: 'Serrekunda' } } }).answers).toEqual({
    home: { city: 'Serekunda' },
  });
  expect(migrate(form(), { version: 1, answers: { home: { city: 'Soma' } } })).toEqual({
    answers: { home: { city: 'Soma' } },
    orphaned: [],
  });
});

test('an answer goes to the step that asks for it today', () => {
  expect(migrate(form(), { version: 1, answers: { person: { street: '1 Road' } } })).toEqual({
    answers: { home: { street: '1 Road' } },
    orphaned: [],
  });
});

test('what has no place is handed back, not dropped', () => {
  const answers = {
    person: { surname: 'Njie' },
    home: { city: 'Lamin' },
    gone: { colour: 'blue', size: ' ' },
  };
  expect(migrate(form(), { version: 1, answers })).toEqual({
    answers: {},
    orphaned: [
      { step: 'person', field: 'surname', value: 'Njie' },
      { step: 'home', field: 'city', value: 'Lamin' },
      { step: 'gone', field: 'colour', value: 'blue' },
    ],
  });
});

test('of two answers for one place the second is handed back', () => {
  const flow = form([{ version: 2, rename: 'surname', to: 'familyName' }]);
  const answers = { person: { familyName: 'Njie', surname: 'Jallow' } };
  expect(migrate(flow, { version: 1, answers })).toEqual({
    answers: { person: { familyName: 'Njie' } },
    orphaned: [{ step: 'person', field: 'familyName', value: 'Jallow' }],
  });
});

test('answers to a quiz are simply given again', () => {
  expect(migrate(form(), { version: 1, answers: { quiz: { due: 'the 1st', old: 'x' } } })).toEqual({
    answers: {},
    orphaned: [],
  });
});
