import { testRule } from '../../../testing/test-rule.ts';

testRule('formats', {
  'a date keyword on a text': [
    { 'trip/person.schema.json': ['"maxLength": 4', '"maxLength": 4, "pastYears": 5'] },
    'trip/person.schema.json:11:53  "pastYears" is for a date, and "gradYear" is none. Delete it, or add "format": "date".',
  ],
  'a file without a maximum size': [
    {
      'trip/visa.schema.json': ['"maxBytes": 1048576, ', ''],
      'trip/visa.ui.json': ['"maxBytes": "File size exceeds 1MB",', ''],
    },
    'trip/visa.schema.json:8:5  The file "scan" has no "maxBytes". Add "maxBytes": 52428800 (50 MB).',
  ],
});

testRule('decimals', {
  'multipleOf for decimals': [
    { 'trip/person.schema.json': ['"maxLength": 4', '"maxLength": 4, "multipleOf": 0.01'] },
    'trip/person.schema.json:11:53  "multipleOf" refuses some right amounts, such as 4.35. Write "decimals": 2.',
  ],
});
