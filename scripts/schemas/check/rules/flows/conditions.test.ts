import { testRule } from '../../../testing/test-rule.ts';

testRule('conditions', {
  'a `when` about a question that does not exist': [
    { 'trip/flow.json': ['"required": ["country"]', '"required": ["contry"]'] },
    'trip/flow.json:25:22  There is no question "contry" in any step before this one. Write "country".',
  ],
  'a `when` about a question that comes later': [
    {
      'trip/flow.json': [
        '"properties": { "country": { "enum": ["Ghana", "Senegal"] } },\n        "required": ["country"]',
        '"properties": { "dueDay": { "const": "the 5th" } },\n        "required": ["dueDay"]',
      ],
    },
    'trip/flow.json:24:25  There is no question "dueDay" before this step: it comes later, in "quiz". Known here: "firstName", "born", "country", "city", "region" or "gradYear".',
    'trip/flow.json:25:22  There is no question "dueDay" before this step: it comes later, in "quiz". Known here: "firstName", "born", "country", "city", "region" or "gradYear".',
  ],
  'an `if` about a question that does not exist': [
    {
      'trip/person.schema.json': [
        '"properties": { "country": { "const": "The Gambia" } },\n    "required": ["country"]',
        '"properties": { "land": { "const": "The Gambia" } },\n    "required": ["land"]',
      ],
    },
    'trip/person.schema.json:15:21  There is no question "land" in the step "person". Known here: "firstName", "born", "country", "city", "region" or "gradYear".',
    'trip/person.schema.json:16:18  There is no question "land" in the step "person". Known here: "firstName", "born", "country", "city", "region" or "gradYear".',
  ],
  'an `if` that is also true without an answer': [
    {
      'trip/person.schema.json': [
        '"const": "The Gambia" } },\n    "required": ["country"]',
        '"const": "The Gambia" } }',
      ],
    },
    'trip/person.schema.json:15:21  This condition is also true while "country" has no answer. Add "required": ["country"] beside "properties".',
  ],
  'an `if` that compares with an unknown option': [
    { 'trip/person.schema.json': ['"const": "The Gambia"', '"const": "Gambia"'] },
    'trip/person.schema.json:15:43  "Gambia" is no option of "country". Known here: "The Gambia", "Ghana" or "Senegal".',
  ],
  'a `then` about a question that does not exist': [
    {
      'trip/person.schema.json': [
        '"city": { "$ref": "../options/city.json" }',
        '"citi": { "$ref": "../options/city.json" }',
      ],
    },
    'trip/person.schema.json:20:21  There is no question "citi" in the step "person". Write "city".',
  ],
});

testRule('hiding', {
  'two questions that hide each other': [
    {
      'trip/person.schema.json': [
        '"then": {',
        '"allOf": [\n    { "if": { "required": ["gradYear"] }, "then": { "properties": { "region": false } } },\n    { "if": { "required": ["region"] }, "then": { "properties": { "gradYear": false } } }\n  ],\n  "then": {',
      ],
    },
    'trip/person.schema.json:20:67  "gradYear" and "region" hide each other: an answer to one takes the other away. Let one of them decide, and delete the other condition.',
  ],
});
