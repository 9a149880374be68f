import { portalTexts } from '../../../testing/fixture.ts';
import { testRule } from '../../../testing/test-rule.ts';

const submit = '"who": "student", "wait": "accepted"';
const toAnother = '"to": { "path": "/trips", "student": "student_id", "keys": ["firstName"] }';

testRule('submit settings', {
  'tabs around a form for everyone': [
    { 'trip/flow.json': ['"access": "public"', '"access": "public",\n  "layout": "tabs"'] },
    'trip/flow.json:7:13  The tabs are for people who are logged in, and everyone can open "trip". Delete "layout", or write "access": "student".',
  ],
  'a refusal message without waiting for the server': [
    { 'trip/flow.json': [submit, '"who": "student", "wait": "at-once", "refused": "It was not sent."'] },
    'trip/flow.json:31:63  Nobody reads this: people have gone on before an answer comes. Write "wait": "accepted", or delete "refused".',
  ],
  'a form for anyone that requires a login': [
    {
      'trip/flow.json': [
        ['"access": "public"', '"access": "student"'],
        ['"who": "student"', '"who": "anyone"'],
      ],
    },
    'trip/flow.json:6:13  Anyone may send "trip", and only who is logged in can open it. Write "public", or "who": "student" in "submit".',
  ],
  'once per student for anonymous senders': [
    { 'trip/flow.json': [submit, '"who": "anyone", "wait": "accepted", "once": "per-student"'] },
    'trip/flow.json:31:60  Nobody is known here who could send "trip" twice: "who" is "anyone". Delete "once", or write "who": "student".',
  ],
  'a call with a student’s id, sent by anyone': [
    { 'trip/flow.json': [submit, `"who": "anyone", "wait": "accepted", ${toAnother}`] },
    'trip/flow.json:31:52  The id of who sends it goes along to /trips, and "who" is "anyone". Write "who": "student".',
  ],
  'a question with the key of the student’s id': [
    { 'trip/flow.json': [submit, `${submit}, ${toAnother.replace('student_id', 'school')}`] },
    'trip/visa.schema.json:9:5  The id of who sends it has the name "school", so that no answer can have it. Give the question another name.',
  ],
});

testRule(
  'calls',
  {
    'of two forms to the same address': [
      { 'freelance-survey/flow.json': ['"/surveys/freelance"', '"/business-loan"'] },
      'freelance-survey/flow.json:60:15  The answers of "business-loan" go to /business-loan already. Ask a programmer.',
    ],
  },
  portalTexts(),
);
