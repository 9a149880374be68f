import { testRule } from '../../../testing/test-rule.ts';

testRule('unused', {
  'a list that no question asks for': [
    {
      'options/colour.json':
        '{ "$schema": "../meta/options.schema.json", "title": "Colour", "type": "string", "enum": ["Red"] }',
    },
    'options/colour.json:1:1  No question uses this list. Write { "$ref": "../options/colour.json" } as a question of a <step>.schema.json, or delete this file.',
  ],
});
