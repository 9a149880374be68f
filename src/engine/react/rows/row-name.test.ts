import { expect, test } from 'vitest';
import type { StepAnswers } from '../../core/answers.ts';
import { flowOf, formStep } from '../../core/testing/form.ts';
import { rowName } from './row-name.ts';
import '../../core/testing/environment.ts';

const home = formStep('home', { city: [] });

const member = formStep(
  'family.members',
  {
    name: [],
    age: [{ type: 'integer' }, { widget: 'number' }],
    income: [{ type: 'number' }, { widget: 'number', prefix: 'D' }],
    born: [{ format: 'date' }, { widget: 'date' }],
    level: [{ enum: ['a', 'b'] }, { widget: 'select', optionTitles: { a: 'Primary' } }],
    home: [{ type: 'object' }, { widget: 'group' }],
  },
  {
    fieldSets: { home },
    conditions: [{ if: 'family.members?1', then: { properties: { level: false } } }],
  },
);
const flow = flowOf([], {}, { 'family.members?1': (row) => (row as { age?: number }).age === 3 });

test.each<[string, StepAnswers, string]>([
  ['{{name}}, {{age}}', { name: 'Ann', age: '34' }, 'Ann, 34'],
  ['{{name}}, {{age}}', { name: 'Ann' }, 'Ann'],
  ['{{name}}, {{age}}', { age: '34' }, '34'],
  ['{{name}} ({{age}})', { name: 'Ann' }, 'Ann'],
  ['{{name}}: {{income}}', { name: 'Ann', income: '1500.5' }, 'Ann: D1,500.5'],
  ['{{name}} – {{level}}', { name: 'Ann', level: 'a' }, 'Ann – Primary'],
  ['{{born}}', { born: '2000-01-02' }, 'the 2000-01-02'],
  ['{{name}}, {{home.city}}', { name: 'Ann', home: { city: 'Brikama' } }, 'Ann, Brikama'],
  ['{{name}}, {{level}}', { name: 'Ann', age: '3', level: 'a' }, 'Ann'],
  ['{{name}}, {{age}}', {}, 'Member 2'],
  ['{{name}}', { name: 'Anne-Marie' }, 'Anne-Marie'],
])('the summary %s of %j is %s', (summary, row, name) => {
  const ui = { label: 'Members', widget: 'rows', noun: 'a member', summary } as const;
  expect(rowName(ui, row, { flow, step: member, index: 1, earlier: {} })).toBe(name);
});
