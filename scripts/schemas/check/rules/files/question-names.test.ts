import { testRule } from '../../../testing/test-rule.ts';

testRule('spelling', {
  'a misspelled name in the ui file': [
    { 'trip/visa.ui.json': ['"school": {', '"scool": {'] },
    'trip/visa.ui.json:32:3  This question is called "school" elsewhere, and "scool" here. Write "school".',
  ],
  'a misspelled name in the schema': [
    { 'trip/person.schema.json': ['"firstName": {', '"fristName": {'] },
    'trip/person.schema.json:6:5  This question is called "firstName" elsewhere, and "fristName" here. Write "firstName".',
  ],
  'a space at the end of a name': [
    { 'trip/visa.ui.json': ['"school": {', '"school ": {'] },
    'trip/visa.ui.json:32:3  This question is called "school" elsewhere, and here a space or an invisible sign stands in its name. Write "school".',
  ],
});
