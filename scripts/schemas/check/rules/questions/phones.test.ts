import { testRule } from '../../../testing/test-rule.ts';

const schema = 'trip/person.schema.json';
const ui = 'trip/person.ui.json';
const texts: [string, string][] = [
  ['"ui:widget": "hidden"', '"ui:widget": "phone"'],
  ['"fields": ["country", "city", "region"]', '"fields": ["country", "city", "region", "gradYear"]'],
];

const phone = (rules: string) => ({
  [schema]: ['"type": "string", "maxLength": 4', `"type": "string", ${rules}`] as const,
  [ui]: texts,
});

testRule('phones', {
  'a phone number without countries': [
    phone('"format": "phone"'),
    'trip/person.schema.json:11:5  Nothing says of which countries the phone number "gradYear" may be. Add "countries": ["GM"].',
  ],
  'swapped letters': [
    phone('"format": "phone", "countries": ["NS"]'),
    'trip/person.schema.json:11:70  There is no country "NS" with phone numbers. Write "SN".',
  ],
  'a pattern in addition to countries': [
    phone('"format": "phone", "countries": ["GM"], "pattern": "^[0-9]+$"'),
    'trip/person.schema.json:11:77  The countries say which numbers are right, so that "gradYear" needs no "pattern". Delete it.',
  ],
  'a message for a rule that phone numbers cannot break': [
    {
      ...phone('"format": "phone", "countries": ["GM"]'),
      [ui]: [
        ...texts,
        [
          '"noun": "your year of graduation"',
          '"noun": "your year of graduation", "messages": { "format": "Enter all digits" }',
        ],
      ],
    },
    'trip/person.ui.json:23:122  Nobody will see these words: "gradYear" has no rule "format". Delete them.',
  ],
});
