import { testRule } from '../../../testing/test-rule.ts';
import { asked, date, number } from '../../../testing/visa-questions.ts';

testRule('conditions that never hold', {
  'beyond the question': [
    asked(
      { a: '{ "type": "number", "maximum": 5 }' },
      '"if": { "properties": { "a": { "minimum": 6 } }, "required": ["a"] },\n  "then": { "required": ["a"] },\n  ',
    ),
    'trip/visa.schema.json:5:27  This is never true: no answer to "a" lies within these limits and those of the question. Change the limits.',
  ],
  'a limit of dates at a number': [
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
