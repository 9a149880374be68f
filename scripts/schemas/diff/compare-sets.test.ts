import { expect, test } from 'vitest';
import { type Changes, migrationsText } from '../testing/fixture.ts';
import { householdTexts } from '../testing/household.ts';
import { testVerdicts, verdictsOn } from '../testing/test-verdicts.ts';

const household = householdTexts();
const schema = 'trip/person.schema.json';
const ui = 'trip/person.ui.json';
const block = 'blocks/address.schema.json';

const migrated = (...lines: string[]): Changes => ({
  'trip/flow.json': ['"version": 1', '"version": 2'],
  'trip/migrations.json': migrationsText(...lines),
});

const age = '"age": { "type": "integer", "minimum": 0, "maximum": 120 }';
const ageUi = '"age": { "ui:title": "Age", "ui:widget": "number", "noun": "the age" }';
const likes =
  '"type": "array",\n            "uniqueItems": true,\n            "items": { "type": "string", "enum": ["Music", "Sports"] }';
const toRename: Changes = { [schema]: ['"age": {', '"years": {'], [ui]: ['"age": {', '"years": {'] };
testVerdicts(
  'questions in groups and rows',
  {
    'a question renamed in rows': [
      toRename,
      'trip/person.schema.json:5:3  breaking: You removed the question "members.age" (Age), or renamed it to "members.years". People have drafts with answers to it, and would lose them.',
      'trip/person.schema.json:32:11  safe: The question "members.years" (Age) is new.',
    ],
    'a question renamed in rows, with a migration': [
      { ...toRename, ...migrated('{ "version": 2, "rename": "members.age", "to": "members.years" }') },
      'trip/person.schema.json:32:11  safe: The question "members.age" (Age) is "members.years" now, and takes its answers.',
    ],
    'the questions of a group moved or dropped one by one': [
      {
        [schema]: [
          [
            / {4}"home": \{.*?\n {4}\},\n/s,
            '    "street": { "type": "string", "maxLength": 60, "pattern": "\\\\S" },\n',
          ],
        ],
        [ui]: [
          [
            / {2}"home": \{.*?\n {2}\},\n/s,
            '  "street": { "ui:title": "Street", "ui:widget": "text", "noun": "your street" },\n',
          ],
          [' "home",', ' "street",'],
        ],
        ...migrated(
          '{ "version": 2, "rename": "home.street", "to": "street" }',
          '{ "version": 2, "drop": "home.isOwn" }',
          '{ "version": 2, "drop": "home.rent" }',
        ),
      },
      'trip/person.schema.json:5:3  warning: You removed the question "home.isOwn" (Is it yours?). People lose their saved answers to it, as you chose.',
      'trip/person.schema.json:5:3  warning: You removed the question "home.rent" (Rent). People lose their saved answers to it, as you chose.',
      'trip/person.schema.json:12:5  safe: The question "home.street" (Street) is "street" now, and takes its answers.',
    ],
    'other limits of a number': [
      { [schema]: ['"minimum": 0, "maximum": 120', '"minimum": 1, "maximum": 130'] },
      'trip/person.schema.json:32:39  warning: Fewer answers to "members.age" (Age) are right now: "minimum" was 0 and is 1. People who gave another one before are asked to change it.',
      'trip/person.schema.json:32:53  safe: More answers to "members.age" (Age) are right now: "maximum" was 120 and is 130.',
    ],
    'a number restricted to whole numbers': [
      {
        [schema]: [
          '"rent": { "type": "number", "minimum": 0, "decimals": 2 }',
          '"rent": { "type": "integer", "minimum": 0 }',
        ],
      },
      'trip/person.schema.json:18:19  warning: Fewer answers to "home.rent" (Rent) are right now: only whole numbers. People who gave another one before are asked to change it.',
    ],
    'a number becomes text, and text becomes a number': [
      {
        [schema]: [
          [age, '"age": { "type": "string", "maxLength": 3 }'],
          ['"gradYear": { "type": "string", "maxLength": 4 }', '"gradYear": { "type": "integer" }'],
        ],
        [ui]: ['"ui:title": "Age", "ui:widget": "number"', '"ui:title": "Age", "ui:widget": "text"'],
      },
      'trip/person.schema.json:11:5  warning: The answer to "gradYear" (Year of graduation) was a typed answer and is a number now. What can be read as a number stays. People who gave another answer are asked to change it.',
      'trip/person.schema.json:32:11  safe: The answer to "members.age" (Age) was a number and is a typed answer now. Answers given before stay, as they were written.',
    ],
    'a multiple choice becomes single, and a single one multiple': [
      {
        [schema]: [
          [likes, '"type": "string", "enum": ["Music", "Sports"]'],
          [
            '"region": { "$ref": "../options/region.json" }',
            '"region": { "type": "array", "uniqueItems": true, "items": { "$ref": "../options/region.json" } }',
          ],
        ],
        [ui]: [
          ['"checkboxes"', '"radios"'],
          ['"ui:title": "Region", "ui:widget": "select"', '"ui:title": "Region", "ui:widget": "checkboxes"'],
        ],
      },
      'trip/person.schema.json:33:11  breaking: The answer to "members.likes" (Likes) was several answers from a list and is an answer from a list now. People have drafts with answers that do not fit it, and would lose them.',
      'trip/person.schema.json:10:5  safe: The answer to "region" (Region) was an answer from a list and is several answers from a list now. The answer given before is the first of several.',
    ],
    'a choice becomes yes or no': [
      {
        [schema]: ['"region": { "$ref": "../options/region.json" }', '"region": { "type": "boolean" }'],
        [ui]: ['"ui:title": "Region", "ui:widget": "select"', '"ui:title": "Region", "ui:widget": "radios"'],
      },
      'trip/person.schema.json:10:5  breaking: The answer to "region" (Region) was an answer from a list and is yes or no now. People have drafts with answers that do not fit it, and would lose them.',
    ],
    'a group becomes rows': [
      {
        [schema]: [
          '"work": { "$ref": "../blocks/address.schema.json" }',
          '"work": { "type": "array", "items": { "$ref": "../blocks/address.schema.json" } }',
        ],
        [ui]: ['"ui:title": "Work", "ui:widget": "group"', '"ui:title": "Work", "ui:widget": "rows"'],
      },
      'trip/person.schema.json:43:5  safe: The answer to "work" (Work) was a group of questions and is rows of questions now. The answer given before is the first of several.',
    ],
    'a question of a block, reported for each use': [
      { [block]: ['"maxLength": 40', '"maxLength": 30'] },
      'blocks/address.schema.json:6:33  warning: Fewer answers to "members.from.town" (Town) are right now: "maxLength" was 40 and is 30. People who gave another one before are asked to change it.',
      'blocks/address.schema.json:6:33  warning: Fewer answers to "work.town" (Town) are right now: "maxLength" was 40 and is 30. People who gave another one before are asked to change it.',
    ],
    'a condition of a block': [
      {
        [block]: [
          '"required": ["town"]',
          '"required": ["town"],\n  "if": { "required": ["town"] },\n  "then": { "required": ["country2"] }',
        ],
      },
      'blocks/address.schema.json:10:3  warning: Other people than before must answer "members.from.country2" (Country). Try every branch: npm run forms',
      'blocks/address.schema.json:10:3  warning: Other people than before must answer "work.country2" (Country). Try every branch: npm run forms',
    ],
    'an option of a multiple choice removed': [
      { [schema]: ['["Music", "Sports"]', '["Music"]'] },
      'trip/person.schema.json:36:51  breaking: You removed "Sports". People have drafts with it (trip › members.likes), and would lose that answer.',
    ],
    'an option becomes exclusive': [
      { 'options/city.json': ['"region": "Banjul" }', '"region": "Banjul", "exclusive": true }'] },
      'options/city.json:6:5  warning: "Banjul" stands alone now. People who chose it with others are asked to change it.',
    ],
    'rules between answers, and of a group': [
      {
        [schema]: [
          ['"rent": { "type": "number"', '"rent": { "after": "isOwn", "type": "number"'],
          ['"required": ["street"]', '"required": ["street"], "atLeastOneOf": ["isOwn", "rent"]'],
        ],
      },
      'trip/person.schema.json:18:19  warning: Fewer answers to "home.rent" (Rent) are right now: "after" was not given and is "isOwn". People who gave another one before are asked to change it.',
      'trip/person.schema.json:20:31  warning: What answers must be together changed in the group "home" ("atLeastOneOf"). People whose answers do not fit are asked to change them.',
    ],
    'another order in rows, other texts in a group': [
      {
        [ui]: [
          [`${ageUi},`, ''],
          ['"name": { "ui:title": "Name"', `${ageUi}, "name": { "ui:title": "Name"`],
          ['"Rent"', '"The rent"'],
        ],
      },
      'trip/person.ui.json:31:7  safe: The words of "home.rent" (The rent) changed.',
      'trip/person.ui.json:40:7  safe: The questions of the rows of "members" come in another order now: age, name, likes, from. It was: name, age, likes, from.',
    ],
    'defaults and computed answers': [
      {
        [schema]: [
          ['"isOwn": { "type": "boolean" }', '"isOwn": { "type": "boolean", "default": true }'],
          [age, '"age": { "type": "integer", "computed": { "count": ["likes"] } }'],
        ],
        [ui]: ['"ui:title": "Age", "ui:widget": "number"', '"ui:title": "Age", "ui:widget": "computed"'],
      },
      'trip/person.schema.json:32:11  warning: The answer to "members.age" (Age) was a number and is a computed answer now. Nobody is asked it any more, and what was answered no longer counts.',
      'trip/person.schema.json:17:9  safe: What stands in "home.isOwn" (Is it yours?) at first changed. Answers that were given stay.',
    ],
  },
  household,
);

test('remedies for a question removed from rows contain its path', () => {
  const [verdict] = verdictsOn(toRename, household);
  expect(verdict!.remedies.map(({ paste }) => paste)).toEqual([
    expect.stringContaining('{ "version": 2, "rename": "members.age", "to": "members.years" }'),
    expect.stringContaining('{ "version": 2, "drop": "members.age" }'),
  ]);
});
