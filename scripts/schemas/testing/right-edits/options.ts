import { edit, editToFix, insert, type RightEdit, set, update } from './edit.ts';

const basic = 'application/basic.ui.json';
const rules = 'application/basic.schema.json';
const city = 'options/city.json';
const samples = /^application\/samples\/[\w-]+\.json$/;

export const options: readonly RightEdit[] = [
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
];
