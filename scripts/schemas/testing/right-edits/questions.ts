import { all, edit, editToFix, insert, type RightEdit, set, without } from './edit.ts';

const basic = 'application/basic.ui.json';
const rules = 'application/basic.schema.json';
const academic = 'application/academic.schema.json';
const loan = 'application/loan.ui.json';
const samples = /^application\/samples\/[\w-]+\.json$/;

export const questions: readonly RightEdit[] = [
  editToFix('a question becomes optional', samples, { [rules]: without(['required'], 'gender') }),
  editToFix('a condition that makes a question required', samples, {
    [academic]: all(
      set(['properties', 'reason'], { type: 'string', maxLength: 80, pattern: '\\S' }),
      set(['if'], { properties: { workStatus: { const: 'Other' } }, required: ['workStatus'] }),
      set(['then'], { required: ['reason'] }),
    ),
    'application/academic.ui.json': all(
      set(
        ['reason'],
        { 'ui:title': 'What do you do?', 'ui:widget': 'text', noun: 'what you do' },
        { before: 'earningsPerMonth' },
      ),
      insert(['groups', 1, 'fields', 2], 'reason'),
    ),
  }),
  edit('two conditions in allOf', {
    [rules]: (text) => {
      const withPattern = set(['properties', 'streetAddress', 'pattern'], '\\S')(text);
      const { if: condition, then, ...rest } = JSON.parse(withPattern) as { if: unknown; then: unknown };
      const another = {
        if: { properties: { gender: { const: 'other' } }, required: ['gender'] },
        then: { required: ['streetAddress'] },
      };
      return JSON.stringify({ ...rest, allOf: [{ if: condition, then }, another] }, null, 2);
    },
  }),
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
  edit('questions in another order', {
    [loan.replace('loan', 'academic')]: (text) => {
      const { $schema, groups, ...fields } = JSON.parse(text) as {
        $schema: string;
        groups: { legend: string; fields: string[] }[];
      };
      const order = groups.toReversed();
      const sorted = order
        .flatMap((group) => group.fields)
        .map((name) => [name, fields[name as keyof typeof fields]]);
      return JSON.stringify({ $schema, groups: order, ...Object.fromEntries(sorted), ...fields }, null, 2);
    },
  }),
];
