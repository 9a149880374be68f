import { changed, tripTexts } from '../../../testing/fixture.ts';
import { testRule } from '../../../testing/test-rule.ts';

/** The trip with a question more. */
const asking = (field: string, words: string, required = '') =>
  ({
    'trip/person.schema.json': [
      ['"gradYear": {', `"more": ${field},\n    "gradYear": {`],
      ['"required": ["firstName",', `"required": [${required}"firstName",`],
    ],
    'trip/person.ui.json': [
      ['"fields": ["firstName", "born"]', '"fields": ["firstName", "born", "more"]'],
      ['"country": {', `"more": { "ui:title": "More", "noun": "more", ${words} },\n  "country": {`],
    ],
  }) as const;
const number = '"ui:widget": "number"';
const boxes = '"ui:widget": "checkboxes"';
const at = 'trip/person.schema.json:11';

testRule('limits', {
  'a smallest number of a text': [
    asking('{ "type": "string", "maxLength": 4, "minimum": 1 }', '"ui:widget": "text"'),
    `${at}:49  "minimum" is for a number, and "more" is none. Delete it, or change the type.`,
  ],
  'decimal places of a whole number': [
    asking('{ "type": "integer", "decimals": 2 }', number),
    `${at}:34  "decimals" is for a number with decimal places, and "more" is none. Delete it, or change the type.`,
  ],
  'more choices than go together': [
    {
      ...asking('{ "type": "array", "minItems": 2, "items": { "$ref": "../options/topic.json" } }', boxes),
      'options/topic.json': `{
  "$schema": "../meta/options.schema.json",
  "title": "Topics",
  "type": "string",
  "oneOf": [{ "const": "a", "title": "A" }, { "const": "none", "title": "None", "exclusive": true }]
}
`,
    },
    `${at}:44  Nobody can choose 2 of the 1 options of "more". Make it smaller.`,
  ],
  'more choices than there are': [
    asking('{ "type": "array", "minItems": 3, "items": { "type": "string", "enum": ["a", "b"] } }', boxes),
    `${at}:44  Nobody can choose 3 of the 2 options of "more". Make it smaller.`,
  ],
  'a box that must be ticked by nobody': [
    asking('{ "type": "boolean", "const": true }', '"ui:widget": "checkbox"'),
    `${at}:5  "more" can only be ticked, and nobody has to tick it. Add "more" to "required".`,
  ],
  'a unit beside a text': [
    asking('{ "type": "string", "maxLength": 4 }', '"ui:widget": "text", "suffix": "km"'),
    'trip/person.ui.json:14:70  A suffix stands beside a number, and "more" is asked with the widget "text". Delete it, or write "ui:widget": "number".',
  ],
});

testRule('defaults', {
  'a tick beforehand': [
    asking('{ "type": "boolean", "const": true, "default": true }', '"ui:widget": "checkbox"', '"more", '),
    `${at}:49  Nobody has agreed before the question: "more" must not be ticked beforehand. Delete the default.`,
  ],
  'a default that is too large': [
    asking('{ "type": "integer", "maximum": 4, "default": 5 }', number),
    `${at}:59  The default of "more" is outside of its limits. Correct it.`,
  ],
  'a default in quotes': [
    asking('{ "type": "integer", "default": "5" }', number),
    `${at}:45  The default of "more" is no such number. Correct it.`,
  ],
  'a default that is no option': [
    asking('{ "$ref": "../options/region.json", "default": "Nowhere" }', '"ui:widget": "select"'),
    `${at}:60  The default of "more" is not offered in its list. Correct it.`,
  ],
  'nothing to show': [
    asking('{ "type": "string", "maxLength": 4, "readOnly": true }', '"ui:widget": "text"'),
    `${at}:49  "more" is only shown, and nothing says what. Add a "default", or delete it.`,
  ],
});

testRule(
  'right limits',
  { 'are not spoken of': [{}] },
  changed(
    tripTexts(),
    asking(
      '{ "type": "number", "minimum": -5, "maximum": 5, "decimals": 1, "default": 0 }',
      `${number}, "suffix": "%"`,
    ),
  ),
);
