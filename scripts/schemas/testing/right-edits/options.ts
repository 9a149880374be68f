import { all, edit, editToFix, insert, type RightEdit, set, update } from './edit.ts';

const basic = 'application/basic.ui.json';
const rules = 'application/basic.schema.json';
const city = 'options/city.json';
const samples = /^application\/samples\/[\w-]+\.json$/;
/** Of every form that asks for the list. */
const newVersion = /^[\w-]+\/(flow\.json|samples\/[\w-]+\.json)$/;

/** Lists of answers. */
export const options: readonly RightEdit[] = [
  edit('an option added to a plain list', { 'options/how-heard.json': insert(['enum', 3], 'Radio') }),
  edit('an option with an apostrophe and an accent', {
    'options/country.json': insert(['enum', 0], 'São Tomé and Príncipe'),
  }),
  edit('an option that begins as another', {
    'options/major.json': insert(['enum', 1], 'Accounting and Finance'),
  }),
  edit('an option added with its fact', {
    [city]: insert(['oneOf', 0], { const: 'Gunjur', title: 'Gunjur', region: 'West Coast Region' }),
  }),
  edit('an option retired', { [city]: set(['oneOf', 0, 'deprecated'], true) }),
  edit('an option titled anew', { [city]: set(['oneOf', 1, 'title'], 'Banjul (the capital)') }),
  edit('an option with another fact', { [city]: set(['oneOf', 1, 'region'], 'Kanifing Municipality') }),
  editToFix('an option that was never chosen is renamed', newVersion, {
    [city]: all(
      set(['oneOf', 0, 'const'], 'Bakau Town'),
      set(['oneOf', 0, 'title'], 'Bakau Town'),
      set(['oneOf', 0, 'renamedFrom'], ['Bakau']),
    ),
  }),
  editToFix('an option that samples hold is renamed', newVersion, {
    [city]: (text) =>
      text.replace('"const": "Serekunda",', '"const": "Serrekunda",\n      "renamedFrom": ["Serekunda"],'),
  }),
  edit('options sorted otherwise', {
    'options/region.json': update<string[]>(['enum'], (regions) => regions.toSorted()),
  }),
  edit('an option in another spelling of its case', { [city]: set(['oneOf', 0, 'title'], 'BAKAU') }),
  editToFix('a list of a question of its own', samples, {
    [rules]: set(['properties', 'ethnicity'], {
      type: 'string',
      enum: ['Mandinka', 'Fula', 'Wolof', 'Jola', 'Serahule', 'Other'],
    }),
    [basic]: set(['ethnicity', 'ui:widget'], 'select'),
  }),
];
