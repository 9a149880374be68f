import { testRule } from '../../../testing/test-rule.ts';

testRule('references', {
  'a file that is not a list': [
    { 'trip/person.schema.json': ['../options/region.json', '../portal.json'] },
    'trip/person.schema.json:10:25  $ref can only name a file of the folder options or blocks. Write "../options/<name>.json", and add that file.',
  ],
  'keys next to a $ref': [
    {
      'trip/person.schema.json': [
        '"$ref": "../options/region.json"',
        '"$ref": "../options/region.json", "maxLength": 9',
      ],
    },
    'trip/person.schema.json:10:51  Beside a $ref, "maxLength" has no effect. Delete it, or write it in a condition (if, then).',
  ],
  'lists that refer to each other': [
    {
      'options/region.json':
        '{ "$schema": "../meta/options.schema.json", "title": "Region", "type": "string", "anyOf": [{ "title": "All", "$ref": "city.json" }] }',
      'options/city.json':
        '{ "$schema": "../meta/options.schema.json", "title": "City", "type": "string", "anyOf": [{ "title": "All", "$ref": "region.json" }] }',
    },
    'options/city.json:1:92  Beside a $ref, "title" has no effect. Delete it, or write it in a condition (if, then).',
    'options/city.json:1:108  "$ref" is not known here. Known here: "deprecated", "enum" or "oneOf".',
    'options/region.json:1:94  Beside a $ref, "title" has no effect. Delete it, or write it in a condition (if, then).',
    'options/region.json:1:110  "$ref" is not known here. Known here: "deprecated", "enum" or "oneOf".',
  ],
});

testRule('unused', {
  'an unused list': [
    {
      'options/colour.json':
        '{ "$schema": "../meta/options.schema.json", "title": "Colour", "type": "string", "enum": ["Red"] }',
    },
    'options/colour.json:1:1  No question uses this list. Write { "$ref": "../options/colour.json" } as a question of a <step>.schema.json, or delete this file.',
  ],
});
