import { asDate, asking, asNumber, asText, lists, type Probes, rowsOf, text } from './probe.ts';

const date = { type: 'string', format: 'date' };
const number = { type: 'number', decimals: 2 };
const digits = (more: object = {}) => ({ type: 'string', maxLength: 15, ...more });
const computed = { 'ui:widget': 'computed' };

const members = rowsOf('a member', { name: [text, asText], income: [number, asNumber] }, { maxItems: 20 });

export const rules: Probes = {
  'later-than': {
    name: 'Later, or larger, than another answer',
    elsewhere: 'ODK constraint, SurveyJS expression validator',
    written: '`"after": "start"`',
    asks: { start: [date, asDate], end: [{ ...date, after: 'start' }, asDate] },
    taken: [{ start: '2026-01-31', end: '2026-02-01' }],
    refused: [{ start: '2026-02-01', end: '2026-02-01' }, { end: 'The end must be after the start' }],
  },
  'same-answer': {
    name: 'Same as another answer',
    elsewhere: 'VA confirm e-mail, SurveyJS expression validator',
    written: '`"sameAs": "email"`',
    asks: {
      email: asking('email', { type: 'string', format: 'email', maxLength: 254 }),
      again: asking('email', { type: 'string', maxLength: 254, sameAs: 'email' }),
    },
    taken: [{ email: 'awa@example.com', again: 'awa@example.com' }],
    refused: [
      { email: 'awa@example.com', again: 'awa@example.org' },
      { again: 'The again must be the same as the email' },
    ],
  },
  'different-answer': {
    name: 'Different from another answer',
    elsewhere: 'ODK constraint',
    written: '`"different": "phone"`',
    asks: { phone: [digits(), asText], second: [digits({ different: 'phone' }), asText] },
    taken: [{ phone: '3012345', second: '7012345' }],
    refused: [
      { phone: '3012345', second: '3012345' },
      { second: 'The second must be different from the phone' },
    ],
  },
  'sum-of-100': {
    name: 'Numbers that add up to 100',
    elsewhere: 'SurveyJS multipletext, Qualtrics constant sum',
    written: '`"sumIs": { "fields": ["own", "family"], "total": 100 }`',
    asks: { own: [number, asNumber], family: [number, asNumber] },
    schema: { sumIs: { fields: ['own', 'family'], total: 100 } },
    taken: [{ own: 99.9, family: 0.1 }],
    refused: [{ own: '60', family: '50' }, { own: 'The own and the family must come to 100 together' }],
  },
  'one-of-several': {
    name: 'At least one of several questions is answered',
    elsewhere: 'VA, by a function; Form.io custom validation',
    written: '`"atLeastOneOf": ["home", "mobile"]`',
    asks: { home: [digits(), asText], mobile: [digits(), asText] },
    schema: { atLeastOneOf: ['home', 'mobile'] },
    taken: [{ mobile: '3012345' }],
    refused: [{}, { home: 'Give at least one: the home or the mobile' }],
  },
  'earlier-step': {
    name: 'Rule that refers to an earlier step',
    elsewhere: 'ODK constraint',
    written: '`"after": "birth"`, with `birth` in an earlier step',
    before: { birth: [date, asDate] },
    asks: { wedding: [{ ...date, after: 'birth' }, asDate] },
    taken: [{ birth: '1990-01-01', wedding: '2015-01-01' }],
    refused: [
      { birth: '1990-01-01', wedding: '1989-12-31' },
      { wedding: 'The wedding must be after the birth' },
    ],
  },
  sum: {
    name: 'Sum of answers',
    elsewhere: 'ODK calculate, SurveyJS expression',
    written: '`"computed": { "sum": ["food", "rent"] }`, with the widget `computed`',
    asks: {
      food: [number, asNumber],
      rent: [number, asNumber],
      costs: [{ type: 'number', computed: { sum: ['food', 'rent'] }, maximum: 5000 }, computed],
    },
    taken: [
      { food: '0.1', rent: '0.2', costs: 9 },
      { food: 0.1, rent: 0.2, costs: 0.3 },
    ],
    refused: [{ food: '4000', rent: '1000.5' }, { costs: 'The costs must be 5000 or less' }],
    drawn: ['<output'],
  },
  difference: {
    name: 'Difference of answers',
    elsewhere: 'ODK calculate',
    written: '`"computed": { "difference": ["income", "costs"] }`',
    asks: {
      income: [number, asNumber],
      costs: [number, asNumber],
      left: [{ type: 'number', computed: { difference: ['income', 'costs'] }, minimum: 0 }, computed],
    },
    taken: [
      { income: '500', costs: '499.5' },
      { income: 500, costs: 499.5, left: 0.5 },
    ],
    refused: [{ income: '500', costs: '501' }, { left: 'The left must be 0 or more' }],
  },
  product: {
    name: 'Product of answers: price and number',
    elsewhere: 'ODK calculate, Form.io calculated value',
    written: '`"computed": { "product": ["price", "count"] }`',
    asks: {
      price: [number, asNumber],
      count: [{ type: 'integer' }, asNumber],
      total: [{ type: 'number', computed: { product: ['price', 'count'] }, maximum: 100 }, computed],
    },
    taken: [
      { price: '1.1', count: '3' },
      { price: 1.1, count: 3, total: 3.3 },
    ],
    refused: [{ price: '50.5', count: '2' }, { total: 'The total must be 100 or less' }],
  },
  'total-of-rows': {
    name: 'Total of all rows',
    elsewhere: 'ODK sum(), SurveyJS sumInArray',
    written: '`"computed": { "sum": ["members.income"] }`',
    asks: {
      members,
      total: [{ type: 'number', computed: { sum: ['members.income'] }, maximum: 900 }, computed],
    },
    taken: [
      { members: [{ name: 'Awa', income: '300' }, { name: 'Lamin' }, { name: 'Fatou', income: '1.5' }] },
      {
        members: [{ name: 'Awa', income: 300 }, { name: 'Lamin' }, { name: 'Fatou', income: 1.5 }],
        total: 301.5,
      },
    ],
    refused: [{ members: [{ name: 'Awa', income: '901' }] }, { total: 'The total must be 900 or less' }],
  },
  count: {
    name: 'Number of rows, or of choices',
    elsewhere: 'ODK count(), count-selected()',
    written: '`"computed": { "count": ["members"] }`',
    asks: {
      members,
      people: [{ type: 'integer', computed: { count: ['members'] }, maximum: 2 }, computed],
    },
    taken: [
      { members: [{ name: 'Awa' }, { name: 'Lamin' }] },
      { members: [{ name: 'Awa' }, { name: 'Lamin' }], people: 2 },
    ],
    refused: [
      { members: [{ name: 'Awa' }, { name: 'Lamin' }, { name: 'Fatou' }] },
      { people: 'The people must be 2 or less' },
    ],
  },
  'age-by-birth': {
    name: 'Age from the date of birth',
    elsewhere: 'SurveyJS age(), ODK by a formula',
    written: '`"computed": { "age": ["birth"] }`',
    asks: {
      birth: [{ ...date, pastYears: 120 }, asDate],
      years: [{ type: 'integer', computed: { age: ['birth'] }, maximum: 60 }, computed],
    },
    taken: [{ birth: '1990-11-21' }, { birth: '1990-11-21', years: 35 }],
    refused: [{ birth: '1960-01-01' }, { years: 'The years must be 60 or less' }],
  },
  fact: {
    name: 'Fact about the chosen option',
    elsewhere: 'ODK pulldata, instance()',
    written: '`"computed": { "fact": ["income", "class"] }`, and each option has its `"class"`',
    asks: {
      income: asking('radios', { $ref: '../options/income.json' }),
      class: [{ type: 'string', computed: { fact: ['income', 'class'] } }, computed],
    },
    files: lists({
      income: { 1: { title: 'Less than D5,000', class: 'C' }, 2: { title: 'D5,000 or more', class: 'B' } },
    }),
    taken: [
      { income: '1', class: 'A' },
      { income: '1', class: 'C' },
    ],
    refused: [{ income: '3' }, { income: 'Select the income' }],
  },
};
