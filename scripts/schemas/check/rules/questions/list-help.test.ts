import { testRule } from '../../../testing/test-rule.ts';

const help = '"ui:help": "Where {{product}} picks you up",';

testRule('the help of a list', {
  'beside a text that a condition turns into a list': [
    { 'trip/person.ui.json': [help, `${help} "listHelp": "Not listed? Choose the nearest place.",`] },
  ],
  'beside what is always a list': [
    { 'trip/person.ui.json': ['"noun": "your country"', '"noun": "your country", "listHelp": "Choose one"'] },
    'trip/person.ui.json:14:86  "listHelp" is for a text that a condition turns into a list, and "country" is none. Write "ui:help" instead.',
  ],
});
