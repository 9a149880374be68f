import { expect, test } from 'vitest';
import type { FieldSet, FieldUi, FlowDefinition } from '#engine/core/index.ts';
import { answerColumns, cellsOf, headerRow, rowSheets } from './answer-columns.ts';
import { titledAnswers } from './format-answers.ts';

const ui = (label: string, widget: FieldUi['widget'] = 'text'): FieldUi => ({ label, widget, noun: 'n' });

const jobs: FieldSet = { fields: { what: { type: 'string' } }, ui: { what: ui('What') } };
const members: FieldSet = {
  fields: { name: { type: 'string' }, income: { type: 'number' }, jobs: { type: 'array' } },
  ui: { name: ui('Name'), income: ui('Income', 'number'), jobs: ui('Jobs', 'rows') },
  fieldSets: { jobs },
};
const home: FieldSet = {
  fields: { city: { type: 'string', enum: ['bjl', 'soma'] }, members: { type: 'array' } },
  ui: {
    city: { ...ui('City', 'select'), optionTitles: { bjl: 'Banjul' } },
    members: ui('Members', 'rows'),
  },
  fieldSets: { members },
};
const definition: FlowDefinition = {
  ...{ id: 'household', version: 1, title: 'Household', access: 'public' },
  steps: [
    {
      ...{ id: 'where', kind: 'form', title: 'Where', check: 'step' },
      fields: { home: { type: 'object' }, tags: { type: 'array', items: { type: 'string' } } },
      ui: {
        home: ui('Home', 'group'),
        tags: { ...ui('Tags', 'checkboxes'), optionTitles: { a: 'First' } },
      },
      fieldSets: { home },
    },
  ],
};
const form = { definition };

const answers = {
  where: {
    home: {
      city: 'bjl',
      members: [
        { name: 'Awa', income: -1500.5, jobs: [{ what: 'Trade' }, { what: '=Farm' }] },
        { name: 'Lamin', jobs: [{ what: 'Fish' }] },
      ],
    },
    tags: ['a', 'b'],
  },
};
const stored = { flowVersion: 1, answers: JSON.stringify(answers) };

test('makes one column per question of a group, counts rows, and joins multiple choices', () => {
  const columns = answerColumns(form);
  expect(headerRow(columns)).toEqual(['Home: City', 'Home: Members', 'Tags', 'Other answers']);
  expect(cellsOf(columns, stored)).toEqual(['Banjul', '2', 'First; b', '']);
  expect(cellsOf(columns, { flowVersion: 1, answers: '{}' })).toEqual(['', '0', '', '']);
});

test("makes a sheet for a question's rows, and one for the rows nested in them", () => {
  const [ofMembers, ofJobs, ...noOther] = rowSheets(form);
  expect(noOther).toEqual([]);
  expect(ofMembers!.name).toBe('home-members');
  expect(headerRow(ofMembers!.columns)).toEqual(['Row', 'Name', 'Income', 'Jobs']);
  expect(ofMembers!.rowsOf(stored).map((row) => cellsOf(ofMembers!.columns, row))).toEqual([
    ['1', 'Awa', '-1500.5', '2'],
    ['2', 'Lamin', '', '1'],
  ]);
  expect(ofJobs!.name).toBe('home-members-jobs');
  expect(ofJobs!.rowsOf(stored).map((row) => cellsOf(ofJobs!.columns, row))).toEqual([
    ["'1.1", 'Trade'],
    ["'1.2", "'=Farm"],
    ["'2.1", 'Fish'],
  ]);
});

test('lists rows in readable form, one after the other', () => {
  expect(titledAnswers(form, stored)[0]!.answers).toEqual([
    ['Home: City', 'Banjul'],
    ['Home: Members 1: Name', 'Awa'],
    ['Home: Members 1: Income', '-1500.5'],
    ['Home: Members 1: Jobs 1: What', 'Trade'],
    ['Home: Members 1: Jobs 2: What', '=Farm'],
    ['Home: Members 2: Name', 'Lamin'],
    ['Home: Members 2: Jobs 1: What', 'Fish'],
    ['Tags', 'First; b'],
  ]);
});
