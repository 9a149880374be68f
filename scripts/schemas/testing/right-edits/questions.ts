import { edit, editToFix, type RightEdit, set, without } from './edit.ts';

const basic = 'application/basic.ui.json';
const rules = 'application/basic.schema.json';
const academic = 'application/academic.schema.json';
const loan = 'application/loan.ui.json';
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
];
