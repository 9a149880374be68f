import { portalTexts } from '../../../testing/fixture.ts';
import { testRule } from '../../../testing/test-rule.ts';

testRule('sent answers', {
  'an unsent answer that a condition depends on': [
    { 'trip/person.ui.json': ['"noun": "your country"', '"noun": "your country", "sent": false'] },
    'trip/person.ui.json:14:86  Other answers are right or wrong by that to "country", which stays on the phone. Delete "sent".',
  ],
  'an unsent answer that another one repeats': [
    {
      'trip/visa.ui.json': [
        ['"noun": "your visa number",', '"noun": "your visa number", "sent": false,'],
        ['    "sent": false,\n', ''],
        ['"ui:widget": "password"', '"ui:widget": "digits"'],
      ],
    },
    'trip/visa.ui.json:6:33  Other answers are right or wrong by that to "visaNumber", which stays on the phone. Delete "sent".',
  ],
  'a file and a password': [
    { 'trip/visa.ui.json': (text) => text.replaceAll(/ *"sent": false,\n/g, '') },
    'trip/visa.ui.json:16:18  Whoever reads the answers could read the password "visaAgain". Take the question away, or ask a programmer.',
    'trip/visa.ui.json:22:18  A file cannot be sent with the answers of a form, and "scan" is one. Take the question away, or ask a programmer.',
  ],
  'answers that nobody receives': [
    { 'trip/flow.json': ['"who": "student"', '"who": "nobody"'] },
    'trip/visa.schema.json:5:3  Nobody gets the answers to "visa": in flow.json "who" is "nobody". Write "student" or "anyone" there, or take the questions away.',
  ],
});

testRule(
  'unsent answers',
  {
    'that a call needs': [
      { 'freelance-survey/first.ui.json': ['"noun"', '"sent": false, "noun"'] },
      'freelance-survey/first.ui.json:6:5  Other programs need the answer "first_choice", and it stays on the phone. Delete "sent".',
    ],
    'of a form with a hand-written page': [
      { 'application/loan.ui.json': ['"rows": 6', '"rows": 6, "sent": false'] },
      'application/loan.ui.json:8:16  A page of its own sends "application", and "loanQuestion" with it. Delete "sent".',
    ],
  },
  portalTexts(),
);
