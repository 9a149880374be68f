import { testRule } from '../../../testing/test-rule.ts';

testRule('hiding', {
  'two questions that take each other away': [
    {
      'trip/person.schema.json': [
        '"then": {',
        '"allOf": [\n    { "if": { "required": ["gradYear"] }, "then": { "properties": { "region": false } } },\n    { "if": { "required": ["region"] }, "then": { "properties": { "gradYear": false } } }\n  ],\n  "then": {',
      ],
    },
    'trip/person.schema.json:20:67  "gradYear" and "region" hide each other: an answer to one takes the other away. Let one of them decide, and delete the other condition.',
  ],
});
