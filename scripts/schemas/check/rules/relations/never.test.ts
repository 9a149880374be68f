import { testRule } from '../../../testing/test-rule.ts';
import { asked, date, number, text } from '../../../testing/visa-questions.ts';

testRule('conditions that never hold', {
  'limits outside those of the question': [
    asked(
      { a: '{ "type": "number", "maximum": 5 }' },
      '"if": { "properties": { "a": { "minimum": 6 } }, "required": ["a"] },\n  "then": { "required": ["a"] },\n  ',
    ),
    'trip/visa.schema.json:5:27  This is never true: no answer to "a" lies within these limits and those of the question. Change the limits.',
  ],
  'a number that the question does not accept': [
    asked(
      { a: '{ "type": "number", "maximum": 5 }' },
      '"if": { "properties": { "a": { "const": 6 } }, "required": ["a"] },\n  "then": { "required": ["a"] },\n  ',
    ),
    'trip/visa.schema.json:5:43  This is never true: no answer to "a" is 6, because the largest number is 5. Compare it with another answer.',
  ],
  'a number in quotes': [
    asked(
      { a: number },
      '"if": { "properties": { "a": { "enum": [5, "6"] } }, "required": ["a"] },\n  "then": { "required": ["a"] },\n  ',
    ),
    'trip/visa.schema.json:5:46  This is never true: no answer to "a" is "6", because it is no number. Compare it with another answer.',
  ],
  'a text that is too long': [
    asked(
      { a: text },
      '"if": { "properties": { "a": { "const": "more than that" } }, "required": ["a"] },\n  "then": { "required": ["a"] },\n  ',
    ),
    'trip/visa.schema.json:5:43  This is never true: no answer to "a" is "more than that", because it has 14 characters, and may have 9. Compare it with another answer.',
  ],
  'a date limit on a number': [
    asked(
      { a: number },
      '"if": { "properties": { "a": { "from": "today" } }, "required": ["a"] },\n  "then": { "required": ["a"] },\n  ',
    ),
    'trip/visa.schema.json:5:34  "from" is for a date or a time, and "a" is a number. Delete it, or look at another question.',
  ],
  'days in the wrong order': [
    asked(
      { a: date },
      '"if": { "properties": { "a": { "from": "today", "to": "today-1d" } }, "required": ["a"] },\n  "then": { "required": ["a"] },\n  ',
    ),
    'trip/visa.schema.json:5:27  This is never true: no answer to "a" lies within these limits and those of the question. Change the limits.',
  ],
});
