import { testRule } from '../../../testing/test-rule.ts';

const year = '"type": "string", "maxLength": 4';
const phone = (rules: string): [string, string] => [year, `"type": "string", ${rules}`];
const asked: [string, string][] = [
  ['"ui:widget": "hidden"', '"ui:widget": "phone"'],
  ['"fields": ["country", "city", "region"]', '"fields": ["country", "city", "region", "gradYear"]'],
];

testRule('phones', {
  'a phone number without countries': [
    { 'trip/person.schema.json': phone('"format": "phone"'), 'trip/person.ui.json': asked },
    'trip/person.schema.json:11:5  Nothing says of which countries the phone number "gradYear" may be. Add "countries": ["GM"].',
  ],
  'a country that does not exist': [
    {
      'trip/person.schema.json': phone('"format": "phone", "countries": ["GM", "UK"]'),
      'trip/person.ui.json': asked,
    },
    'trip/person.schema.json:11:76  There is no country "UK" with phone numbers. Write "GB".',
  ],
  'swapped letters': [
    {
      'trip/person.schema.json': phone('"format": "phone", "countries": ["NS"]'),
      'trip/person.ui.json': asked,
    },
    'trip/person.schema.json:11:70  There is no country "NS" with phone numbers. Write "SN".',
  ],
  'countries on a text': [
    { 'trip/person.schema.json': phone('"countries": ["GM"], "maxLength": 20') },
    'trip/person.schema.json:11:37  "countries" is for a phone number, and "gradYear" is none. Delete it, or add "format": "phone".',
  ],
  'a pattern in addition to countries': [
    {
      'trip/person.schema.json': phone('"format": "phone", "countries": ["GM"], "pattern": "^[0-9]+$"'),
      'trip/person.ui.json': asked,
    },
    'trip/person.schema.json:11:77  The countries say which numbers are right, so that "gradYear" needs no "pattern". Delete it.',
  ],
  'a message for a rule that phone numbers cannot break': [
    {
      'trip/person.schema.json': phone('"format": "phone", "countries": ["GM"]'),
      'trip/person.ui.json': [
        ...asked,
        [
          '"noun": "your year of graduation"',
          '"noun": "your year of graduation", "messages": { "format": "Enter all digits" }',
        ],
      ],
    },
    'trip/person.ui.json:23:122  Nobody will see these words: "gradYear" has no rule "format". Delete them.',
  ],
});
