import { edit, editToFix, insert, type RightEdit, set, update, without } from './edit.ts';

const basic = 'application/basic.ui.json';
const rules = 'application/basic.schema.json';
const academic = 'application/academic.schema.json';
const loan = 'application/loan.ui.json';
const city = 'options/city.json';
const samples = /^application\/samples\/[\w-]+\.json$/;

export const questions: readonly RightEdit[] = [
  editToFix('a question becomes optional', samples, { [rules]: without(['required'], 'gender') }),
  editToFix('a longer maximum length', samples, { [rules]: set(['properties', 'surname', 'maxLength'], 80) }),
  editToFix('a minimum length that samples meet', samples, {
    [loan.replace('.ui.', '.schema.')]: set(['properties', 'loanQuestion', 'minLength'], 10),
  }),
  editToFix('a pattern that samples match', samples, {
    [academic]: set(['properties', 'ID', 'pattern'], '^\\d{3,12}(\\.\\d{1,2})?$'),
  }),
  edit('a date in fewer years', { [rules]: set(['properties', 'dateOfBirth', 'pastYears'], 90) }),
  edit('another widget', { [basic]: set(['gender', 'ui:widget'], 'select') }),
  edit('more lines to write in', { [loan]: set(['loanQuestion', 'rows'], 12) }),
  edit('an option with an apostrophe and an accent', {
    'options/country.json': insert(['enum', 0], 'São Tomé and Príncipe'),
  }),
  edit('an option with the same beginning as another', {
    'options/major.json': insert(['enum', 1], 'Accounting and Finance'),
  }),
  edit('an option with another fact', { [city]: set(['oneOf', 1, 'region'], 'Kanifing Municipality') }),
  edit('options in another order', {
    'options/region.json': update<string[]>(['enum'], (regions) => regions.toSorted()),
  }),
  edit('an option title in another case', { [city]: set(['oneOf', 0, 'title'], 'BAKAU') }),
  editToFix('an inline list', samples, {
    [rules]: set(['properties', 'ethnicity'], {
      type: 'string',
      enum: ['Mandinka', 'Fula', 'Wolof', 'Jola', 'Serahule', 'Other'],
    }),
    [basic]: set(['ethnicity', 'ui:widget'], 'select'),
    'application/flow.json': update<number>(['version'], (version) => version + 1),
    'application/migrations.json': JSON.stringify({
      $schema: '../meta/migrations.schema.json',
      changes: [{ version: 2, drop: 'ethnicity' }],
    }),
  }),
  edit('drafts kept longer', { 'application/flow.json': set(['draft', 'days'], 14) }),
  edit('a note above the questions', {
    'application/content/loan.md': 'Your words are read by **one** person.\n',
  }),
  edit('a wrong answer of the quiz reworded', {
    'information/learning-check.schema.json': set(['properties', 'dueDate', 'enum', 0], 'On the 1st day'),
  }),
  edit('fewer quiz questions per page', { 'information/flow.json': set(['steps', 4, 'pageSize'], 1) }),
];
