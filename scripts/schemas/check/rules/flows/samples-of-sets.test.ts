import { householdTexts } from '../../../testing/household.ts';
import { laterTrip, testRule } from '../../../testing/test-rule.ts';

const right = 'trip/samples/gambian.json';

const withAnswers = (answers: string) =>
  ({ [right]: ['"country": "The Gambia"', `"country": "The Gambia", ${answers}`] }) as const;

testRule(
  'samples of groups and rows',
  {
    'valid samples': [
      withAnswers(
        '"home": { "street": "1 Road", "rent": 12.5 }, "members": [{ "name": "Awa", "age": 7, "from": { "town": "Soma" } }, { "name": "Lamin", "likes": ["Music"] }]',
      ),
    ],
    'an unknown question in a row': [
      withAnswers('"members": [{ "name": "Awa", "from": { "tonw": "Soma" } }]'),
      'trip/samples/gambian.json:8:71  The block "address" has no question "tonw". Write "town".',
    ],
    'a wrong answer in a row': [
      withAnswers('"members": [{ "name": "Awa" }, { "name": "Lamin", "age": 700 }]'),
      'trip/samples/gambian.json:8:82  "At home in The Gambia" must be right, and its answer to "members.1.age" is refused (maximum: "The age must be 120 or less"). Correct the answer. Run: npm run schemas:fix',
    ],
    'a missing answer in a row': [
      withAnswers('"members": [{ "name": "Awa", "from": { "country2": "Ghana" } }]'),
      'trip/samples/gambian.json:8:61  "At home in The Gambia" must be right, and has no answer to "members.0.from.town", which must be answered. Run: npm run schemas:fix',
    ],
    'another error in a row than expected': [
      {
        'trip/samples/blank-name.json': [
          ['"born"', '"members": [{ "name": " ", "age": 1.5 }], "born"'],
          [
            '"expect": [',
            '"expect": [\n    { "step": "person", "field": "members.0.age", "keyword": "minimum" },\n    { "step": "person", "field": "members.0.name", "keyword": "required" },',
          ],
        ],
      },
      'trip/samples/blank-name.json:10:5  "A name of spaces, a day that does not exist, and digits that are none": members.0.age does not break the rule "minimum". It breaks "type".',
    ],
    'answers in rows that would be lost': [
      laterTrip({
        answers: '"members": [{ "name": "Awa", "nick": "A" }], "home": { "street": "1", "isOwn": "Yes" }',
      }),
      'trip/samples/version-1.json:5:57  This answer of version 1 would be lost: the form has no place for "A" (members.0.nick) any more. Add to "changes" in trip/migrations.json: { "version": 2, "rename": "members.nick", "to": "…" }, or { "version": 2, "drop": "members.nick" }.',
      'trip/samples/version-1.json:5:98  This answer of version 1 would be lost: the form has no place for "Yes" (home.isOwn) any more. Add to "changes" in trip/migrations.json: { "version": 2, "mapOption": "home.isOwn", "option": "Yes", "to": "…" }, or { "version": 2, "drop": "home.isOwn", "option": "Yes" }.',
    ],
    'a path to no question': [
      laterTrip({
        answers: '"members": [{ "nick": "A" }]',
        changes:
          '{ "version": 2, "rename": "members.nik", "to": "members.nme" },\n    { "version": 2, "drop": "members.nick" }',
      }),
      'trip/migrations.json:4:31  No sample of an earlier version has an answer to "members.nik". Write "members.nick".',
      'trip/migrations.json:4:52  There is no question "members.nme" to take these answers. Write "members.name".',
    ],
    'an option of a multiple choice that still exists': [
      laterTrip({
        answers: '"members": [{ "likes": ["Chess"] }]',
        changes:
          '{ "version": 2, "mapOption": "members.likes", "option": "Music", "to": "Sport" },\n    { "version": 2, "drop": "members.likes", "option": "Chess" }',
      }),
      'trip/migrations.json:4:61  "Music" is still an answer to "members.likes". Delete it from the list, or delete this line.',
      'trip/migrations.json:4:76  "Sport" is no answer to "members.likes". Write "Sports".',
    ],
  },
  householdTexts(),
);
