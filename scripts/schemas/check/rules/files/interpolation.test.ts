import { testRule } from '../../../testing/test-rule.ts';

testRule('interpolation', {
  'an unknown name': [
    { 'trip/content/about.md': ['{{product}}', '{{prodct}}'] },
    'trip/content/about.md:3:1  {{prodct}} stands for nothing here. Write {{product}}.',
  ],
  'a later answer': [
    { 'trip/person.ui.json': ['{{product}}', '{{visaNumber}}'] },
    'trip/person.ui.json:17:23  {{visaNumber}} has no answer before this step: it is asked in "visa". Write other words.',
  ],
  'an answer outside a step': [
    { 'trip/flow.json': ['"title": "Trip with {{product}}"', '"title": "Trip of {{firstName}}"'] },
    'trip/flow.json:5:21  {{firstName}} is an answer, and only the texts of a step can hold answers. Write other words.',
  ],
  'an answer on the end page, which is shown after submission': [
    {
      'trip/flow.json': [
        [
          '"submit": "SEND" }',
          '"submit": "SEND" },\n    { "id": "done", "kind": "end", "path": "/done", "title": "Thanks, {{firstName}}" }',
        ],
        ['"go": "/home"', '"go": "/done"'],
      ],
    },
    'trip/flow.json:30:71  {{firstName}} is an answer, and the answers have left the phone when this page is shown. Write other words.',
  ],
  'a fact of the contract in another text': [
    { 'portal.json': ['Pay {{product}}', 'Pay {{during_studies_total}}'] },
    'portal.json:5:20  {{during_studies_total}} is different for each student, and only the contract can hold it. Write other words.',
  ],
  'a name in an option': [
    { 'options/country.json': ['"Senegal"', '"{{product}}"'] },
    'options/country.json:5:36  {{product}} would be shown as it is: rules and options are not filled in. Write the words themselves, or move them to the ui file.',
    'trip/flow.json:24:56  "Senegal" is no option of "country". Known here: "The Gambia", "Ghana" or "{{product}}".',
  ],
  'a name with a missing brace': [
    { 'trip/visa.ui.json': ['{{firstName}}', '{{firstName}'] },
    'trip/visa.ui.json:4:31  A name that stands for something else is in two braces on each side. Write {{firstName}}.',
  ],
  'a name in the syntax of other programs': [
    {
      'trip/visa.ui.json': ['{{firstName}}', '[[firstName]]'],
      'trip/person.ui.json': ['{{product}}', '{ product }'],
      'trip/content/about.md': ['{{product}}', '%product%'],
    },
    'trip/content/about.md:3:1  A name that stands for something else is in two braces on each side. Write {{product}}.',
    'trip/person.ui.json:17:23  A name that stands for something else is in two braces on each side. Write {{product}}.',
    'trip/visa.ui.json:4:31  A name that stands for something else is in two braces on each side. Write {{firstName}}.',
  ],
  'the name of a later answer in single braces': [
    { 'trip/person.ui.json': ['"First name"', '"First name, {{firstName}"'] },
    'trip/person.ui.json:8:30  People would read {{firstName} as it is written: a name is in two braces on each side. Write other words. {{firstName}} has no answer before this step: it is asked in "person".',
  ],
  'a lone brace': [
    { 'trip/person.ui.json': ['"First name"', '"First name}"'] },
    'trip/person.ui.json:8:24  People would read name} as it is written: a name is in two braces on each side. Write a name that is known here so, or no brace.',
  ],
  'braces in an option': [
    { 'trip/quiz.schema.json': ['the 1st', 'the {1st}'] },
    'trip/quiz.schema.json:5:63  People would read {1st} as it is written: a name is in two braces on each side. Write a name that is known here so, or no brace.',
  ],
  'accepts a percentage and other brackets': [
    { 'trip/person.ui.json': ['"First name"', '"First name [as in the passport] 100% <3 (a, b)"'] },
  ],
});
