import { testRule } from '../../../testing/test-rule.ts';

const number = '{ "type": "number" }';
const date = '{ "type": "string", "format": "date" }';

/** The last step of the trip with these questions besides, and these rules. */
const asked = (fields: Record<string, string>, rules = '') => ({
  'trip/visa.schema.json': [
    [
      /"properties": \{/,
      `${rules}"properties": {${Object.entries(fields)
        .map(([name, rule]) => `\n    "${name}": ${rule},`)
        .join('')}`,
    ],
  ] as const,
  'trip/visa.ui.json': [
    [
      /"visaNumber": \{/,
      `${Object.entries(fields)
        .map(
          ([name, rule]) =>
            `"${name}": { "ui:title": "${name}", "ui:widget": "${rule.includes('computed') ? 'computed' : rule.includes('date') ? 'date' : rule.includes('$ref') ? 'select' : rule.includes('number') ? 'number' : 'text'}", "noun": "the ${name}" },\n  `,
        )
        .join('')}"visaNumber": {`,
    ],
  ] as const,
});
const text = '{ "type": "string", "maxLength": 9, "pattern": "\\\\S" }';
const town = '{ "$ref": "../options/city.json" }';
const dateAfter = (rule: string, other: string) => date.replace(' }', `, "${rule}": "${other}" }`);
const computed = (how: string, operands: string, type = 'number') =>
  `{ "type": "${type}", "computed": { "${how}": [${operands}] } }`;

testRule('rules between answers', {
  'a question that is none': [
    asked({ begins: date, ends: dateAfter('after', 'begin') }),
    'trip/visa.schema.json:7:60  There is no question "begin" in the step "visa" or before it. Write "begins".',
  ],
  itself: [
    asked({ ends: dateAfter('after', 'ends') }),
    'trip/visa.schema.json:6:60  "ends" cannot be held against itself. Name another question.',
  ],
  'a date and a number': [
    asked({ amount: number, ends: dateAfter('notBefore', 'amount') }),
    'trip/visa.schema.json:7:64  "ends" is a date and "amount" is a number: they cannot be compared. Name a date.',
  ],
  'an order of texts': [
    asked({ words: text.replace(' }', ', "after": "visaNumber" }') }),
    'trip/visa.schema.json:6:68  "after" is for dates, times and numbers, and "words" is a text. Delete it.',
  ],
  'a question of an earlier step': [asked({ words: text.replace(' }', ', "different": "firstName" }') })],
  'a question of a later step': [
    {
      'trip/person.schema.json': [
        '"gradYear": { "type": "string", "maxLength": 4 }',
        '"gradYear": { "type": "string", "maxLength": 4, "different": "visaNumber" }',
      ],
    },
    'trip/person.schema.json:11:66  There is no question "visaNumber" before this step: it comes later, in "visa". Known here: "firstName" or "city".',
  ],
  'a total of what is no number': [
    asked(
      { a: number, b: number, words: text },
      '"sumIs": { "fields": ["a", "words", "bee"], "total": 100 },\n  ',
    ),
    'trip/visa.schema.json:5:30  "sumIs" adds up numbers, and "words" is a text. Name a number.',
    'trip/visa.schema.json:5:39  There is no question "bee" in the step "visa". Known here: "a", "b", "words", "visaNumber", "visaAgain", "scan" or "school".',
  ],
  'one of several that must be answered anyway': [
    asked({ a: number }, '"atLeastOneOf": ["a", "visaNumber"],\n  '),
    'trip/visa.schema.json:5:25  "visaNumber" must be answered in any case, so that "atLeastOneOf" never says anything. Take it out of "required".',
  ],
});

testRule('computed questions', {
  'of what is not there': [
    asked({ a: number, sum: computed('sum', '"a", "bb"') }),
    'trip/visa.schema.json:7:59  There is no question "bb" in the step "visa" or before it. Known here: "a".',
  ],
  'of a text': [
    asked({ a: number, sum: computed('sum', '"a", "visaNumber"') }),
    'trip/visa.schema.json:7:59  "sum" is made of a number, and "visaNumber" is a text. Name another question.',
  ],
  'of itself, by another one': [
    asked({ a: number, one: computed('sum', '"a", "two"'), two: computed('sum', '"one"') }),
    'trip/visa.schema.json:7:46  "one" would follow from itself: "one" from "two" from "one". Let one of them be asked.',
  ],
  'an age of a number': [
    asked({ a: number, age: computed('age', '"a"', 'integer') }),
    'trip/visa.schema.json:7:55  "age" is made of a date with its day, and "a" is a number. Name another question.',
  ],
  'a count of a number': [
    asked({ a: number, all: computed('count', '"a"', 'integer') }),
    'trip/visa.schema.json:7:57  "count" is made of a list, and "a" is a number. Name another question.',
  ],
  'a fact that the list does not know': [
    asked({ town, place: computed('fact', '"town", "regoin"', 'string') }),
    'trip/visa.schema.json:7:65  The list of "town" says no "regoin" of its options. Write "region".',
  ],
  'a fact that it knows': [asked({ town, place: computed('fact', '"town", "region"', 'string') })],
  'a sum that is a text': [
    asked({ a: number, sum: computed('sum', '"a"', 'string') }),
    'trip/visa.schema.json:7:5  What comes of "sum" is a number, and "sum" is a text. Write "type": "number".',
  ],
  'a part of what has none': [
    asked({ a: number, sum: computed('sum', '"a.b"') }),
    'trip/visa.schema.json:7:54  "a" holds no questions, so that nothing can be called "a.b". Write "a".',
  ],
  'a computed answer that is required': [
    {
      ...asked({ a: number, sum: computed('sum', '"a"') }),
      'trip/visa.schema.json': [
        ...asked({ a: number, sum: computed('sum', '"a"') })['trip/visa.schema.json'],
        ['"required": [', '"required": ["sum", '],
      ],
    },
    'trip/visa.schema.json:13:16  "sum" follows from other answers, so that nobody can be asked for it. Delete it here.',
  ],
});

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
