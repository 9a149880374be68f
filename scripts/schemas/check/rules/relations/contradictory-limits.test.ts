import type { Changes } from '../../../testing/fixture.ts';
import { asking, boxes, number } from '../../../testing/person-question.ts';
import { testRule } from '../../../testing/test-rule.ts';

function narrowed(field: string, words: string, limits: string): Changes {
  const { 'trip/person.schema.json': rules, ...ui } = asking(field, words);
  const narrower = ['"region": false', `"region": false, "more": ${limits}`] as const;
  return { ...ui, 'trip/person.schema.json': [...rules, narrower] };
}

testRule('limits that leave no answer', {
  'limits without a whole number between': [
    asking('{ "type": "integer", "minimum": 1.2, "maximum": 1.8 }', number),
    'trip/person.schema.json:11:45  No answer to "more" can be right: no such number lies between 1.2 and 1.8. Make "minimum" smaller or "maximum" larger.',
  ],
  'limits without a number of that many decimals between': [
    asking('{ "type": "number", "decimals": 1, "minimum": 0.11, "maximum": 0.19 }', number),
    'trip/person.schema.json:11:59  No answer to "more" can be right: no such number lies between 0.11 and 0.19. Make "minimum" smaller or "maximum" larger.',
  ],
  'a minimum length above the maximum': [
    asking('{ "type": "string", "minLength": 9, "maxLength": 4 }', '"ui:widget": "text"'),
    'trip/person.schema.json:11:46  No answer to "more" can be right: the shortest length (9) is longer than the longest (4). Make "minLength" smaller or "maxLength" larger.',
  ],
  'more choices required than allowed': [
    asking(
      '{ "type": "array", "minItems": 2, "maxItems": 1, "items": { "type": "string", "enum": ["a", "b"] } }',
      boxes,
    ),
    'trip/person.schema.json:11:44  No answer to "more" can be right: the fewest (2) are more than the most (1). Make "minItems" smaller or "maxItems" larger.',
  ],
  'limits of a condition outside those of the question': [
    narrowed('{ "type": "integer", "maximum": 4 }', number, '{ "minimum": 5 }'),
    'trip/person.schema.json:24:59  No answer to "more" can be right: the smallest number (5) is larger than the largest (4). Make "minimum" smaller or "maximum" larger.',
  ],
  'an option that is too long': [
    asking('{ "type": "string", "maxLength": 3, "enum": ["One", "Three"] }', '"ui:widget": "radios"'),
    'trip/person.schema.json:11:65  "Three" cannot be answered to "more": it has 5 characters, and may have 3. Change the option, or the limits.',
  ],
  'an option of a condition that the question does not have': [
    narrowed('{ "type": "string", "enum": ["a", "b"] }', '"ui:widget": "radios"', '{ "enum": ["a", "c"] }'),
    'trip/person.schema.json:24:62  "c" cannot be answered to "more": the question has no such option. Change the option, or the limits.',
  ],
  'future days for a date in the past': [
    asking(
      '{ "type": "string", "format": "date", "pastYears": 9, "from": "today+1d" }',
      '"ui:widget": "date"',
    ),
    'trip/person.schema.json:11:51  No answer to "more" can be right: it must be from "today+1d", and "pastYears" allows no day to come. Delete "pastYears", or "from".',
  ],
});
