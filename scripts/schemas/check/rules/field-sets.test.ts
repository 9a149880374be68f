import { householdTexts } from '../../testing/household.ts';
import { testRule } from '../../testing/test-rule.ts';

const schema = 'trip/person.schema.json';
const ui = 'trip/person.ui.json';

testRule(
  'questions in questions',
  {
    'a question of a group without a ui entry': [
      {
        [ui]: [
          /"rent": \{ "ui:title".*/,
          '"rant": { "ui:title": "Rent", "ui:widget": "number", "noun": "the rent" }',
        ],
      },
      'trip/person.ui.json:31:7  This question is called "rent" elsewhere, and "rant" here. Write "rent".',
    ],
    'a condition of a group about a question that does not exist': [
      {
        [schema]: [
          '{ "isOwn": { "const": true } }, "required": ["isOwn"]',
          '{ "owned": { "const": true } }, "required": ["owned"]',
        ],
      },
      'trip/person.schema.json:21:31  There is no question "owned" in the group "home" or around it. Known here: "firstName", "born", "country", "city", "region", "gradYear", "home", "members", "work", "street", "isOwn" or "rent".',
      'trip/person.schema.json:21:74  There is no question "owned" in the group "home" or around it. Known here: "firstName", "born", "country", "city", "region", "gradYear", "home", "members", "work", "street", "isOwn" or "rent".',
    ],
    'a condition of a row about a later question': [
      {
        [schema]: [
          '"required": ["name"]\n',
          '"required": ["name"],\n        "if": { "required": ["visaNumber"] },\n        "then": { "required": ["age"] }\n',
        ],
      },
      'trip/person.schema.json:41:30  There is no question "visaNumber" before this step: it comes later, in "visa". Known here: "firstName", "born", "country", "city", "region", "gradYear", "home", "members", "work", "name", "age", "likes" or "from".',
    ],
    'a condition on a question in a group, and on a multiple choice': [
      {
        'trip/flow.json': [
          '"properties": { "country": { "enum": ["Ghana", "Senegal"] } },\n        "required": ["country"]',
          '"properties": { "home": { "properties": { "stret": { "const": "A" } }, "required": ["street"] } },\n        "required": ["home"]',
        ],
        [schema]: [
          '"required": ["name"]\n',
          '"required": ["name"],\n        "if": { "properties": { "likes": { "contains": { "const": "Musik" } } }, "required": ["likes"] },\n        "then": { "required": ["age"] }\n',
        ],
      },
      'trip/flow.json:24:51  There is no question "stret" in the group "home". Write "street".',
      'trip/person.schema.json:41:67  "Musik" is no option of "likes". Write "Music".',
      'trip/samples/blank-name.json:12:5  "A name of spaces, a day that does not exist, and digits that are none": visaNumber does not break the rule "pattern". Change the answer, or delete this.',
    ],
    'a condition of a block about the step that uses it': [
      {
        'blocks/address.schema.json': [
          '"required": ["town"]',
          '"required": ["town"],\n  "if": { "required": ["firstName"] },\n  "then": { "required": ["country2"] }',
        ],
      },
      'blocks/address.schema.json:10:24  There is no question "firstName" in the block "address". Known here: "town" or "country2".',
    ],
    'a block without a ui file': [
      { 'blocks/address.ui.json': null },
      'blocks/address.schema.json:1:1  The block "address" has a file address.schema.json, and no address.ui.json. Add blocks/address.ui.json.',
      'trip/person.ui.json:38:27  {{from.town}} stands for nothing here. Known here: {{name}}, {{age}}, {{likes}} or {{from}}.',
    ],
    'blocks that refer to each other in a cycle': [
      {
        'blocks/address.schema.json': [
          '{ "$ref": "../options/country.json" }',
          '{ "$ref": "../blocks/address.schema.json" }',
        ],
      },
      'blocks/address.schema.json:7:27  These files lead round in a circle: blocks/address.schema.json → blocks/address.schema.json. Write the options, or the questions, themselves in one of them.',
      'blocks/address.ui.json:4:53  The widget "select" takes an answer from a list, but "country2" is a group of questions. Write "group" or "matrix".',
    ],
    'rows in a text': [
      { 'trip/visa.ui.json': ['{{firstName}}', '{{members.name}}'] },
      'trip/visa.ui.json:4:31  {{members.name}} is made of several answers, and a text cannot hold them. Write other words.',
    ],
  },
  householdTexts(),
);
