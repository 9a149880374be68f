import { asking, boxes, number } from '../../../testing/person-question.ts';
import { testRule } from '../../../testing/test-rule.ts';

const at = 'trip/person.schema.json:11';

testRule('limits', {
  'a minimum on a text': [
    asking('{ "type": "string", "maxLength": 4, "minimum": 1 }', '"ui:widget": "text"'),
    `${at}:49  "minimum" is for a number, and "more" is none. Delete it, or change the type.`,
  ],
  'decimals on a whole number': [
    asking('{ "type": "integer", "decimals": 2 }', number),
    `${at}:34  "decimals" is for a number with decimal places, and "more" is none. Delete it, or change the type.`,
  ],
  'more choices required than can be combined': [
    {
      ...asking('{ "type": "array", "minItems": 2, "items": { "$ref": "../options/topic.json" } }', boxes),
      'options/topic.json': `{
  "$schema": "../meta/options.schema.json",
  "title": "Topics",
  "type": "string",
  "oneOf": [
    { "const": "a", "title": "A" },
    { "const": "b", "title": "B", "deprecated": true },
    { "const": "none", "title": "None", "exclusive": true }
  ]
}
`,
    },
    `${at}:44  Nobody can choose 2 of the 1 options of "more". Make it smaller.`,
  ],
  'a unit on a text': [
    asking('{ "type": "string", "maxLength": 4 }', '"ui:widget": "text", "suffix": "km"'),
    'trip/person.ui.json:14:70  A suffix stands beside a number, and "more" is asked with the widget "text". Delete it, or write "ui:widget": "number".',
  ],
});

testRule('defaults', {
  'a consent that is ticked by default': [
    asking('{ "type": "boolean", "const": true, "default": true }', '"ui:widget": "checkbox"', '"more", '),
    `${at}:49  Nobody has agreed before the question: "more" must not be ticked beforehand. Delete the default.`,
  ],
  'a default that is too long': [
    asking('{ "type": "string", "maxLength": 3, "default": "four" }', '"ui:widget": "text"'),
    'trip/person.schema.json:11:60  The default of "more" is outside of its limits: it has 4 characters, and may have 3. Correct it.',
  ],
  'a default that does not fit the pattern': [
    asking(
      '{ "type": "string", "maxLength": 3, "pattern": "^[0-9]+$", "default": "x" }',
      '"ui:widget": "digits", "messages": { "pattern": "Digits only" }',
    ),
    'trip/person.schema.json:11:83  The default of "more" is outside of its limits: it does not fit the "pattern". Correct it.',
  ],
  'a default that is not an e-mail address': [
    asking(
      '{ "type": "string", "maxLength": 30, "format": "email", "default": "awa" }',
      '"ui:widget": "email"',
    ),
    'trip/person.schema.json:11:80  The default of "more" is outside of its limits: it is not what "format": "email" asks for. Correct it.',
  ],
  'a default day that is too early': [
    asking(
      '{ "type": "string", "format": "date", "from": "2027-01-01", "default": "2026-12-31" }',
      '"ui:widget": "date"',
    ),
    'trip/person.schema.json:11:84  The default of "more" is outside of its limits: the first is "2027-01-01". Correct it.',
  ],
  'a default with too many decimals': [
    asking('{ "type": "number", "decimals": 1, "default": 0.25 }', number),
    'trip/person.schema.json:11:59  The default of "more" is outside of its limits: it may have 1 decimal places. Correct it.',
  ],
  'fewer default choices than required': [
    asking(
      '{ "type": "array", "minItems": 2, "items": { "type": "string", "enum": ["a", "b"] }, "default": ["a"] }',
      boxes,
    ),
    'trip/person.schema.json:11:109  The default of "more" is outside of its limits: at least 2 are chosen. Correct it.',
  ],
  'a default in quotes': [
    asking('{ "type": "integer", "default": "5" }', number),
    `${at}:45  The default of "more" is no such number. Correct it.`,
  ],
  'a default that is not an option': [
    asking('{ "$ref": "../options/region.json", "default": "Nowhere" }', '"ui:widget": "select"'),
    `${at}:60  The default of "more" is not offered in its list. Correct it.`,
  ],
  'a read-only question without a value': [
    asking('{ "type": "string", "maxLength": 4, "readOnly": true }', '"ui:widget": "text"'),
    `${at}:49  "more" is only shown, and nothing says what. Add a "default", or delete it.`,
  ],
});
