import { testRule } from '../../../testing/test-rule.ts';

const prefill = (line: string) =>
  ['"access": "public",', `"access": "public",\n  "prefill": { ${line} },`] as const;

testRule('prefill', {
  'a question that was removed': [
    { 'trip/flow.json': prefill('"phone": "{{phone_number}}"') },
    'trip/flow.json:7:16  There is no question "phone" to fill in. Delete this line.',
  ],
  'a choice from a list': [
    { 'trip/flow.json': prefill('"country": "{{university}}"') },
    'trip/flow.json:7:16  Only a text can be filled in, and "country" is asked with "select". Delete this line.',
  ],
  'a fact that the account does not have': [
    { 'trip/flow.json': prefill('"firstName": "{{firstname}}"') },
    'trip/flow.json:7:30  {{firstname}} stands for nothing here. Write {{first_name}}.',
  ],
  'a form for anyone': [
    { 'trip/flow.json': [prefill('"firstName": "{{first_name}}"'), ['"who": "student"', '"who": "anyone"']] },
    'trip/flow.json:7:3  Something is known only of who is logged in, and "trip" is sent by "anyone". Delete "prefill", or write "who": "student" in "submit".',
  ],
  'accepts facts of the account': [
    { 'trip/flow.json': prefill('"firstName": "{{first_name}} {{last_name}}"') },
  ],
});
