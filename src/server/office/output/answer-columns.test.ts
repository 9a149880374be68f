import { expect, test } from 'vitest';
import type { FlowDefinition } from '#engine/core/index.ts';
import { answerColumns, cellsOf, headerRow } from './answer-columns.ts';

const definition: FlowDefinition = {
  id: 'trip',
  version: 2,
  title: 'Trip',
  access: 'public',
  migrations: [
    { version: 2, rename: 'surname', to: 'familyName' },
    { version: 2, mapOption: 'city', option: 'Lamin', to: 'banjul' },
  ],
  steps: [
    {
      ...{ id: 'person', kind: 'form', title: 'Person', check: 'step' },
      fields: { familyName: { type: 'string' }, code: { type: 'string' }, age: { type: 'string' } },
      ui: {
        familyName: { label: 'Name', noun: 'n', widget: 'text' },
        code: { label: '=Code', noun: 'n', widget: 'decimal' },
        age: { label: 'Age', noun: 'n', widget: 'digits' },
      },
    },
    {
      ...{ id: 'quiz', kind: 'quiz', title: 'Quiz', check: 'step' },
      fields: { due: { type: 'string' } },
      ui: { due: { label: 'When?', noun: 'n', widget: 'radios' } },
    },
    {
      ...{ id: 'home', kind: 'form', title: 'Home', check: 'step' },
      fields: { city: { type: 'string', enum: ['banjul', 'soma'] } },
      ui: { city: { label: 'Name', noun: 'n', widget: 'select', optionTitles: { banjul: 'Banjul' } } },
    },
  ],
};

const old = {
  flowVersion: 1,
  answers: JSON.stringify({
    person: { surname: 'Njie', code: '007', age: '23', nickname: '=Awi', shoe: '' },
    home: { city: 'Lamin' },
  }),
};

test("makes one column per question, with today's titles made unique", () => {
  const columns = answerColumns({ definition }, ['code']);
  expect(headerRow(columns)).toEqual(['Name', "'=Code", 'Age', 'Name (2)', 'Other answers']);
  expect(cellsOf(columns, old)).toEqual(['Njie', "'007", '23', 'Banjul', 'nickname: =Awi']);
  expect(cellsOf(columns, { flowVersion: 2, answers: '{}' })).toEqual(['', '', '', '', '']);
});

test.each([
  ['radios', {}],
  ['select', { optionTitles: { 4: '4' } }],
] as const)('exports an option of a question with %s as a number', (widget, titles) => {
  const ui = { code: { label: 'Code', noun: 'n', widget, ...titles } };
  const columns = answerColumns({ definition: { ...definition, steps: [{ ...definition.steps[0]!, ui }] } });
  expect(cellsOf(columns, { flowVersion: 2, answers: '{"person":{"code":"4"}}' })[0]).toBe('4');
});

test('leaves out questions whose answers stay on the phone', () => {
  const [person, ...others] = definition.steps;
  const ui = { ...person!.ui, age: { ...person!.ui!.age!, sent: false as const } };
  const columns = answerColumns({ definition: { ...definition, steps: [{ ...person!, ui }, ...others] } });
  expect(headerRow(columns)).toEqual(['Name', "'=Code", 'Name (2)', 'Other answers']);
});
