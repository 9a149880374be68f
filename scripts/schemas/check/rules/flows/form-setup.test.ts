import { type Changes, portalTexts } from '../../../testing/fixture.ts';
import { testRule } from '../../../testing/test-rule.ts';

const withoutQuestions: Changes = {
  'trip/flow.json': (text) => {
    const flow = JSON.parse(text);
    const steps = [flow.steps[0]];
    return JSON.stringify({ ...flow, draft: undefined, steps }, null, 2);
  },
  ...Object.fromEntries(
    ['person', 'visa', 'quiz'].flatMap((step) => [
      [`trip/${step}.schema.json`, null],
      [`trip/${step}.ui.json`, null],
    ]),
  ),
  'trip/samples/gambian.json': null,
  'trip/samples/blank-name.json': null,
};

const withoutOptions: Changes = Object.fromEntries(
  ['city', 'country', 'region', 'school'].map((list) => [`options/${list}.json`, null]),
);

testRule('form set-up', {
  'a form that nothing sends': [
    { 'trip/flow.json': [/,\n {2}"submit": .*/, ''] },
    'trip/flow.json:1:1  Nothing sends the answers of "trip": it has no "submit". Add "submit": { "who": "student", "wait": "accepted", "go": "/…" } after "steps".',
  ],
  'a form that is sent but asks nothing': [
    { ...withoutQuestions, ...withoutOptions },
    'trip/flow.json:18:12  "trip" asks nothing that could be sent. Write "nobody".',
  ],
});

testRule(
  'form set-up of the portal',
  {
    'settings that a hand-written page ignores': [
      {
        'login/flow.json': [
          '"steps": [',
          '"opens": "2027-01-01",\n  "submit": { "who": "anyone", "wait": "accepted", "go": "/home" },\n  "steps": [',
        ],
      },
      'login/flow.json:7:3  A page of its own runs "login", and does not look at "opens". Delete it.',
      'login/flow.json:8:15  A page of its own runs "login", and does not look at "who". Delete it.',
    ],
    'an application without submit': [
      { 'application/flow.json': [/,\n {2}"submit": .*/, ''] },
      'application/flow.json:1:1  Nothing sends the answers of "application": it has no "submit". Add "submit": { "wait": "at-once", "go": "/…" } after "steps".',
    ],
    'a form that sends no answer': [
      { 'feedback/words.ui.json': (text) => text.replaceAll('"noun"', '"sent": false, "noun"') },
      'feedback/flow.json:19:22  Nothing of "feedback" is sent: each of its questions has "sent": false. Delete "sent" from one of them, or write "nobody".',
    ],
  },
  portalTexts(),
);
