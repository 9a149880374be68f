import { testRule } from '../../../testing/test-rule.ts';

testRule('decimals', {
  'a number': [
    { 'trip/person.schema.json': ['"type": "string", "maxLength": 4', '"type": "number"'] },
    'trip/person.schema.json:11:27  The answer to "gradYear" must be kept as text. Write "type": "string", "maxLength": 12, "pattern": "^\\\\d+(\\\\.\\\\d{1,2})?$", and "ui:widget": "decimal".',
  ],
  'decimals by multiplication': [
    { 'trip/person.schema.json': ['"maxLength": 4', '"maxLength": 4, "multipleOf": 0.01'] },
    'trip/person.schema.json:11:53  "multipleOf" refuses some right amounts, such as 4.35. Write "type": "string", "maxLength": 12, "pattern": "^\\\\d+(\\\\.\\\\d{1,2})?$", and "ui:widget": "decimal".',
  ],
});
