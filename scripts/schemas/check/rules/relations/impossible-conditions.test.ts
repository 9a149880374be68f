import { testRule } from '../../../testing/test-rule.ts';
import { asked, date, number, withRule } from '../../../testing/visa-questions.ts';

const comparing = (field: string, match: string) =>
  asked(
    { a: field },
    `"if": { "properties": { "a": ${match} }, "required": ["a"] },\n  "then": { "required": ["a"] },\n  `,
  );

testRule('conditions that never hold', {
  'limits outside those of the question': [
    comparing(withRule(number, '"maximum": 5'), '{ "minimum": 6 }'),
    'trip/visa.schema.json:5:27  This is never true: no answer to "a" lies within these limits and those of the question. Change the limits.',
  ],
  'a number that the question does not accept': [
    comparing(withRule(number, '"maximum": 5'), '{ "const": 6 }'),
    'trip/visa.schema.json:5:43  This is never true: no answer to "a" is 6, because the largest number is 5. Compare it with another answer.',
  ],
  'a number in quotes': [
    comparing(number, '{ "enum": [5, "6"] }'),
    'trip/visa.schema.json:5:46  This is never true: no answer to "a" is "6", because it is no number. Compare it with another answer.',
  ],
  'days in the wrong order': [
    comparing(date, '{ "from": "today", "to": "today-1d" }'),
    'trip/visa.schema.json:5:27  This is never true: no answer to "a" lies within these limits and those of the question. Change the limits.',
  ],
});
