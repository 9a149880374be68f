import { expect, test } from 'vitest';
import { changed, portalTexts } from '../../../testing/fixture.ts';
import { findingsIn, testRule } from '../../../testing/test-rule.ts';

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

const portal = portalTexts();

test('reports an unsent answer that a call needs', () => {
  const first = portal.get('freelance-survey/first.ui.json')!;
  const line = first.slice(0, first.indexOf('"noun"')).split('\n').length;
  const files = changed(portal, { 'freelance-survey/first.ui.json': ['"noun"', '"sent": false, "noun"'] });
  expect(findingsIn(files)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^freelance-survey/first.ui.json:${line}:\\d+  Other programs need the answer "first_choice", and it stays on the phone. Delete "sent".$`,
      ),
    ),
  ]);
});

test('reports an unsent answer in a form with a hand-written page', () => {
  const files = changed(portal, { 'application/loan.ui.json': ['"rows": 6', '"rows": 6, "sent": false'] });
  expect(findingsIn(files)).toEqual([
    'application/loan.ui.json:8:16  A page of its own sends "application", and "loanQuestion" with it. Delete "sent".',
  ]);
});
