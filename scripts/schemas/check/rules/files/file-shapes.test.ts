import { portalTexts } from '../../../testing/fixture.ts';
import { testRule } from '../../../testing/test-rule.ts';

testRule('meta schemas', {
  'an unknown key with a close match': [
    { 'trip/person.ui.json': ['"ui:help"', '"ui:hlep"'] },
    'trip/person.ui.json:17:5  "ui:hlep" is not known here. Write "ui:help".',
  ],
  'a value of the wrong type': [
    { 'trip/flow.json': ['"progress": 60', '"progress": "60"'] },
    'trip/flow.json:22:19  "progress" must be a number, without quotes. Write 60.',
  ],
  'a value that is not allowed': [
    { 'trip/flow.json': ['"access": "public"', '"access": "pubic"'] },
    'trip/flow.json:6:13  "access" cannot be "pubic". Write "public".',
  ],
  'a value or key of standard JSON Schema': [
    {
      'trip/person.schema.json': ['"format": "date", "pastYears": 100', '"format": "month"'],
      'trip/visa.schema.json': ['"required"', '"anyOf": [],\n  "required"'],
    },
    'trip/person.schema.json:7:43  "format" cannot be "month". Known here: "date", "year-month", "partial-date", "time", "email", "uri", "phone" or "file".',
    'trip/visa.schema.json:11:3  "anyOf" is not known here. Known here: "allOf" or "atLeastOneOf".',
  ],
  'an abbreviated key': [
    { 'trip/visa.schema.json': ['"maxLength": 8, "minLength": 4', '"maxLength": 8, "min": 4'] },
    'trip/visa.schema.json:6:55  "min" is not known here. Known here: "minLength", "minimum" or "minItems".',
  ],
  'an unknown key, without findings about its value': [
    { 'trip/person.schema.json': ['"maxLength": 4', '"maxLength": 4, "expression": "{born} + 18"'] },
    'trip/person.schema.json:11:53  "expression" is not known here. There is no code in schemas: write "computed" with "sum", "difference", "product", "count", "age" or "fact".',
  ],
  'a missing key': [
    { 'trip/flow.json': ['"version": 1,\n  ', ''] },
    'trip/flow.json:1:1  This file has no "version". Add "version".',
  ],
  'a title of two thousand characters': [
    { 'trip/person.ui.json': ['"City"', `"${'City '.repeat(500)}"`] },
    'trip/person.ui.json:16:17  "ui:title" has 2500 characters, and a phone has room for 160. Make it shorter, or move a part of it to a content page.',
  ],
  'a number out of range': [
    { 'trip/flow.json': ['"progress": 80', '"progress": 180'] },
    'trip/flow.json:28:88  "progress" must be at most 100. How full the progress bar is, from 0 to 100. It must rise from step to step.',
  ],
});

testRule(
  'values that are written in one way only',
  {
    'a colour without #': [
      { 'portal.json': (text) => text.replace('#', '') },
      'portal.json:5:18  "brandColour" must be a colour such as #00D29D. Write "#00D29D".',
    ],
    'an account number with spaces': [
      { 'portal.json': ['"000000000000000000"', '"0000 0000 0000 0000 00"'] },
      'portal.json:32:24  "accountNumber" must be 18 digits without spaces, such as 001234567890123456. Write "000000000000000000".',
    ],
    'an address without its scheme': [
      { 'portal.json': ['https://gamjobs.com', 'gamjobs.com'] },
      'portal.json:143:37  "url" must be an address such as https://www.moherst.gov.gm. Write "https://gamjobs.com".',
    ],
    'the size of a file': [
      { 'portal.json': ['"resumeTemplate": {', '"resumeTemplate": { "size": "small",'] },
      'portal.json:94:31  "size" must be a size such as 40 KB. Correct "small".',
    ],
  },
  portalTexts(),
);
