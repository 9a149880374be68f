import { testRule } from '../../../testing/test-rule.ts';
import { asked, computed, number, town } from '../../../testing/visa-questions.ts';

testRule('computed questions', {
  'from an unknown question': [
    asked({ a: number, sum: computed('sum', '"a", "bb"') }),
    'trip/visa.schema.json:7:59  There is no question "bb" in the step "visa" or before it. Known here: "a".',
  ],
  'with an unknown operation': [
    asked({ a: number, sum: computed('constructor', '"a"') }),
    'trip/visa.schema.json:7:46  "constructor" is not known here. Known here: "sum", "difference", "product", "count", "age" or "fact".',
  ],
  'from itself, through another question': [
    asked({ a: number, one: computed('sum', '"a", "two"'), two: computed('sum', '"one"') }),
    'trip/visa.schema.json:7:46  "one" would follow from itself: "one" from "two" from "one". Let one of them be asked.',
  ],
  'an age from a number': [
    asked({ a: number, age: computed('age', '"a"', 'integer') }),
    'trip/visa.schema.json:7:55  "age" is made of a date with its day, and "a" is a number. Name another question.',
  ],
  'a count of a number': [
    asked({ a: number, all: computed('count', '"a"', 'integer') }),
    'trip/visa.schema.json:7:57  "count" is made of a list, and "a" is a number. Name another question.',
  ],
  'a fact that the list does not have': [
    asked({ town, place: computed('fact', '"town", "regoin"', 'string') }),
    'trip/visa.schema.json:7:65  The list of "town" says no "regoin" of its options. Write "region".',
  ],
  'accepts a fact that the list has': [
    asked({ town, place: computed('fact', '"town", "region"', 'string') }),
  ],
  'a sum that is a text': [
    asked({ a: number, sum: computed('sum', '"a"', 'string') }),
    'trip/visa.schema.json:7:5  What comes of "sum" is a number, and "sum" is a text. Write "type": "number".',
  ],
  'a path into a question without parts': [
    asked({ a: number, sum: computed('sum', '"a.b"') }),
    'trip/visa.schema.json:7:54  "a" holds no questions, so that nothing can be called "a.b". Write "a".',
  ],
});
