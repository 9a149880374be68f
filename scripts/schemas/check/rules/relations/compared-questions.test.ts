import { testRule } from '../../../testing/test-rule.ts';
import { asked, date, number, text, withRule } from '../../../testing/visa-questions.ts';

testRule('rules between answers', {
  itself: [
    asked({ ends: withRule(date, '"after": "ends"') }),
    'trip/visa.schema.json:6:60  "ends" cannot be held against itself. Name another question.',
  ],
  'a question of an earlier step': [asked({ words: withRule(text, '"different": "firstName"') })],
  'a question of a later step': [
    {
      'trip/person.schema.json': [
        '"gradYear": { "type": "string", "maxLength": 4 }',
        '"gradYear": { "type": "string", "maxLength": 4, "different": "visaNumber" }',
      ],
    },
    'trip/person.schema.json:11:66  There is no question "visaNumber" before this step: it comes later, in "visa". Known here: "firstName" or "city".',
  ],
  'a total of a text': [
    asked(
      { a: number, b: number, words: text },
      '"sumIs": { "fields": ["a", "words", "bee"], "total": 100 },\n  ',
    ),
    'trip/visa.schema.json:5:30  "sumIs" adds up numbers, and "words" is a text. Name a number.',
    'trip/visa.schema.json:5:39  There is no question "bee" in the step "visa". Known here: "a", "b", "words", "visaNumber", "visaAgain", "scan" or "school".',
  ],
  'a total outside the limits of the numbers': [
    asked(
      { a: withRule(number, '"maximum": 40'), b: withRule(number, '"maximum": 50') },
      '"sumIs": { "fields": ["a", "b"], "total": 100 },\n  ',
    ),
    'trip/visa.schema.json:5:45  These numbers never come to 100: together they are at most 90. Change the total, or their limits.',
  ],
  'a required question in atLeastOneOf': [
    asked({ a: number }, '"atLeastOneOf": ["a", "visaNumber"],\n  '),
    'trip/visa.schema.json:5:25  "visaNumber" must be answered in any case, so that "atLeastOneOf" never says anything. Take it out of "required".',
  ],
});
